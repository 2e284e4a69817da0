/** No way up (R10): the one rule by which every change of people, roles and permissions is decided. */
import type { RightsRefusal } from '@share/contract/areas/rights/rights.schemas.ts';

/**
 * The permissions that a person holds, directly and through roles. A super administrator holds every permission, whatever is
 * listed.
 */
export interface Standing {
  id: number | null;
  isSuperAdmin: boolean;
  held: ReadonlySet<string>;
}

/** The people that a change affects, and the names of the permissions that it gives, takes away or changes. */
export interface Reach {
  people?: readonly Standing[];
  /** The people among them whose roles or permissions change: what a role lends is not for its member to make lasting. */
  regranted?: readonly Standing[];
  permissions?: Iterable<string>;
}

export interface Beyond {
  code: RightsRefusal;
  /**
   * The permissions of the change that the actor does not hold. Permissions of people are not named, because not everybody may
   * see them.
   */
  lacking: string[];
}

/** Why a change goes beyond what the actor holds; null if it does not. */
export function whyBeyond(
  actor: Standing,
  { people = [], regranted = [], permissions = [] }: Reach,
): Beyond | null {
  if (actor.isSuperAdmin) return null;
  if (people.some(({ isSuperAdmin }) => isSuperAdmin)) return { code: 'USER_IS_SUPER_ADMIN', lacking: [] };
  const isStronger = people.some(({ held }) => lackingOf(actor, held).length > 0);
  if (isStronger) return { code: 'USER_IS_STRONGER', lacking: [] };
  const lacking = lackingOf(actor, permissions);
  if (lacking.length > 0) return { code: 'PERMISSION_NOT_HELD', lacking };
  return regranted.some(({ id }) => id === actor.id) ? { code: 'OWN_RIGHTS', lacking: [] } : null;
}

const lackingOf = ({ held }: Standing, names: Iterable<string>): string[] =>
  [...names].filter((name) => !held.has(name)).toSorted();
