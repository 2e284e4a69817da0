import { Skeleton, Stack } from '@mantine/core';
import type { DateRange } from '@share/contract/shared/lists/list.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { DayPresets } from './day-presets.tsx';
import type { FilterControl, OfType } from './filter-texts.ts';

/** The code of the calendar is large, so it is loaded when the first filter of days opens. */
const DayRange = lazyPart(() => import('./day-range.tsx'));

/** The first and the last day; either may be empty. */
export const DayRangeFilter = ({
  filter,
  value,
  onChange,
}: FilterControl<OfType<'dateRange'>, DateRange>) => (
  <Stack gap="xs" role="group" aria-label={filter.label}>
    <DayPresets ahead={filter.declared.ahead ?? false} value={value} onChange={onChange} />
    <DayRange meanwhile={<Skeleton w={308} h={60} />} name={filter.label} value={value} onChange={onChange} />
  </Stack>
);
