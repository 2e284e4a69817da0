import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Standing } from './rights.rules.ts';

/** SQL: the names of the permissions of the user `u`, each once. Requests are decided by the same SQL. */
export const HELD_NAMES = `ARRAY(SELECT DISTINCT p.name FROM held_permissions h
  JOIN permissions p ON p.id = h.permission_id WHERE h.user_id = u.id)`;

/** The standing of a person whose rights are in question. */
export interface PersonStanding extends Standing {
  id: number;
  email: string;
  active: boolean;
  isAdmin: boolean;
  isDeleted: boolean;
}

interface Found extends Omit<PersonStanding, 'held'> {
  held: string[];
}

/**
 * The standing of a person; undefined if there is no such user. It includes permissions that have no effect while the account is
 * inactive or not staff.
 */
export async function readStanding(db: Db, id: number): Promise<PersonStanding | undefined> {
  const [found] = await readStandings(db, sql`u.id = ${id}`);
  return found;
}

/** The standings of the users `u` who meet the condition. */
export async function readStandings(db: Db, condition: SQL): Promise<PersonStanding[]> {
  const { rows } = await db.execute<Found & Record<string, unknown>>(sql`
    SELECT u.id, u.email, u.active, u.is_admin AS "isAdmin", u.is_super_admin AS "isSuperAdmin",
      u.deleted_at IS NOT NULL AS "isDeleted", ${sql.raw(HELD_NAMES)} AS held
    FROM users u WHERE ${condition}`);
  return rows.map((found) => ({ ...found, held: new Set(found.held) }));
}

/** The standing of the caller, as it was when the request began. */
export const standingOf = ({ id, isSuperAdmin, permissions }: Actor): Standing => ({
  id,
  isSuperAdmin,
  held: permissions,
});

/** Whether nobody else is an active super administrator (I-20). */
export async function isLastSuperAdmin(
  db: Db,
  user: { id: number; isSuperAdmin: boolean },
): Promise<boolean> {
  if (!user.isSuperAdmin) return false;
  const { rows } = await db.execute(sql`
    SELECT FROM users WHERE is_super_admin AND active AND deleted_at IS NULL AND id <> ${user.id} LIMIT 1`);
  return rows.length === 0;
}
