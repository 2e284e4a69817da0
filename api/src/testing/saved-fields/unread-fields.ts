/** Sent fields that are read under another name; the value is the place beside the field where it is read. */
export type ReadAs = Readonly<Record<string, string>>;

/**
 * The paths of the fields whose value is not read as it was sent, with `*` for each index. A record that is sent as its id may
 * be read as an object with that id; a file may be read as anything.
 */
export function unreadFields(sent: unknown, read: unknown, readAs: ReadAs, path = ''): string[] {
  if (Array.isArray(sent)) {
    const items = Array.isArray(read) ? read : [];
    return unique(sent.flatMap((item, index) => unreadFields(item, items[index], readAs, join(path, '*'))));
  }
  if (!isRecord(sent)) return isSame(sent, read) ? [] : [path];
  const fields = isRecord(read) ? read : {};
  return unique(
    Object.entries(sent).flatMap(([name, value]) => {
      const place = join(path, name);
      const other = lastPartOf(place, readAs);
      if (value === undefined) return [];
      if (other === undefined) return unreadFields(value, fields[name], readAs, place);
      const found = other
        .split('.')
        .reduce<unknown>((one, step) => (isRecord(one) ? one[step] : undefined), fields);
      return (isRecord(value) ? found !== null && found !== undefined : isSame(value, found)) ? [] : [place];
    }),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isSame = (sent: unknown, read: unknown) => Object.is(sent, isRecord(read) ? read.id : read);
const join = (path: string, step: string) => (path === '' ? step : `${path}.${step}`);
const unique = (paths: readonly string[]) => [...new Set(paths)];

/** The entry whose key is the longest end of the path. */
function lastPartOf<Value>(path: string, named: Readonly<Record<string, Value>>): Value | undefined {
  const steps = path.split('.');
  const end = steps.map((_, from) => steps.slice(from).join('.')).find((one) => one in named);
  return end === undefined ? undefined : named[end];
}
