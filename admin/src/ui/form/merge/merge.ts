/**
 * Merges the versions of two people who edited the same record: a value that only one of them changed is taken from
 * that one, a value that both changed differently is decided (R7). Entries of lists are matched by id or key, whatever
 * their order; pictures, files and all other values are indivisible.
 */

export type Choice = 'mine' | 'theirs';

/** A value in three versions: as it was loaded, as it is in the form, and as it is stored now. */
export interface Versions {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/**
 * Called once for every conflict; in a list, the path names the entry by its id instead of its index:
 * `badges.<id>.text.pl`.
 */
export type Decide = (path: string, versions: Versions) => Choice;

export function merged({ base, mine, theirs }: Versions, decide: Decide, path = ''): unknown {
  if (areEqual(mine, theirs) || areEqual(theirs, base)) return mine;
  if (areEqual(mine, base)) return theirs;
  if (areLists(base, mine, theirs)) return mergedLists({ base, mine, theirs }, decide, path);
  if (isDivisible(mine) && isDivisible(theirs)) {
    const of = isDivisible(base) ? base : {};
    const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    return Object.fromEntries(
      [...names].map((name) => [
        name,
        merged({ base: of[name], mine: mine[name], theirs: theirs[name] }, decide, within(path, name)),
      ]),
    );
  }
  return decide(path, { base, mine, theirs }) === 'mine' ? mine : theirs;
}

/** The paths of all values that both changed differently. */
export function conflictPaths(versions: Versions): string[] {
  const paths: string[] = [];
  merged(versions, (path) => {
    paths.push(path);
    return 'mine';
  });
  return paths;
}

/** The value at such a path. */
export const mergedAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, part) => {
    if (Array.isArray(at)) return at.find((item) => isThing(item) && identityOf(item) === part);
    return typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[part] : undefined;
  }, value);

// Lists

interface Thing extends Record<string, unknown> {
  id?: unknown;
  key?: unknown;
}

const identityOf = ({ key, id }: Thing): string => String(key ?? id);

const isThing = (value: unknown): value is Thing =>
  isObject(value) && (typeof value.key === 'string' || typeof value.id === 'string');

const isListOfThings = (value: unknown): value is Thing[] => Array.isArray(value) && value.every(isThing);

/** Whether all versions are lists of entries; a missing base counts as an empty list. */
const areLists = (base: unknown, mine: unknown, theirs: unknown): boolean =>
  (base === undefined || isListOfThings(base)) && isListOfThings(mine) && isListOfThings(theirs);

function mergedLists(versions: Versions, decide: Decide, path: string): Thing[] {
  const lists = { base: things(versions.base), mine: things(versions.mine), theirs: things(versions.theirs) };
  const retained = new Map<string, Thing>();
  for (const id of new Set([...lists.mine.keys(), ...lists.theirs.keys()])) {
    const thing = mergedThing(
      { base: lists.base.get(id), mine: lists.mine.get(id), theirs: lists.theirs.get(id) },
      decide,
      within(path, id),
    );
    if (thing) retained.set(id, thing);
  }
  const order = mergedOrder(
    [...lists.base.keys()],
    [...lists.mine.keys()],
    [...lists.theirs.keys()],
    retained,
  );
  return order.map((id) => retained.get(id) as Thing);
}

const things = (list: unknown): Map<string, Thing> =>
  new Map(((list ?? []) as Thing[]).map((thing) => [identityOf(thing), thing]));

interface ThingVersions {
  base: Thing | undefined;
  mine: Thing | undefined;
  theirs: Thing | undefined;
}

/** One entry of a list, or undefined if it is removed. Marking an entry for deletion counts as removing it. */
function mergedThing({ base, mine, theirs }: ThingVersions, decide: Decide, path: string): Thing | undefined {
  const isRemoved = !mine || (mine.toBeDeleted === true && base?.toBeDeleted !== true);
  if (theirs && !isRemoved) return asStored(merged({ base, mine, theirs }, decide, path) as Thing, theirs);
  if (areEqual(theirs, base)) return mine; // only I added, changed or removed it
  if (base === undefined || areEqual(mine, base) || (isRemoved && !theirs)) return theirs;
  const chosen = decide(path, { base, mine, theirs }) === 'mine' ? mine : theirs;
  return chosen && asStored(chosen, theirs);
}

/** An entry that the other user deleted is new if it is kept; one that the other user stored is not new. */
function asStored(thing: Thing, theirs: Thing | undefined): Thing {
  const isStored = theirs !== undefined;
  return {
    ...thing,
    ...('isStored' in thing ? { isStored } : {}),
    ...('key' in thing && 'id' in thing ? { id: theirs?.id ?? null } : {}),
  };
}

/**
 * The order of the remaining entries: mine if I moved any, otherwise theirs. An entry that only the other version has follows
 * the same entry as there.
 */
export function mergedOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  retained: { has: (id: string) => boolean },
): string[] {
  const known = new Set(base);
  const ofMine = new Set(mine);
  const isMoved = !areEqual(
    mine.filter((id) => known.has(id)),
    base.filter((id) => ofMine.has(id)),
  );
  const [leading, following] = isMoved ? [mine, theirs] : [theirs, mine];
  const order = leading.filter((id) => retained.has(id));
  const placed = new Set(order);
  let before: string | undefined;
  for (const id of following) {
    if (!retained.has(id)) continue;
    if (!placed.has(id)) {
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
      placed.add(id);
    }
    before = id;
  }
  return order;
}

// Values

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the properties of a value can be merged separately; pictures and files are indivisible. */
const isDivisible = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !('fileId' in value) && !('stored' in value);

/** Deep equality; a property that is undefined equals a missing one. */
export function areEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => areEqual(item, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    areEqual(one[name], other[name]),
  );
}

const within = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
