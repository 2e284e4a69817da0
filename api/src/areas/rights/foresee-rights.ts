/** The effect of a change of a role before it is saved. Super administrators neither gain nor lose. */
import type { PermissionSummary, PersonSummary } from '@share/contract/areas/rights/rights.schemas.ts';
import { listRolePermissions } from '@share/contract/areas/roles/role-permissions.endpoints.ts';
import { listRoleUsers } from '@share/contract/areas/roles/role-users.endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor, Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { judge } from '../../platform/http/authorise.ts';
import { Refusal } from '../../platform/refusal.ts';
import { PERSON_COLUMNS, permissionColumns } from './read-items.ts';

interface Effect<Item> {
  count: number;
  items: Item[] | null;
}

/** SQL: whether the user `u` holds the permission `p` other than through the role. */
const holdsOtherwise = (roleId: number) => sql`(u.is_super_admin OR EXISTS (SELECT FROM held_permissions h
  WHERE h.user_id = u.id AND h.permission_id = p.id AND h.role_id IS DISTINCT FROM ${roleId}))`;

/** The permissions that the user gains with the role, or loses without it, by name. */
export async function foreseeRoleUser(
  { db, actor, language }: Context,
  { id, userId }: { id: number; userId: number },
): Promise<Effect<PermissionSummary>> {
  await refuseMissing(db, sql`roles WHERE id = ${id}`, 'ROLE_NOT_EXISTS');
  await refuseMissing(db, sql`users WHERE id = ${userId}`, 'USER_NOT_EXISTS');
  const { rows } = await db.execute<PermissionSummary & Record<string, unknown>>(sql`
    SELECT ${permissionColumns(language)} FROM users u CROSS JOIN permissions p
    JOIN role_permissions rp ON rp.permission_id = p.id AND rp.role_id = ${id}
    WHERE u.id = ${userId} AND NOT ${holdsOtherwise(id)} ORDER BY p.name COLLATE "pl-x-icu", p.id`);
  return effectOf(rows, listRolePermissions, actor);
}

/**
 * The members who gain or lose a permission when these are added to the role or removed from it, by name: people who may sign
 * in.
 */
export async function foreseeRolePermissions(
  { db, actor }: Context,
  id: number,
  permissions: readonly number[],
): Promise<Effect<PersonSummary>> {
  await refuseMissing(db, sql`roles WHERE id = ${id}`, 'ROLE_NOT_EXISTS');
  const { rows } = await db.execute<PersonSummary & Record<string, unknown>>(sql`
    SELECT ${PERSON_COLUMNS} FROM user_roles ur JOIN users u ON u.id = ur.user_id
    WHERE ur.role_id = ${id} AND u.active AND EXISTS (SELECT FROM permissions p
      WHERE p.id = ANY(${sql.param(permissions)}) AND NOT ${holdsOtherwise(id)})
    ORDER BY u.last_name COLLATE "pl-x-icu", u.first_name COLLATE "pl-x-icu", u.id`);
  return effectOf(rows, listRoleUsers, actor);
}

/** The number of items; the items themselves only for callers who may see them on the screen of the role. */
const effectOf = <Item>(items: Item[], shownBy: Pick<Endpoint, 'access'>, actor: Actor): Effect<Item> => ({
  count: items.length,
  items: judge(shownBy.access, actor) === 'allowed' ? items : null,
});

export async function refuseMissing(db: Db, record: SQL, code: ErrorCode): Promise<void> {
  const { rows } = await db.execute(sql`SELECT FROM ${record}`);
  if (rows.length === 0) throw new Refusal(code);
}
