import { Fieldset } from '@mantine/core';
import type { FilterValue, ListOrder, ListState } from '@share/contract/shared/lists/list.ts';
import { AnyFilter } from '../filters/filter-control.tsx';
import type { ShownFilter } from '../filters/filter-texts.ts';
import { OrderFields } from './order-fields.tsx';
import classes from './phone-controls.module.css';

interface SheetFieldsProps {
  /** The columns by which the list can be sorted. */
  sortable: readonly { name: string; header: string }[];
  filters: ShownFilter[];
  state: ListState;
  onOrder: (order: ListOrder) => void;
  onFilter: (name: string, value: FilterValue | undefined) => void;
}

/** The order of a list and its filters. A default export for `lazyPart`. */
export default function SheetFields({ sortable, filters, state, onOrder, onFilter }: SheetFieldsProps) {
  return (
    <>
      <OrderFields columns={sortable} order={state.order} onChange={onOrder} />
      <FilterFields filters={filters} state={state} onChange={onFilter} />
    </>
  );
}

interface FilterFieldsProps {
  filters: ShownFilter[];
  state: ListState;
  onChange: (name: string, value: FilterValue | undefined) => void;
}

/** The filters with their names, one below the other. */
function FilterFields({ filters, state, onChange }: FilterFieldsProps) {
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
