import { isLanguage, type Language, languages } from '@share/contract/shared/languages.ts';

/** A difference in one field between two versions. A missing value is null. */
export interface Difference {
  /** Entries of lists have their number: `sections.#1.elements.#2.title`. The language is not part of the path. */
  path: string;
  /** The language of a bilingual text, else null. */
  language: Language | null;
  before: Value;
  after: Value;
}

export type Value = string | number | boolean | null;

/** A list whose entries have another order. */
export interface Reordered {
  path: string;
}

type Content = Readonly<Record<string, unknown>>;

/** Fields that are ignored, because every save changes them or they follow from another field. */
const silent = new Set([
  'id',
  'version',
  'position',
  'key',
  'thumbUrl',
  'fileId',
  'size',
  'url',
  'createdAt',
  'notifiedAt',
  'defaultBody',
  'seriesHasAccount',
]);
/** Fields that are shown only where they were changed, not in new or removed entries. */
const onlyWhereChanged =
  /^(width(Desktop|Tablet|Mobile)|user(MustInvest|MustBeLoggedIn)|type|color\w*|\w+Color)$/;

interface Found {
  path: string;
  language: Language | null;
  value: Value;
}

/** The fields that differ, in the order of the later version; of an entry that only one version has, its texts. */
export function contentDifferences(before: Content, after: Content): Difference[] {
  const [former, later] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...later.keys(), ...former.keys()])].flatMap((key) => {
    const [one, other] = [former.get(key), later.get(key)];
    const { path, language } = other ?? (one as Found);
    const [was, is] = [one?.value ?? null, other?.value ?? null];
    if ((was ?? '') === (is ?? '')) return [];
    const isPartial = (!one || !other) && path.includes('#');
    if (isPartial && onlyWhereChanged.test(path.split('.').at(-1) ?? '')) return [];
    return { path, language, before: was, after: is };
  });
}

/** The lists in which the entries of both versions have another order. */
export function reorderedLists(before: Content, after: Content): Reordered[] {
  const former = new Map(listsOf(before).map(({ key, ids }) => [key, ids]));
  return listsOf(after).flatMap(({ key, path, ids }) => {
    const was = former.get(key) ?? [];
    const [one, other] = [was.filter((id) => ids.includes(id)), ids.filter((id) => was.includes(id))];
    return one.join() === other.join() ? [] : { path };
  });
}

function valuesOf(content: Content): Map<string, Found> {
  const found = new Map<string, Found>();
  walk(content, {
    value: (key, path, value) => {
      const language = /\.(pl|en)$/.exec(path)?.[1] as Language | undefined;
      found.set(key, {
        path: language ? path.slice(0, -1 - language.length) : path,
        language: language ?? null,
        value,
      });
    },
    list: () => {},
  });
  return found;
}

function listsOf(content: Content): { key: string; path: string; ids: string[] }[] {
  const found: { key: string; path: string; ids: string[] }[] = [];
  walk(content, { value: () => {}, list: (key, path, ids) => found.push({ key, path, ids }) });
  return found;
}

interface Visitor {
  value: (key: string, path: string, value: Value) => void;
  list: (key: string, path: string, ids: string[]) => void;
}

/** Visits all values with a key that stays the same when entries of a list move: the key contains ids instead of numbers. */
function walk(content: Content, visitor: Visitor): void {
  const visit = (value: unknown, key: string, path: string): void => {
    if (Array.isArray(value)) {
      const ids = value.map((item, index) => idOf(item) ?? String(index));
      visitor.list(key, path, ids);
      for (const [index, item] of value.entries())
        visit(item, `${key}.#${ids[index]}`, `${path}.#${index + 1}`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of entriesOf(value)) {
        if (!silent.has(name)) visit(inner, `${key}.${name}`, path === '' ? name : `${path}.${name}`);
      }
    } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      visitor.value(key, path, value);
    }
  };
  visit(content, '', '');
}

/** Polish comes first, as in the forms. */
const entriesOf = (value: object): [string, unknown][] =>
  Object.entries(value).sort(([one], [other]) => rankOf(one) - rankOf(other));

const rankOf = (name: string): number => (isLanguage(name) ? languages.indexOf(name) : 0);

const idOf = (item: unknown): string | null =>
  typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : null;
