import type { PermissionItem } from '@share/contract/areas/rights/rights.schemas.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  changeRights,
  mailNewRights,
  permissionContains,
  readPermissionItems,
  readPermissionNames,
  readStanding,
  refuseBeyond,
  type Standing,
} from '../rights/rights.shared.ts';
import { lockAccount } from './lock-account.ts';
import { userPermissions } from './users.tables.ts';

interface Place {
  id: number;
  permissionId: number;
}

export const listPersonalPermissions = (context: Context, id: number): Promise<PermissionItem[]> =>
  readItems(context.db, context, id);

export async function searchPersonalPermissionCandidates(
  context: Context,
  id: number,
  search: string,
): Promise<PermissionItem[]> {
  const person = await readStanding(context.db, id);
  if (!person) throw new Refusal('USER_NOT_EXISTS');
  const condition = sql`NOT ${isPersonal(id)} AND ${permissionContains(search, context.language)}`;
  return readPermissionItems(context.db, context, condition, { people: [person], regranted: [person] });
}

/** Does nothing if the user holds it personally already. */
export const grantPersonalPermission = (context: Context, place: Place): Promise<PermissionItem[]> =>
  changeRights(context, attemptOf('user.grant-permission', place), async (tx, actor) => {
    const { person, permission } = await refuseUnlessWithin(tx, actor, place);
    const { id: userId, permissionId } = place;
    const granted = await tx
      .insert(userPermissions)
      .values({ userId, permissionId })
      .onConflictDoNothing()
      .returning();
    if (granted.length > 0) {
      const after = { user: person.email, permission };
      const entry = { action: 'user.grant-permission', entity: 'user', id: userId };
      await audit(tx, context, { ...entry, after, base: [...person.held].sort() });
      await mailNewRights(tx, context, person, [permission]);
    }
    return readItems(tx, context, userId);
  });

/** Does nothing if the user does not hold it personally. */
export const revokePersonalPermission = (context: Context, place: Place): Promise<PermissionItem[]> =>
  changeRights(context, attemptOf('user.revoke-permission', place), async (tx, actor) => {
    const { person, permission } = await refuseUnlessWithin(tx, actor, place);
    const before = { user: person.email, permission };
    const { id: userId, permissionId } = place;
    const revoked = await tx
      .delete(userPermissions)
      .where(and(eq(userPermissions.userId, userId), eq(userPermissions.permissionId, permissionId)))
      .returning();
    if (revoked.length > 0)
      await audit(tx, context, { action: 'user.revoke-permission', entity: 'user', id: userId, before });
    return readItems(tx, context, userId);
  });

const attemptOf = (action: string, { id }: Place) => ({ action, entity: 'user' as const, id });

async function refuseUnlessWithin(tx: Db, actor: Standing, { id, permissionId }: Place) {
  const { person } = await lockAccount(tx, id);
  const [permission] = await readPermissionNames(tx, sql`p.id = ${permissionId}`);
  if (permission === undefined) throw new Refusal('PERMISSION_NOT_EXISTS');
  if (person.isDeleted) throw new Refusal('USER_IS_DELETED');
  refuseBeyond(actor, { people: [person], regranted: [person], permissions: [permission] });
  return { person, permission };
}

async function readItems(db: Db, context: Context, id: number): Promise<PermissionItem[]> {
  const person = await readStanding(db, id);
  if (!person) throw new Refusal('USER_NOT_EXISTS');
  return readPermissionItems(db, context, isPersonal(id), { people: [person], regranted: [person] });
}

/** SQL: whether the permission `p` is a personal one of the user. */
const isPersonal = (id: number) =>
  sql`EXISTS (SELECT FROM user_permissions up WHERE up.user_id = ${id} AND up.permission_id = p.id)`;
