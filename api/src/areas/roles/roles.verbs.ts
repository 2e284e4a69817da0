import type { RoleInput, RoleView } from '@share/contract/areas/roles/roles.schemas.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import {
  changeRecord,
  insertRecord,
  removeRecord,
  type Target,
} from '../../platform/records/record-steps.ts';
import { lockRecord } from '../../platform/records/records.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeRights, refuseBeyond } from '../rights/rights.shared.ts';
import { countUsers, permissionsOf, readRole, roleRecords } from './roles.reads.ts';
import { rolePermissions } from './roles.tables.ts';

export const createRole = (context: Context, input: RoleInput): Promise<RoleView> =>
  changeRights(context, { action: 'role.create', entity: 'role', id: null }, async (tx) => {
    const { id } = await insertRecord({ tx, context }, roleRecords, input);
    return readRole(tx, context, id);
  });

export const updateRole = (context: Context, target: Target, input: RoleInput): Promise<RoleView> => {
  const attempt = { action: 'role.update', entity: 'role' as const, id: target.id };
  return changeRights(context, attempt, async (tx, actor) => {
    await changeRecord({ tx, context }, roleRecords, target, async () => {
      refuseBeyond(actor, { permissions: await permissionsOf(tx, target.id) });
      return input;
    });
    return readRole(tx, context, target.id);
  });
};

/** Refuses with ROLE_IS_IN_USE while it has users. */
export const deleteRole = (context: Context, id: number): Promise<null> =>
  changeRights(context, { action: 'role.delete', entity: 'role', id }, async (tx, actor) => {
    await lockRecord(tx, roleRecords, id);
    if ((await countUsers(tx, id)) > 0) throw new Refusal('ROLE_IS_IN_USE');
    refuseBeyond(actor, { permissions: await permissionsOf(tx, id) });
    await tx.delete(rolePermissions).where(eq(rolePermissions.roleId, id));
    await removeRecord({ tx, context }, roleRecords, id);
    return null;
  });
