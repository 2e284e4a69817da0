import { Group, Stack } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import type { DateRange } from '@share/contract/shared/lists/list.ts';
import { useId } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { dayOfText } from '../../fields/day-of-text.ts';
import { fieldTexts } from '../../fields/fields.texts.ts';
import { useCalendar } from '../../fields/use-calendar.ts';
import { useCalendarOpening } from '../../fields/use-calendar-opening.ts';
import { listTexts } from '../list.texts.ts';
import { DayPresets } from './day-presets.tsx';
import type { FilterControl, OfType } from './filter-texts.ts';

/** From and to as calendar days; either may be empty. */
export function DayRangeFilter({ filter, value, onChange }: FilterControl<OfType<'dateRange'>, DateRange>) {
  const texts = useTexts(listTexts);
  const change = (name: 'from' | 'to', day: string | null) => {
    const { [name]: _before, ...other } = value ?? {};
    const next = day === null ? other : { ...other, [name]: day };
    onChange(Object.keys(next).length === 0 ? undefined : next);
  };
  return (
    <Stack gap="xs" role="group" aria-label={filter.label}>
      <DayPresets value={value} onChange={onChange} />
      <Group gap="xs" wrap="nowrap">
        {(['from', 'to'] as const).map((name) => (
          <RangeEnd
            key={name}
            name={filter.label}
            label={texts[name]}
            day={value?.[name] ?? null}
            onChange={(day) => change(name, day)}
          />
        ))}
      </Group>
    </Stack>
  );
}

interface RangeEndProps {
  name: string;
  label: string;
  day: string | null;
  onChange: (day: string | null) => void;
}

function RangeEnd({ name, label, day, onChange }: RangeEndProps) {
  const texts = useTexts(fieldTexts);
  const calendar = useCalendar();
  const opening = useCalendarOpening();
  const id = useId();
  return (
    <DateInput
      label={label}
      labelProps={{ fw: 400 }}
      aria-label={`${name}: ${label}`}
      valueFormat="YYYY-MM-DD"
      {...calendar}
      placeholder={texts.dayPlaceholder}
      dateParser={dayOfText}
      clearable
      w={150}
      miw={0}
      id={id}
      popoverProps={{ id, withinPortal: false, disabled: !opening.isWanted }}
      {...opening.handlers}
      onBlur={opening.forget}
      value={day}
      onChange={onChange}
    />
  );
}
