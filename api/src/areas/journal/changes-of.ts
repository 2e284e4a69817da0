import type { JournalChange, JournalValue } from '@share/contract/areas/journal/journal.schemas.ts';

/** Fields that say nothing about the record itself: they change with every save, or say what the caller could do at that time. */
const isSilent = (name: string) => name === 'version' || name === 'thumbUrl' || /^can[A-Z]/.test(name);

/** A value with the path under which it is shown. */
interface Shown {
  path: string;
  value: JournalValue;
}

/** The values that differ between two records, by the path of their field, in the order of the later record. */
export function changesOf(before: unknown, after: unknown): JournalChange[] {
  const former = flattened(before);
  const later = flattened(after);
  return [...new Set([...later.keys(), ...former.keys()])]
    .map((key) => ({
      path: (later.get(key) ?? former.get(key))?.path ?? key,
      before: former.get(key)?.value ?? null,
      after: later.get(key)?.value ?? null,
    }))
    .filter((change) => change.before !== change.after);
}

/** The values by a key that stays the same when entries of a list move: it contains the ids of entries that have one. */
function flattened(record: unknown): Map<string, Shown> {
  const values = new Map<string, Shown>();
  const visit = (value: unknown, key: string, path: string) => {
    if (value === null || value === undefined) return;
    if (Array.isArray(value)) {
      value.forEach((item, index) => {
        const { id, rest } = withoutId(item);
        visit(rest, below(key, `#${id ?? index}`), below(path, `#${index + 1}`));
      });
    } else if (typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) {
        if (!isSilent(name)) visit(inner, below(key, name), below(path, name));
      }
    } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      values.set(key, { path, value });
    }
  };
  visit(record, '', '');
  return values;
}

const below = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

function withoutId(item: unknown): { id?: unknown; rest: unknown } {
  if (typeof item !== 'object' || item === null || !('id' in item)) return { rest: item };
  const { id, ...rest } = item;
  return { id, rest };
}
