import { defaultListState, LARGEST_PAGE_SIZE, type ListAnswer } from '@share/contract/shared/lists/list.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/api-client.ts';
import { type ListEndpoint, listKey, type RowOf } from '../../../ui/list/use-list-query.ts';

const MOST_PAGES = 10;

/** The rows of a list of the books that belong to the user, newest first: all of them, up to a thousand. */
export function useRowsOfUser<E extends ListEndpoint>(endpoint: E, userId: number) {
  const { data, error, refetch } = useQuery({
    queryKey: [...listKey(endpoint.list), 'of user', userId],
    queryFn: ({ signal }) => readRows(endpoint, userId, signal),
  });
  return { rows: data?.rows, isCut: data?.isCut ?? false, error, retry: () => void refetch() };
}

async function readRows<E extends ListEndpoint>(endpoint: E, userId: number, signal: AbortSignal) {
  // A map by id, because a row that a new one has moved to the next page is read twice.
  const rows = new Map<number, RowOf<E>>();
  let pages = 1;
  for (let pageNumber = 1; pageNumber <= Math.min(pages, MOST_PAGES); pageNumber += 1) {
    const list = {
      ...defaultListState(endpoint.list),
      filters: { userId: String(userId) },
      pageSize: LARGEST_PAGE_SIZE,
      pageNumber,
    };
    const page = (await call(endpoint, { list, signal })) as unknown as ListAnswer<RowOf<E> & { id: number }>;
    for (const row of page.items) rows.set(row.id, row);
    pages = page.pagination.totalPages;
  }
  return { rows: [...rows.values()], isCut: pages > MOST_PAGES };
}
