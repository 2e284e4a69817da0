import { Fieldset } from '@mantine/core';
import type { FilterValue, ListState } from '@share/contract/shared/lists/list.ts';
import { AnyFilter } from '../filters/filter-control.tsx';
import type { ShownFilter } from '../filters/filter-texts.ts';
import classes from './phone-controls.module.css';

interface FilterFieldsProps {
  filters: ShownFilter[];
  state: ListState;
  onChange: (name: string, value: FilterValue | undefined) => void;
}

/** The filters with their names, one below the other. */
export function FilterFields({ filters, state, onChange }: FilterFieldsProps) {
  return filters.map((filter) => (
    <Fieldset key={filter.name} legend={filter.label} variant="unstyled" className={classes.field}>
      <AnyFilter
        filter={filter}
        value={state.filters[filter.name]}
        onChange={(value) => onChange(filter.name, value)}
      />
    </Fieldset>
  ));
}
