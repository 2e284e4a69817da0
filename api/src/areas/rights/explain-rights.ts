/** Why somebody may do something, read from the same view by which requests are decided. */
import type {
  EffectivePermission,
  PermissionHolder,
  PermissionSource,
  PermissionSummary,
  PersonSummary,
} from '@share/contract/areas/rights/rights.schemas.ts';
import { listUserRoles } from '@share/contract/areas/roles/role-users.endpoints.ts';
import { sql } from 'drizzle-orm';
import type { Actor, Context } from '../../platform/context.ts';
import { judge } from '../../platform/http/authorise.ts';
import { Refusal } from '../../platform/refusal.ts';
import { PERSON_COLUMNS, permissionColumns } from './read-items.ts';
import { readStanding } from './read-standings.ts';

/** A row of the view `held_permissions`, with its role as JSON; none for super administrators. */
type Sources = { roles: { id: number; name: string }[]; isPersonal: boolean; isSuperAdmin: boolean };

/** SQL: the roles through which the user `u` holds the permission `p`, and whether it is a personal one. */
const SOURCES = sql.raw(`
  coalesce((SELECT json_agg(json_build_object('id', r.id, 'name', r.name) ORDER BY r.name COLLATE "pl-x-icu", r.id)
    FROM held_permissions h JOIN roles r ON r.id = h.role_id WHERE h.user_id = u.id AND h.permission_id = p.id), '[]') AS roles,
  EXISTS (SELECT FROM held_permissions h WHERE h.user_id = u.id AND h.permission_id = p.id AND h.role_id IS NULL) AS "isPersonal"`);

const HOLDS = sql.raw(`(u.is_super_admin OR EXISTS (
  SELECT FROM held_permissions h WHERE h.user_id = u.id AND h.permission_id = p.id))`);

type Found<Columns> = Columns & Sources & Record<string, unknown>;

/** Every permission that somebody holds, by name; none for people who are not active staff. */
export async function explainPerson(
  { db, actor, language }: Context,
  userId: number,
): Promise<EffectivePermission[]> {
  if (!(await readStanding(db, userId))) throw new Refusal('USER_NOT_EXISTS');
  const { rows } = await db.execute<Found<PermissionSummary>>(sql`
    SELECT ${permissionColumns(language)}, u.is_super_admin AS "isSuperAdmin", ${SOURCES}
    FROM users u CROSS JOIN permissions p
    WHERE u.id = ${userId} AND u.active AND u.is_admin AND u.deleted_at IS NULL AND ${HOLDS} ORDER BY p.name COLLATE "pl-x-icu", p.id`);
  return rows.map(({ roles, isPersonal, isSuperAdmin, ...permission }) => ({
    ...permission,
    sources: sourcesOf({ roles, isPersonal, isSuperAdmin }, actor),
  }));
}

/** All active staff who hold a permission, by name. */
export async function explainPermission(
  { db, actor }: Context,
  permissionId: number,
): Promise<PermissionHolder[]> {
  const { rows: known } = await db.execute(sql`SELECT FROM permissions WHERE id = ${permissionId}`);
  if (known.length === 0) throw new Refusal('PERMISSION_NOT_EXISTS');
  const { rows } = await db.execute<Found<PersonSummary>>(sql`
    SELECT ${PERSON_COLUMNS}, ${SOURCES} FROM users u CROSS JOIN permissions p
    WHERE p.id = ${permissionId} AND u.active AND u.is_admin AND u.deleted_at IS NULL AND ${HOLDS}
    ORDER BY u.last_name COLLATE "pl-x-icu", u.first_name COLLATE "pl-x-icu", u.id`);
  return rows.map(({ roles, isPersonal, ...person }) => ({
    ...person,
    sources: sourcesOf({ roles, isPersonal, isSuperAdmin: person.isSuperAdmin }, actor),
  }));
}

const sourcesOf = ({ roles, isPersonal, isSuperAdmin }: Sources, actor: Actor): PermissionSource[] => [
  ...(isSuperAdmin ? [{ type: 'superAdmin' as const, role: null }] : []),
  ...shownRoles(roles, actor).map((role) => ({ type: 'role' as const, role })),
  ...(isPersonal ? [{ type: 'personal' as const, role: null }] : []),
];

/** The roles, for callers who may see the roles of people. Others only see that there are roles, but neither names nor how many. */
const shownRoles = (roles: Sources['roles'], actor: Actor) =>
  roles.length === 0 || judge(listUserRoles.access, actor) === 'allowed' ? roles : [null];
