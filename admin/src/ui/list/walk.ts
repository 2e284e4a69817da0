import type { ListState } from '@share/contract/shared/lists/list.ts';
import { rememberSight, sightsInTurn, useSight, type Walk } from './list-memory.ts';

export const rememberWalk = (path: string, walk: Walk): void => rememberSight(path, { walk });

/** The snapshot of one page of a list. */
export const walkAlong = (state: ListState, ids: readonly number[]): Walk => ({
  state,
  firstPage: state.pageNumber,
  lastPage: state.pageNumber,
  ids,
});

export const useWalk = (path: string): Walk | undefined => useSight(path)?.walk;

/** The list in which the record was last seen, of several lists of the same records. */
export const lastSeenIn = (paths: readonly string[], id: number): string | undefined =>
  sightsInTurn().findLast(([path, { walk }]) => paths.includes(path) && walk?.ids.includes(id))?.[0];
