import { Group, Skeleton, Stack } from '@mantine/core';
import type { DateRange } from '@share/contract/shared/lists/list.ts';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { listTexts } from '../list.texts.ts';
import { DayPresets } from './day-presets.tsx';
import type { FilterControl, OfType } from './filter-texts.ts';

/** A calendar is heavy: it is loaded with the first filter of days that opens. */
const RangeEnd = lazy(() => import('./range-end.tsx'));

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
          <Suspense key={name} fallback={<Skeleton w={150} h={60} />}>
            <RangeEnd
              name={filter.label}
              label={texts[name]}
              day={value?.[name] ?? null}
              onChange={(day) => change(name, day)}
            />
          </Suspense>
        ))}
      </Group>
    </Stack>
  );
}
