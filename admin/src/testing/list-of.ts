import {
  DEFAULT_PAGE_SIZE,
  type ListAnswer,
  type ListDeclaration,
  type ListState,
  PAGE_SIZES,
} from '@share/contract/shared/lists/list.ts';

/** The answer of a list that has only these rows, for the state that was asked for. */
export const listOf = <Row>(
  declared: ListDeclaration,
  state: ListState | undefined,
  rows: Row[],
): ListAnswer<Row> => {
  const { pageNumber, pageSize, filters, order } = state as ListState;
  return {
    items: rows,
    configuredFilters: Object.entries(declared.filters).map(([name, filter]) => ({
      name,
      type: filter.type,
      choices: filter.type === 'select' ? [...filter.choices] : [],
    })),
    configuredOrder: [...declared.sortable],
    configuredPagination: { pageSizes: [...PAGE_SIZES], pageSize: DEFAULT_PAGE_SIZE },
    activeFilters: filters,
    appliedOrder: { ...order },
    order: { ...order },
    pagination: { pageNumber, pageSize, totalItems: rows.length, totalPages: 1 },
  };
};
