import type { FilterValue } from '@share/contract/shared/lists/list.ts';
import { useRef } from 'react';
import { usePreloaded } from '../../parts/lazy-part.tsx';
import { useSingleKeys } from '../../shortcuts/single-keys.ts';
import type { List } from '../use-list.ts';
import type { ListEndpoint } from '../use-list-query.ts';
import { ActiveFilters } from './active-filters.tsx';
import { AddFilter } from './add-filter.tsx';
import classes from './filter-bar.module.css';
import type { ShownFilter } from './filter-texts.ts';
import { FilterPlaceholder, OneFilter } from './lazy-filter.tsx';
import { TextFilter } from './text-filter.tsx';
import { MAIN_SEARCH, searchesOf } from './text-filters.ts';

export interface ControlsProps<E extends ListEndpoint> {
  filters: ShownFilter[];
  list: List<E>;
}

/**
 * The filters of a list in one line of constant height: the searches, a menu that opens any other filter, and chips that open
 * the active filters. `/` focuses the first search.
 */
export function FilterBar<E extends ListEndpoint>({ filters, list }: ControlsProps<E>) {
  const search = useRef<HTMLInputElement>(null);
  useSingleKeys([['/', () => search.current?.focus()]]);
  usePreloaded(OneFilter);
  const { state } = list;
  const searches: ShownFilter[] = searchesOf(filters);
  const others = filters.filter((filter) => !searches.includes(filter));
  if (filters.length === 0 && !list.clear) return null;
  return (
    <search className={classes.bar}>
      {searchesOf(filters).map((filter, index) => (
        <div
          key={filter.name}
          className={classes.search}
          data-main={filter.name === MAIN_SEARCH || undefined}
        >
          <TextFilter
            inputRef={index === 0 ? search : undefined}
            filter={filter}
            value={state.filters[filter.name] as string | undefined}
            onChange={(value) => list.filter(filter.name, value)}
          />
        </div>
      ))}
      {others.length > 0 && <AddFilter filters={others} state={state} onChange={list.filter} />}
      <ActiveFilters
        filters={filters.filter(({ name }) => name !== MAIN_SEARCH)}
        state={state}
        control={(filter, close) => (
          <OneFilter
            meanwhile={<FilterPlaceholder />}
            filter={filter}
            value={state.filters[filter.name]}
            onChange={(value: FilterValue | undefined) => list.filter(filter.name, value)}
            onChosen={close}
          />
        )}
        onRemove={(name) => list.filter(name, undefined)}
        onClear={list.clear}
      />
    </search>
  );
}
