import type {
  PermissionInput,
  PermissionView,
} from '@share/contract/areas/permissions/permissions.schemas.ts';
import type { Context } from '../../platform/context.ts';
import {
  changeRecord,
  insertRecord,
  removeRecord,
  type Target,
} from '../../platform/records/record-steps.ts';
import { type EveryFieldOf, lockRecord } from '../../platform/records/records.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeRights, refuseBeyond, type Standing } from '../rights/rights.shared.ts';
import { isInUse, permissionRecords, readPermission, readUses, whyNotRename } from './permissions.reads.ts';
import type { permissions } from './permissions.tables.ts';

/**
 * Names of built-in permissions begin like this. They are reserved for future versions too, because nobody may hold a permission
 * before it exists. Letters of other alphabets count as the letters for which they could be taken, so that nobody can give away
 * a permission that only looks like a built-in one.
 */
const RESERVED = /^[a\P{ASCII}][d\P{ASCII}][m\P{ASCII}][i\P{ASCII}][n\P{ASCII}]\s*[:\P{ASCII}]/u;
const MARKS_AND_INVISIBLE = /[\p{M}\p{Cf}]/gu;

export const createPermission = (context: Context, input: PermissionInput): Promise<PermissionView> =>
  changeRights(context, { action: 'permission.create', entity: 'permission', id: null }, async (tx) => {
    refuseReserved(input.name);
    const { id } = await insertRecord({ tx, context }, permissionRecords, toColumns(input));
    return readPermission(tx, context, id);
  });

/** Refuses with PERMISSION_IS_IN_USE to change a built-in permission, and to rename one that somebody has. */
export const updatePermission = (
  context: Context,
  target: Target,
  input: PermissionInput,
): Promise<PermissionView> => {
  const attempt = { action: 'permission.update', entity: 'permission' as const, id: target.id };
  return changeRights(context, attempt, async (tx, actor) => {
    await changeRecord({ tx, context }, permissionRecords, target, async (stored) => {
      const uses = await readUses(tx, target.id);
      refuseChange(actor, stored, isInUse(uses));
      const reason = input.name === stored.name ? null : whyNotRename(actor, uses);
      if (reason) throw new Refusal(reason, 'name');
      refuseReserved(input.name);
      // A description that was sent back as it was read, in one language, leaves both languages as they are.
      const isAsRead = input.description === stored.description[context.language];
      return toColumns(isAsRead ? { ...input, description: stored.description } : input);
    });
    return readPermission(tx, context, target.id);
  });
};

/** Refuses with PERMISSION_IS_IN_USE while it is in a role, personal, or built in. */
export const deletePermission = (context: Context, id: number): Promise<null> =>
  changeRights(context, { action: 'permission.delete', entity: 'permission', id }, async (tx, actor) => {
    const stored = await lockRecord(tx, permissionRecords, id);
    const used = isInUse(await readUses(tx, id));
    if (used) throw new Refusal('PERMISSION_IS_IN_USE');
    refuseChange(actor, stored, used);
    await removeRecord({ tx, context }, permissionRecords, id);
    return null;
  });

function refuseChange(actor: Standing, stored: typeof permissions.$inferSelect, used: boolean): void {
  if (stored.isSystem) throw new Refusal('PERMISSION_IS_IN_USE');
  if (used) refuseBeyond(actor, { permissions: [stored.name] });
}

function refuseReserved(name: string): void {
  const seen = name.normalize('NFKD').replace(MARKS_AND_INVISIBLE, '').toLowerCase().trim();
  if (RESERVED.test(seen)) throw new Refusal('PERMISSION_NAME_IS_RESERVED', 'name');
}

const toColumns = ({ name, description }: PermissionInput) =>
  ({
    name,
    description: typeof description === 'string' ? { pl: description, en: description } : description,
  }) satisfies EveryFieldOf<PermissionInput>;
