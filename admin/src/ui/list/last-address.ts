import { rememberSight, sightOf } from './list-memory.ts';

/** The last search of each list, so that going back from a record shows the same rows. The state of a list is only its address. */
export const rememberList = (path: string, search: Record<string, string>): void =>
  rememberSight(path, { search });

export const listSearch = (path: string): Record<string, string> => sightOf(path)?.search ?? {};
