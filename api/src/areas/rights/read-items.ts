/** The items of assignment lists, each with the reason why the caller may not move it. */
import type {
  PermissionItem,
  PermissionSummary,
  PersonItem,
  PersonSummary,
  RoleItem,
  RoleSummary,
} from '@share/contract/areas/rights/rights.schemas.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { plainPattern } from '../../platform/lists/list-conditions.ts';
import { HELD_NAMES, standingOf } from './read-standings.ts';
import { type Reach, type Standing, whyBeyond } from './rights.rules.ts';

/** Columns of a permission `p` as `PermissionSummary`. */
export const permissionColumns = (language: Language): SQL =>
  sql`p.id, p.name, p.description->>${language} AS description, p.is_system AS "isBuiltIn",
    CASE WHEN p.is_system THEN split_part(p.name, ':', 2) END AS area`;

/** Whether the name of a permission `p`, or its description in that language, contains the text. */
export const permissionContains = (search: string, language: Language): SQL => {
  const pattern = plainPattern(search);
  return sql`(plain_letters(p.name) LIKE ${pattern} OR plain_letters(p.description->>${language}) LIKE ${pattern})`;
};

/** Columns of a user `u` as `PersonSummary`. */
export const PERSON_COLUMNS = sql.raw(`u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName",
  u.position, u.active, u.is_super_admin AS "isSuperAdmin"`);

type Row<Columns> = Columns & Record<string, unknown>;

/**
 * Permissions `p` that meet the condition, by name. `reach` has the people and further permissions that moving one of them
 * touches.
 */
export async function readPermissionItems(
  db: Db,
  { actor, language }: Context,
  condition: SQL,
  { permissions = [], ...reach }: Reach,
): Promise<PermissionItem[]> {
  const { rows } = await db.execute<Row<PermissionSummary>>(sql`
    SELECT ${permissionColumns(language)} FROM permissions p WHERE ${condition} ORDER BY p.name COLLATE "pl-x-icu", p.id`);
  const whyNot = (name: string) =>
    whyBeyond(standingOf(actor), { ...reach, permissions: [...permissions, name] })?.code ?? null;
  return rows.map((row) => ({ ...row, whyNot: whyNot(row.name) }));
}

/** Roles `r` that meet the condition, by name. */
export async function readRoleItems(
  db: Db,
  { actor }: Context,
  condition: SQL,
  person: Standing,
): Promise<RoleItem[]> {
  const { rows } = await db.execute<Row<RoleSummary & { contained: string[] }>>(sql`
    SELECT r.id, r.name, r.description, ARRAY(SELECT p.name FROM role_permissions rp
      JOIN permissions p ON p.id = rp.permission_id WHERE rp.role_id = r.id) AS contained
    FROM roles r WHERE ${condition} ORDER BY r.name COLLATE "pl-x-icu", r.id`);
  return rows.map(({ contained, ...row }) => ({
    ...row,
    whyNot:
      whyBeyond(standingOf(actor), { people: [person], regranted: [person], permissions: contained })?.code ??
      null,
  }));
}

/** Users `u` that meet the condition, by name, at most `limit`. `permissions` are those of the role that is given or taken. */
export async function readPersonItems(
  db: Db,
  { actor }: Context,
  { condition, permissions, limit }: { condition: SQL; permissions: readonly string[]; limit: number | null },
): Promise<PersonItem[]> {
  const { rows } = await db.execute<Row<PersonSummary & { held: string[] }>>(sql`
    SELECT ${PERSON_COLUMNS}, ${sql.raw(HELD_NAMES)} AS held FROM users u WHERE ${condition}
    ORDER BY u.last_name COLLATE "pl-x-icu", u.first_name COLLATE "pl-x-icu", u.id LIMIT ${limit}`);
  return rows.map(({ held, ...row }) => {
    const person = { id: row.id, isSuperAdmin: row.isSuperAdmin, held: new Set(held) };
    const reach = { people: [person], regranted: [person], permissions };
    return { ...row, whyNot: whyBeyond(standingOf(actor), reach)?.code ?? null };
  });
}

/** The names of the permissions `p` that meet the condition. */
export async function readPermissionNames(db: Db, condition: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT p.name FROM permissions p WHERE ${condition} ORDER BY p.name COLLATE "pl-x-icu"`,
  );
  return rows.map(({ name }) => name);
}
