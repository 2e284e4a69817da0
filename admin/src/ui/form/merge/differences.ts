import { isWithin } from '../errors/form-errors.ts';
import type { ShownField } from '../form-context.ts';
import { leaves, valueAt } from '../paths.ts';

export interface Difference {
  path: string;
  /** Null if no field on the screen shows the value. */
  label: string | null;
  stored: string;
  own: string;
}

/** The differences between two versions of a record, field by field, as the fields would show them. */
export function differences(
  stored: unknown,
  own: unknown,
  fields: ReadonlyMap<string, ShownField>,
): Difference[] {
  const paths = new Set([...leaves(own), ...leaves(stored)].map(({ path }) => shownAt(path, fields)));
  return [...paths].flatMap((path) => {
    const [there, here] = [valueAt(stored, path), valueAt(own, path)];
    if (JSON.stringify(there) === JSON.stringify(here)) return [];
    const field = fields.get(path);
    const format = field?.format ?? plainText;
    return [{ path, label: field?.label ?? null, stored: format(there), own: format(here) }];
  });
}

/** The field that shows a value: its own field, or the one that contains it. */
function shownAt(path: string, fields: ReadonlyMap<string, ShownField>): string {
  return [...fields.keys()].find((field) => isWithin(path, field)) ?? path;
}

export const plainText = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
