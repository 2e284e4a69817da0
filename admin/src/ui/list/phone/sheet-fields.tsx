import type { FilterValue, ListOrder, ListState } from '@share/contract/shared/lists/list.ts';
import type { ShownFilter } from '../filters/filter-texts.ts';
import { FilterFields } from './filter-fields.tsx';
import { OrderFields } from './order-fields.tsx';

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
