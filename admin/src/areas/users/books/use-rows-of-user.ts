import { defaultListState, LARGEST_PAGE_SIZE } from '@share/contract/shared/lists/list.ts';
import { type ListEndpoint, type RowOf, useListQuery } from '../../../ui/list/use-list-query.ts';

interface Person {
  id: number;
  email: string;
}

/**
 * The newest rows of a list of the books that belong to the user. The list finds a part of an e-mail: rows of others, whose
 * e-mail contains this one, are left out.
 */
export function useRowsOfUser<E extends ListEndpoint>(
  endpoint: E,
  user: Person,
  ownerOf: (row: RowOf<E>) => { id: number },
) {
  const { data, error, refetch } = useListQuery(endpoint, {
    ...defaultListState(endpoint.list),
    filters: { userEmail: user.email },
    pageSize: LARGEST_PAGE_SIZE,
  });
  return {
    rows: data?.items.filter((row) => ownerOf(row).id === user.id),
    /** Whether older rows are on further pages. */
    isCut: data !== undefined && data.pagination.totalPages > 1,
    error,
    retry: () => void refetch(),
  };
}
