import type { ListState } from '@share/contract/shared/lists/list.ts';

/** The rows of a list as it was last seen, for walking from record to record in its order. */
export interface Walk {
  /** With the filters that the screen presets. */
  state: ListState;
  ids: readonly number[];
}

/** By the path of the list. Only the last sight counts, and nothing is kept beyond the tab: an address shows one record. */
const walks = new Map<string, Walk>();

export function rememberWalk(path: string, walk: Walk): void {
  walks.delete(path);
  walks.set(path, walk);
}

/** The list, of those that show the same records, in which the record was seen last. */
export const lastSeenIn = (paths: readonly string[], id: number): string | undefined =>
  [...walks].findLast(([path, { ids }]) => paths.includes(path) && ids.includes(id))?.[0];

export const walkOf = (path: string): Walk | undefined => walks.get(path);
