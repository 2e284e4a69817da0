import { Group } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import type { DateRange } from '@share/contract/shared/list.ts';
import { useId } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { useCalendar } from '../../fields/use-calendar.ts';
import { listTexts } from '../list.texts.ts';
import type { FilterControl, OfType } from './filter-texts.ts';

/** From and to as calendar days; either may be empty. */
export function DayRangeFilter({ filter, value, onChange }: FilterControl<OfType<'dateRange'>, DateRange>) {
  const texts = useTexts(listTexts);
  const calendar = useCalendar();
  const id = useId();
  const end = (name: 'from' | 'to', label: string) => (
    <DateInput
      label={label}
      labelProps={{ fw: 400 }}
      aria-label={`${filter.label}: ${label}`}
      valueFormat="YYYY-MM-DD"
      {...calendar}
      placeholder="YYYY-MM-DD"
      clearable
      w={150}
      miw={0}
      id={`${id}-${name}`}
      popoverProps={{ id: `${id}-${name}`, withinPortal: false }}
      value={value?.[name] ?? null}
      onChange={(day) => {
        const { [name]: _before, ...other } = value ?? {};
        const next = day === null ? other : { ...other, [name]: day };
        onChange(Object.keys(next).length === 0 ? undefined : next);
      }}
    />
  );
  return (
    <Group gap="xs" role="group" aria-label={filter.label} wrap="nowrap">
      {end('from', texts.from)}
      {end('to', texts.to)}
    </Group>
  );
}
