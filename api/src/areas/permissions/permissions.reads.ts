import type { PermissionView } from '@share/contract/areas/permissions/permissions.schemas.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { findRecord, records } from '../../platform/records/records.ts';
import { type Standing, standingOf, whyBeyond } from '../rights/rights.shared.ts';
import { permissions } from './permissions.tables.ts';

type Stored = typeof permissions.$inferSelect;

export const permissionRecords = records({
  table: permissions,
  entity: 'permission',
  missing: 'PERMISSION_NOT_EXISTS',
  view: ({ id, version, name, description }: Stored) => ({ id, version, name, description }),
});

interface Uses {
  numberOfRoles: number;
  numberOfUsers: number;
}

export async function readUses(db: Db, id: number): Promise<Uses> {
  const { rows } = await db.execute<Uses & Record<string, unknown>>(sql`
    SELECT (SELECT count(*)::int FROM role_permissions WHERE permission_id = ${id}) AS "numberOfRoles",
      (SELECT count(*)::int FROM user_permissions WHERE permission_id = ${id}) AS "numberOfUsers"`);
  return rows[0] ?? { numberOfRoles: 0, numberOfUsers: 0 };
}

export const isInUse = ({ numberOfRoles, numberOfUsers }: Uses): boolean => numberOfRoles + numberOfUsers > 0;

/**
 * Why the actor may not change it. A permission that nobody has may be changed by everybody with the key, because that takes
 * nothing from anyone. New permissions are such ones.
 */
const whyNotChange = (actor: Standing, { isSystem, name }: Stored, uses: Uses) => {
  if (isSystem) return 'PERMISSION_IS_IN_USE';
  return isInUse(uses) ? (whyBeyond(actor, { permissions: [name] })?.code ?? null) : null;
};

/**
 * Other software knows a permission by its name: after renaming, everybody who has it would hold another permission, which
 * nobody gave them.
 */
export const whyNotRename = (actor: Standing, uses: Uses) =>
  isInUse(uses) && !actor.isSuperAdmin ? 'PERMISSION_IS_IN_USE' : null;

/** One permission as its screen shows it. Refuses with PERMISSION_NOT_EXISTS. */
export async function readPermission(db: Db, context: Context, id: number): Promise<PermissionView> {
  const stored = await findRecord(db, permissionRecords, id);
  const uses = await readUses(db, id);
  const actor = standingOf(context.actor);
  const edit = whyNotChange(actor, stored, uses);
  const { version, name, description, isSystem } = stored;
  return {
    id,
    version,
    name,
    description: description[context.language],
    isBuiltIn: isSystem,
    area: isSystem ? (name.split(':')[1] ?? null) : null,
    ...uses,
    whyNot: {
      edit,
      rename: edit ?? whyNotRename(actor, uses),
      remove: isInUse(uses) ? 'PERMISSION_IS_IN_USE' : edit,
    },
  };
}
