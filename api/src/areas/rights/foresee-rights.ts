/** What a change of a role would add and take, before it is saved. Super administrators neither gain nor lose. */
import type { PermissionSummary, PersonSummary } from '@share/contract/areas/rights/rights.schemas.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { PERSON_COLUMNS, permissionColumns } from './read-items.ts';

/** SQL: whether the user `u` holds the permission `p` other than through the role. */
const holdsOtherwise = (roleId: number) => sql`(u.is_super_admin OR EXISTS (SELECT FROM held_permissions h
  WHERE h.user_id = u.id AND h.permission_id = p.id AND h.role_id IS DISTINCT FROM ${roleId}))`;

/** The permissions that the user gains with the role, or loses without it, by name. */
export async function foreseeRoleUser(
  { db, language }: Context,
  { id, userId }: { id: number; userId: number },
): Promise<PermissionSummary[]> {
  await refuseMissing(db, sql`roles WHERE id = ${id}`, 'ROLE_NOT_EXISTS');
  await refuseMissing(db, sql`users WHERE id = ${userId}`, 'USER_NOT_EXISTS');
  const { rows } = await db.execute<PermissionSummary & Record<string, unknown>>(sql`
    SELECT ${permissionColumns(language)} FROM users u CROSS JOIN permissions p
    JOIN role_permissions rp ON rp.permission_id = p.id AND rp.role_id = ${id}
    WHERE u.id = ${userId} AND NOT ${holdsOtherwise(id)} ORDER BY p.name, p.id`);
  return rows;
}

/** The members who gain the permission with the role, or lose it without, by name: those who may sign in. */
export async function foreseeRolePermission(
  { db }: Context,
  { id, permissionId }: { id: number; permissionId: number },
): Promise<PersonSummary[]> {
  await refuseMissing(db, sql`roles WHERE id = ${id}`, 'ROLE_NOT_EXISTS');
  await refuseMissing(db, sql`permissions WHERE id = ${permissionId}`, 'PERMISSION_NOT_EXISTS');
  const { rows } = await db.execute<PersonSummary & Record<string, unknown>>(sql`
    SELECT ${PERSON_COLUMNS} FROM user_roles ur JOIN users u ON u.id = ur.user_id CROSS JOIN permissions p
    WHERE ur.role_id = ${id} AND p.id = ${permissionId} AND u.active AND NOT ${holdsOtherwise(id)}
    ORDER BY u.last_name COLLATE "pl-x-icu", u.first_name COLLATE "pl-x-icu", u.id`);
  return rows;
}

export async function refuseMissing(db: Db, record: SQL, code: ErrorCode): Promise<void> {
  const { rows } = await db.execute(sql`SELECT FROM ${record}`);
  if (rows.length === 0) throw new Refusal(code);
}
