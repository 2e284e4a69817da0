import { isWithin } from '../errors/form-errors.ts';
import type { ShownField } from '../form-context.ts';
import { differences, plainText } from './differences.ts';
import { type Choice, conflictPaths, merged, mergedAt, type Versions } from './merge.ts';

/** A value that two people changed differently, as its field would show it. */
export interface FieldConflict {
  name: string;
  /** Null if no field on the screen shows the value. */
  label: string | null;
  mine: string;
  theirs: string;
}

type Fields = ReadonlyMap<string, ShownField>;

/** The values that two people changed differently (R7). A field is decided as one value; a list is decided entry by entry. */
export function fieldConflicts(versions: Versions, fields: Fields): FieldConflict[] {
  const names = new Set(conflictPaths(versions).map((path) => decidedBy(path, versions, fields)));
  const ofMine = merged(versions, () => 'mine');
  const ofTheirs = merged(versions, () => 'theirs');
  return [...names].map((name) => {
    const [listName, id] = entryOf(name, fields);
    const field = fields.get(listName);
    const inWords = (value: unknown) => {
      if (id === null) return (field?.format ?? plainText)(value);
      return value === undefined ? '' : (field?.format([value]) ?? plainText(value)).replace(/^1\. /, '');
    };
    return {
      name,
      label: field ? labelOf(field, id === null ? null : placeOf(listName, name, versions)) : null,
      mine: inWords(mergedAt(ofMine, name)),
      theirs: inWords(mergedAt(ofTheirs, name)),
    };
  });
}

/** The values with every conflict decided. */
export const decidedFields = (
  versions: Versions,
  fields: Fields,
  choiceOf: (name: string) => Choice,
): unknown => merged(versions, (path) => choiceOf(decidedBy(path, versions, fields)));

/** The labels of the fields that only the other user changed; null where no field shows the value. */
export const takenFields = (versions: Versions, fields: Fields): (string | null)[] => [
  ...new Set(
    differences(
      merged(versions, () => 'mine'),
      versions.mine,
      fields,
    ).map(({ label }) => label),
  ),
];

/** The name of the conflict that decides the value at this path. */
function decidedBy(path: string, { mine }: Versions, fields: Fields): string {
  const field = [...fields.keys()].find((name) => isWithin(path, name));
  if (field === undefined) return path;
  if (path === field || !Array.isArray(mergedAt(mine, field))) return field;
  return `${field}.${path.slice(field.length + 1).split('.')[0]}`;
}

function entryOf(name: string, fields: Fields): [field: string, id: string | null] {
  const field = [...fields.keys()].find((other) => isWithin(name, other)) ?? name;
  return [field, name === field ? null : name.slice(field.length + 1)];
}

const labelOf = ({ label }: ShownField, place: number | null): string =>
  place === null ? label : `${label} · ${place}`;

/** The position of an entry in my list, or else in theirs. */
function placeOf(list: string, name: string, { mine, theirs }: Versions): number {
  const positions = [mine, theirs].map(
    (values) => (mergedAt(values, list) as unknown[]).indexOf(mergedAt(values, name)) + 1,
  );
  return positions.find((position) => position > 0) ?? 1;
}
