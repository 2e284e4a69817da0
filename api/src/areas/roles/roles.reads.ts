import type { RoleView } from '@share/contract/areas/roles/roles.schemas.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { findRecord, records } from '../../platform/records/records.ts';
import {
  readPermissionNames,
  readStandings,
  type Standing,
  standingOf,
  whyBeyond,
} from '../rights/rights.shared.ts';
import { roles } from './roles.tables.ts';

export const roleRecords = records({
  table: roles,
  entity: 'role',
  missing: 'ROLE_NOT_EXISTS',
  view: (row) => row,
});

/** SQL: whether the permission `p` is in the role. */
export const inRole = (id: number) =>
  sql`EXISTS (SELECT FROM role_permissions rp WHERE rp.role_id = ${id} AND rp.permission_id = p.id)`;

/** SQL: whether the user `u` has the role. */
export const hasRole = (id: number) =>
  sql`EXISTS (SELECT FROM user_roles ur WHERE ur.role_id = ${id} AND ur.user_id = u.id)`;

/** The names of the permissions in a role. */
export const permissionsOf = (db: Db, id: number): Promise<string[]> => readPermissionNames(db, inRole(id));

/** The members who lose something with the role. Super administrators do not, because they hold every permission without it. */
export const membersOf = (db: Db, id: number): Promise<Standing[]> =>
  readStandings(db, sql`${hasRole(id)} AND NOT u.is_super_admin`);

export async function countUsers(db: Db, id: number): Promise<number> {
  const { rows } = await db.execute<{ users: number }>(
    sql`SELECT count(*)::int AS users FROM user_roles WHERE role_id = ${id}`,
  );
  return rows[0]?.users ?? 0;
}

/** One role as its screen shows it. Refuses with ROLE_NOT_EXISTS. */
export async function readRole(db: Db, context: Context, id: number): Promise<RoleView> {
  const stored = await findRecord(db, roleRecords, id);
  const names = await permissionsOf(db, id);
  const numberOfUsers = await countUsers(db, id);
  const edit = whyBeyond(standingOf(context.actor), { permissions: names })?.code ?? null;
  return {
    ...stored,
    numberOfUsers,
    numberOfPermissions: names.length,
    whyNot: { edit, remove: numberOfUsers > 0 ? 'ROLE_IS_IN_USE' : edit },
  };
}
