/**
 * The last search of each list, so that going back from a record shows the same rows. The state of a list is its
 * address alone.
 */
const searches = new Map<string, Record<string, string>>();

export const rememberList = (path: string, search: Record<string, string>): void =>
  void searches.set(path, search);

export const listSearch = (path: string): Record<string, string> => searches.get(path) ?? {};
