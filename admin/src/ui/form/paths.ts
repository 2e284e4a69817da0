/** The value at a path in the notation of forms and errors: `agreements.0.name.pl`. */

export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, part) => childOf(value, part), values);

const childOf = (value: unknown, part: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined;

const holds = (value: unknown, part: string): value is object =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, part);

/** Segments of the server's paths that the forms may lack (FRM-14). */
const IGNORED = ['children', 'data', 'pl', 'en'];

/**
 * The field of the form for the path of an error, or null. Ignored segments are skipped only if the form has none of that name.
 * An error of a translated value without a language belongs to the first empty language.
 */
export function fieldOf(values: unknown, path: string | null): string | null {
  if (!path) return null;
  const found: string[] = [];
  let value = values;
  for (const part of path.split('.')) {
    if (holds(value, part)) {
      found.push(part);
      value = childOf(value, part);
    } else if (!IGNORED.includes(part)) return null;
  }
  if (found.length === 0) return null;
  if (holds(value, 'pl') && holds(value, 'en'))
    found.push(childOf(value, 'pl') === '' || childOf(value, 'en') !== '' ? 'pl' : 'en');
  return found.join('.');
}

/** Every value that is not an object, with its path. */
export function leaves(value: unknown, path = ''): { path: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null || value instanceof File) return [{ path, value }];
  return Object.entries(value).flatMap(([name, child]) =>
    leaves(child, path === '' ? name : `${path}.${name}`),
  );
}
