import type { List } from '../use-list.ts';
import type { ListEndpoint } from '../use-list-query.ts';
import { ActiveFilters } from './active-filters.tsx';
import classes from './controls.module.css';
import { FilterBar } from './filter-bar.tsx';
import type { ShownFilter } from './filter-texts.ts';
import { MAIN_SEARCH } from './text-filters.ts';

export interface ControlsProps<E extends ListEndpoint> {
  filters: ShownFilter[];
  list: List<E>;
}

/** The filters of a list, and the active ones as chips. */
export function Controls<E extends ListEndpoint>({ filters, list }: ControlsProps<E>) {
  if (filters.length === 0 && !list.clear) return null;
  return (
    <div className={classes.controls}>
      {filters.length > 0 && <FilterBar filters={filters} state={list.state} onChange={list.filter} />}
      <ActiveFilters
        filters={filters.filter(({ name }) => name !== MAIN_SEARCH)}
        state={list.state}
        onRemove={(name) => list.filter(name, undefined)}
        onClear={list.clear}
      />
    </div>
  );
}
