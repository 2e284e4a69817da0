import type { ListAnswer, ListState } from '@share/contract/shared/lists/list.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { useCan } from '../../platform/permissions.tsx';
import type { Walk } from '../list/list-memory.ts';
import type { ListEndpoint } from '../list/use-list-query.ts';
import { rememberWalk, useWalk } from '../list/walk.ts';

/** The records before and after the present one in the list from which the user came; null at its ends. */
export interface Neighbours {
  previous: number | null;
  next: number | null;
}

const none: Neighbours = { previous: null, next: null };

/**
 * The neighbours in the last snapshot of the list, with its filters and order: rows that have left the list since, through the
 * user's own actions, keep their place. Beyond the seen pages the list itself is loaded. Without a snapshot there are no
 * neighbours.
 */
export function useNeighbours(endpoint: ListEndpoint, path: string, id: number): Neighbours {
  const mayList = useCan(endpoint);
  const walk = useWalk(path);
  const { data } = useQuery({
    queryKey: ['neighbours', path, id],
    queryFn: walk?.ids.includes(id)
      ? ({ signal }) => findNeighbours({ endpoint, path, walk, id }, signal)
      : skipToken,
    enabled: mayList,
    retry: false,
    gcTime: 0,
  });
  return data ?? none;
}

interface Place {
  endpoint: ListEndpoint;
  path: string;
  /** The snapshot, which contains the record. */
  walk: Walk;
  id: number;
}

async function findNeighbours(
  { endpoint, path, walk: seen, id }: Place,
  signal: AbortSignal,
): Promise<Neighbours> {
  let walk = seen;
  if (walk.ids.at(-1) === id) walk = await furtherOn(endpoint, walk, signal);
  while (walk.ids[0] === id && walk.firstPage > 1) walk = await furtherBack(endpoint, walk, signal);
  rememberWalk(path, walk);
  const at = walk.ids.indexOf(id);
  return { previous: walk.ids[at - 1] ?? null, next: walk.ids[at + 1] ?? null };
}

/** Accepted rows may have left the list and moved others up, so the last seen page is read again before the next one. */
async function furtherOn(endpoint: ListEndpoint, walk: Walk, signal: AbortSignal): Promise<Walk> {
  const { state, ids } = walk;
  for (const pageNumber of [walk.lastPage, walk.lastPage + 1]) {
    const found = await idsOf(endpoint, { ...state, pageNumber }, signal);
    const unseen = found.filter((one) => !ids.includes(one));
    if (unseen.length > 0) return { ...walk, lastPage: pageNumber, ids: [...ids, ...unseen] };
  }
  return walk;
}

/** New rows may have moved seen rows to this page; they are left out. */
async function furtherBack(endpoint: ListEndpoint, walk: Walk, signal: AbortSignal): Promise<Walk> {
  const pageNumber = walk.firstPage - 1;
  const found = await idsOf(endpoint, { ...walk.state, pageNumber }, signal);
  const unseen = found.filter((one) => !walk.ids.includes(one));
  return { ...walk, firstPage: pageNumber, ids: [...unseen, ...walk.ids] };
}

async function idsOf(endpoint: ListEndpoint, list: ListState, signal: AbortSignal): Promise<number[]> {
  const { items } = (await call(endpoint, { list, signal })) as unknown as ListAnswer<{ id: number }>;
  return items.map(({ id }) => id);
}
