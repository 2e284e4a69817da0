import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { useCan } from '../../platform/permissions.tsx';
import type { Walk } from '../list/list-memory.ts';
import type { ListEndpoint, RowOf } from '../list/use-list-query.ts';
import { useWalk } from '../list/walk.ts';

interface Waiting<E extends ListEndpoint> {
  list: E;
  /** The path of the list. */
  path: string;
  id: number;
  /** Whether the action on the record of this screen is possible for the row too. */
  waits: (row: RowOf<E>) => boolean;
  /** The search is enabled only while the record itself waits. */
  enabled: boolean;
}

/** The maximal number of pages to search. */
const PAGES = 10;

/** The next record that waits like the present one, in the list from which the user came; null if there is none. */
export function useNextWaiting<E extends ListEndpoint>({
  list,
  path,
  id,
  waits,
  enabled,
}: Waiting<E>): number | null {
  const mayList = useCan(list);
  const walk = useWalk(path);
  const { data } = useQuery({
    queryKey: ['next-waiting', path, id],
    queryFn: walk?.ids.includes(id) ? ({ signal }) => findNext({ list, walk, id, waits }, signal) : skipToken,
    enabled: enabled && mayList,
    retry: false,
    gcTime: 0,
  });
  return data ?? null;
}

async function findNext<E extends ListEndpoint>(
  { list, walk, id, waits }: Pick<Waiting<E>, 'list' | 'id' | 'waits'> & { walk: Walk },
  signal: AbortSignal,
): Promise<number | null> {
  const passed = new Set(walk.ids.slice(0, walk.ids.indexOf(id) + 1));
  for (let pageNumber = walk.firstPage; pageNumber < walk.firstPage + PAGES; pageNumber += 1) {
    const state = { ...walk.state, pageNumber };
    const page = (await call(list, { list: state, signal })) as unknown as {
      items: readonly (RowOf<E> & { id: number })[];
    };
    const next = page.items.find((row) => !passed.has(row.id) && waits(row));
    if (next) return next.id;
    if (page.items.length < walk.state.pageSize) return null;
  }
  return null;
}
