import type { DateRange, FilterValue, NumberRange } from '@share/contract/shared/lists/list.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { DayRangeFilter } from './day-range-filter.tsx';
import type { OfType, ShownFilter } from './filter-texts.ts';
import { NumberRangeFilter } from './number-range-filter.tsx';
import { TextFilter } from './text-filter.tsx';
import { YesNoFilter } from './yes-no-filter.tsx';

interface FilterControlProps {
  filter: ShownFilter;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
}

/** The control for the declared type of a filter, below its name; `readListState` ensures that the value has this type. */
export function AnyFilter({ filter, value, onChange }: FilterControlProps) {
  switch (filter.declared.type) {
    case 'text':
      return (
        <TextFilter
          filter={filter as ShownFilter<OfType<'text'>>}
          value={value as string}
          onChange={onChange}
          isNamed
        />
      );
    case 'boolean':
      return (
        <YesNoFilter
          filter={filter as ShownFilter<OfType<'boolean'>>}
          value={value as boolean}
          onChange={onChange}
        />
      );
    case 'select':
      return (
        <ChoiceFilter
          filter={filter as ShownFilter<OfType<'select'>>}
          value={value as string}
          onChange={onChange}
        />
      );
    case 'dateRange':
      return (
        <DayRangeFilter
          filter={filter as ShownFilter<OfType<'dateRange'>>}
          value={value as DateRange}
          onChange={onChange}
        />
      );
    case 'numberRange':
      return (
        <NumberRangeFilter
          filter={filter as ShownFilter<OfType<'numberRange'>>}
          value={value as NumberRange}
          onChange={onChange}
        />
      );
  }
}
