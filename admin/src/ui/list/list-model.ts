import {
  DEFAULT_PAGE_SIZE,
  defaultListState,
  type FilterValue,
  type ListDeclaration,
  type ListOrder,
  type ListState,
  PAGE_SIZES,
  writeListState,
} from '@share/contract/shared/lists/list.ts';

/** Sets a filter. Every change except that of the page returns to page 1 (LST-07). */

export function withFilter(state: ListState, name: string, value: FilterValue | undefined): ListState {
  const { [name]: _before, ...others } = state.filters;
  return { ...state, filters: value === undefined ? others : { ...others, [name]: value }, pageNumber: 1 };
}

export const orderedBy = (state: ListState, order: ListOrder): ListState => ({
  ...state,
  order,
  pageNumber: 1,
});

/** Sorts by the column, or reverses the direction if the list is already sorted by it (LST-15). */
export function sortedBy(state: ListState, column: string): ListState {
  const turns = state.order.column === column && state.order.direction === 'ASC';
  return { ...state, order: { column, direction: turns ? 'DESC' : 'ASC' }, pageNumber: 1 };
}

export const withPage = (state: ListState, pageNumber: number): ListState => ({ ...state, pageNumber });

export const withPageSize = (state: ListState, pageSize: number): ListState => ({
  ...state,
  pageSize,
  pageNumber: 1,
});

/** Whether the list is in its default state, so that clearing would change nothing. */
export const isCleared = (declared: ListDeclaration, state: ListState): boolean =>
  Object.keys(writeListState(declared, state)).length === 0;

export const cleared = defaultListState;

/** The page sizes to choose from: 5, 10, 20, 50, those that the server configures, and the one in the address (LST-17). */
export const pageSizeChoices = (configured: readonly number[], present: number): number[] =>
  [...new Set([...PAGE_SIZES, DEFAULT_PAGE_SIZE, ...configured, present])].sort((one, other) => one - other);

/** The last page if the requested one is beyond the end of the list, else null. */
export function pageInstead(pagination: { pageNumber: number; totalPages: number }): number | null {
  const last = Math.max(1, pagination.totalPages);
  return pagination.pageNumber > last ? last : null;
}
