import type { ListState } from '@share/contract/shared/lists/list.ts';
import { rememberSight, sightsInTurn, useSight, type Walk } from './list-memory.ts';

export const rememberWalk = (path: string, walk: Walk): void => rememberSight(path, { walk });

/** The walk along one page of a list. */
export const walkAlong = (state: ListState, ids: readonly number[]): Walk => ({
  state,
  firstPage: state.pageNumber,
  lastPage: state.pageNumber,
  ids,
});

export const useWalk = (path: string): Walk | undefined => useSight(path)?.walk;

/** The list, of those that show the same records, in which the record was seen last. */
export const lastSeenIn = (paths: readonly string[], id: number): string | undefined =>
  sightsInTurn().findLast(([path, { walk }]) => paths.includes(path) && walk?.ids.includes(id))?.[0];
