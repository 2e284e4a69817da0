/**
 * The difference between two people or two roles, calculated from the same data by which requests are decided: `explainPerson`,
 * and the permissions of roles.
 */
import type { ComparedPermission, PermissionSummary } from '@share/contract/areas/rights/rights.schemas.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { explainPerson } from './explain-rights.ts';
import { refuseMissing } from './foresee-rights.ts';
import { permissionColumns } from './read-items.ts';

interface Two {
  id: number;
  otherId: number;
}

/** Each permission that one of the two people holds, by name. */
export async function comparePeople(context: Context, { id, otherId }: Two): Promise<ComparedPermission[]> {
  const [first, second] = [await explainPerson(context, id), await explainPerson(context, otherId)];
  const sourcesOf = (held: typeof first) => new Map(held.map((one) => [one.id, one.sources]));
  const [ofFirst, ofSecond] = [sourcesOf(first), sourcesOf(second)];
  const all = new Map(
    [...first, ...second].map(({ sources: _, ...permission }) => [permission.id, permission]),
  );
  return [...all.values()]
    .toSorted((one, other) => one.name.localeCompare(other.name, 'pl'))
    .map((permission) => ({
      ...permission,
      first: ofFirst.get(permission.id) ?? null,
      second: ofSecond.get(permission.id) ?? null,
    }));
}

/** Each permission that is in one of the two roles, by name. */
export async function compareRoles(
  { db, language }: Context,
  { id, otherId }: Two,
): Promise<ComparedPermission[]> {
  for (const role of [id, otherId]) await refuseMissing(db, sql`roles WHERE id = ${role}`, 'ROLE_NOT_EXISTS');
  const isIn = (role: number) =>
    sql`EXISTS (SELECT FROM role_permissions rp WHERE rp.role_id = ${role} AND rp.permission_id = p.id)`;
  const { rows } = await db.execute<
    PermissionSummary & { inFirst: boolean; inSecond: boolean } & Record<string, unknown>
  >(sql`
    SELECT ${permissionColumns(language)}, ${isIn(id)} AS "inFirst", ${isIn(otherId)} AS "inSecond"
    FROM permissions p WHERE ${isIn(id)} OR ${isIn(otherId)} ORDER BY p.name COLLATE "pl-x-icu", p.id`);
  return rows.map(({ inFirst, inSecond, ...permission }) => ({
    ...permission,
    first: inFirst ? [] : null,
    second: inSecond ? [] : null,
  }));
}
