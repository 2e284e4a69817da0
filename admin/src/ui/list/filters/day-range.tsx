import { Group, Stack } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import type { DateRange } from '@share/contract/shared/lists/list.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { DayInput } from '../../fields/days/day-input.tsx';
import { dayOfText } from '../../fields/days/day-of-text.ts';
import { useCalendar } from '../../fields/days/use-calendar.ts';
import { listTexts } from '../list.texts.ts';
import { useIsPhone } from '../phone/use-is-phone.ts';
import classes from './day-range.module.css';

interface DayRangeProps {
  name: string;
  value: DateRange | undefined;
  onChange: (range: DateRange | undefined) => void;
}

type Day = string | null;
type End = 'from' | 'to';

const rangeOf = (from: Day, to: Day): DateRange | undefined =>
  from === null && to === null
    ? undefined
    : { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) };

/** The first and the last day, typed or chosen in one calendar, which marks today. A default export for `lazyPart`. */
export default function DayRange({ name, value, onChange }: DayRangeProps) {
  const texts = useTexts(listTexts);
  const calendar = useCalendar();
  // On phones all filters are below each other in a sheet, so the calendar opens only with its field.
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(!isPhone);
  const from = value?.from ?? null;
  const to = value?.to ?? null;
  // Texts that cannot be read leave the filter as it is.
  const [unread, setUnread] = useState<Partial<Record<End, string>>>({});
  const type = (end: End, text: string) => {
    const day = text === '' ? null : dayOfText(text);
    const isUnreadable = day === null && text !== '';
    setUnread({ ...unread, [end]: isUnreadable ? text : undefined });
    if (!isUnreadable) onChange(end === 'from' ? rangeOf(day, to) : rangeOf(from, day));
  };
  return (
    <Stack gap="xs">
      <Group gap="xs" wrap="nowrap" align="flex-start">
        {(['from', 'to'] as const).map((end) => (
          <DayInput
            key={end}
            label={texts[end]}
            labelProps={{ fw: 400 }}
            aria-label={`${name}: ${texts[end]}`}
            clearable
            w={150}
            miw={0}
            onFocus={() => setOpen(true)}
            value={unread[end] ?? (end === 'from' ? from : to) ?? ''}
            onChange={(text) => type(end, text)}
          />
        ))}
      </Group>
      {isOpen && (
        <DatePicker
          type="range"
          {...calendar}
          highlightToday
          classNames={{ day: classes.day }}
          allowSingleDateInRange
          defaultDate={from ?? to ?? undefined}
          value={[from, to]}
          onChange={([first, last]) => {
            setUnread({});
            onChange(rangeOf(first, last));
          }}
        />
      )}
    </Stack>
  );
}
