/** The search of an address as flat names and values: `filters[status][value]=paid` is one name and one value. */
export const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text));

/** The inverse of `parseSearch`, with the brackets left readable. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) parameters.set(name, String(value));
  }
  const text = parameters.toString().replaceAll('%5B', '[').replaceAll('%5D', ']');
  return text === '' ? '' : `?${text}`;
}
