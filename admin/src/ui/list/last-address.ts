/** How each list was left: going back to it from a record brings the same rows. The address alone is the list's state. */
const searches = new Map<string, Record<string, string>>();

export const rememberList = (path: string, search: Record<string, string>): void =>
  void searches.set(path, search);

export const listSearch = (path: string): Record<string, string> => searches.get(path) ?? {};
