import type { PermissionItem } from '@share/contract/areas/rights/rights.schemas.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { audit } from '../../platform/records/audit.ts';
import { findRecord, lockRecord } from '../../platform/records/records.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  changeRights,
  permissionContains,
  readPermissionItems,
  readPermissionNames,
  refuseBeyond,
  type Standing,
} from '../rights/rights.shared.ts';
import { inRole, membersOf, permissionsOf, roleRecords } from './roles.reads.ts';
import { rolePermissions } from './roles.tables.ts';

interface Place {
  id: number;
  permissionId: number;
}

export async function listRolePermissions(context: Context, id: number): Promise<PermissionItem[]> {
  await findRecord(context.db, roleRecords, id);
  const reach = { people: await membersOf(context.db, id), permissions: await permissionsOf(context.db, id) };
  return readPermissionItems(context.db, context, inRole(id), reach);
}

export async function searchRolePermissionCandidates(
  context: Context,
  id: number,
  search: string,
): Promise<PermissionItem[]> {
  await findRecord(context.db, roleRecords, id);
  const reach = {
    regranted: await membersOf(context.db, id),
    permissions: await permissionsOf(context.db, id),
  };
  const condition = sql`NOT ${inRole(id)} AND ${permissionContains(search, context.language)}`;
  return readPermissionItems(context.db, context, condition, reach);
}

/** Does nothing if the role contains it already. Members who are no super administrators do not add to a role of their own. */
export const addRolePermission = (context: Context, place: Place): Promise<null> =>
  changeRights(
    context,
    { action: 'role.add-permission', entity: 'role', id: place.id },
    async (tx, actor) => {
      const after = await refuseUnlessWithin(tx, actor, place);
      refuseBeyond(actor, { regranted: await membersOf(tx, place.id) });
      const { id: roleId, permissionId } = place;
      const base = await permissionsOf(tx, roleId);
      const added = await tx
        .insert(rolePermissions)
        .values({ roleId, permissionId })
        .onConflictDoNothing()
        .returning();
      if (added.length > 0)
        await audit(tx, context, { action: 'role.add-permission', entity: 'role', id: roleId, after, base });
      return null;
    },
  );

/** Does nothing if the role does not contain it. Takes nothing from members who hold more than the actor. */
export const removeRolePermission = (context: Context, place: Place): Promise<null> => {
  const attempt = { action: 'role.remove-permission', entity: 'role' as const, id: place.id };
  return changeRights(context, attempt, async (tx, actor) => {
    const before = await refuseUnlessWithin(tx, actor, place);
    refuseBeyond(actor, { people: await membersOf(tx, place.id) });
    const { id: roleId, permissionId } = place;
    const removed = await tx
      .delete(rolePermissions)
      .where(and(eq(rolePermissions.roleId, roleId), eq(rolePermissions.permissionId, permissionId)))
      .returning();
    if (removed.length > 0)
      await audit(tx, context, { action: 'role.remove-permission', entity: 'role', id: place.id, before });
    return null;
  });
};

/** Only people who hold everything in a role, before and after, may change it. */
async function refuseUnlessWithin(tx: Db, actor: Standing, { id, permissionId }: Place) {
  const role = await lockRecord(tx, roleRecords, id);
  const [permission] = await readPermissionNames(tx, sql`p.id = ${permissionId}`);
  if (permission === undefined) throw new Refusal('PERMISSION_NOT_EXISTS');
  refuseBeyond(actor, { permissions: [...(await permissionsOf(tx, id)), permission] });
  return { role: role.name, permission };
}
