import type { PersonItem, RoleItem } from '@share/contract/areas/rights/rights.schemas.ts';
import { searchedWords } from '@share/contract/shared/lists/search-text.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { likePattern, plainPattern } from '../../platform/lists/list-conditions.ts';
import { audit } from '../../platform/records/audit.ts';
import { findRecord, lockRecord } from '../../platform/records/records.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  changeRights,
  mailNewRights,
  readPersonItems,
  readRoleItems,
  readStanding,
  refuseBeyond,
  type Standing,
} from '../rights/rights.shared.ts';
import { hasRole, permissionsOf, roleRecords } from './roles.reads.ts';
import { userRoles } from './roles.tables.ts';

const MOST_CANDIDATES = 100;

interface Place {
  id: number;
  userId: number;
}

export async function listRoleUsers(context: Context, id: number): Promise<PersonItem[]> {
  const { db } = context;
  await findRecord(db, roleRecords, id);
  const permissions = await permissionsOf(db, id);
  return readPersonItems(db, context, { condition: hasRole(id), permissions, limit: null });
}

export async function searchRoleUserCandidates(
  context: Context,
  id: number,
  search: string,
): Promise<PersonItem[]> {
  const { db } = context;
  await findRecord(db, roleRecords, id);
  const permissions = await permissionsOf(db, id);
  const words = searchedWords(search).map((word) => sql` AND u.searched LIKE ${likePattern(word)}`);
  const condition = sql`u.is_admin AND u.active AND u.deleted_at IS NULL AND NOT ${hasRole(id)}${sql.join(words)}`;
  return readPersonItems(db, context, { condition, permissions, limit: MOST_CANDIDATES });
}

export async function listUserRoles(context: Context, userId: number): Promise<RoleItem[]> {
  const person = await findPerson(context.db, userId);
  return readRoleItems(context.db, context, ofUser(userId), person);
}

export async function searchUserRoleCandidates(
  context: Context,
  userId: number,
  search: string,
): Promise<RoleItem[]> {
  const person = await findPerson(context.db, userId);
  const condition = sql`NOT ${ofUser(userId)} AND plain_letters(r.name) LIKE ${plainPattern(search)}`;
  return readRoleItems(context.db, context, condition, person);
}

/** SQL: whether the user has the role `r`. */
const ofUser = (userId: number) =>
  sql`EXISTS (SELECT FROM user_roles ur WHERE ur.user_id = ${userId} AND ur.role_id = r.id)`;

/** Does nothing if the user has the role already. */
export const addRoleUser = (context: Context, place: Place): Promise<null> =>
  changeRights(context, { action: 'role.add-user', entity: 'role', id: place.id }, async (tx, actor) => {
    const given = await giveRole(tx, context, actor, place);
    if (given) await mailNewRights(tx, context, given.person, given.permissions);
    return null;
  });

/** Gives a role inside a transaction of `changeRights`; null if the user has it already. The user is not notified. */
export async function giveRole(tx: Db, context: Context, actor: Standing, place: Place) {
  const { person, role, permissions } = await refuseUnlessWithin(tx, actor, place);
  if (person.isDeleted) throw new Refusal('USER_IS_DELETED');
  if (!person.isAdmin) throw new Refusal('USER_IS_NOT_ADMIN');
  const { id: roleId, userId } = place;
  const added = await tx.insert(userRoles).values({ roleId, userId }).onConflictDoNothing().returning();
  if (added.length === 0) return null;
  const after = { role: role.name, user: person.email, userId };
  const entry = { action: 'role.add-user', entity: 'role', id: roleId };
  await audit(tx, context, { ...entry, after, person, base: permissions });
  return { person, permissions };
}

/** Does nothing if the user does not have the role. */
export const removeRoleUser = (context: Context, place: Place): Promise<null> =>
  changeRights(context, { action: 'role.remove-user', entity: 'role', id: place.id }, async (tx, actor) => {
    const { person, role } = await refuseUnlessWithin(tx, actor, place);
    const { id: roleId, userId } = place;
    const removed = await tx
      .delete(userRoles)
      .where(and(eq(userRoles.roleId, roleId), eq(userRoles.userId, userId)))
      .returning();
    const before = { role: role.name, user: person.email, userId };
    if (removed.length > 0)
      await audit(tx, context, { action: 'role.remove-user', entity: 'role', id: place.id, before, person });
    return null;
  });

async function findPerson(db: Db, userId: number) {
  const person = await readStanding(db, userId);
  if (!person) throw new Refusal('USER_NOT_EXISTS');
  return person;
}

async function refuseUnlessWithin(tx: Db, actor: Standing, { id, userId }: Place) {
  const role = await lockRecord(tx, roleRecords, id);
  const person = await findPerson(tx, userId);
  const permissions = await permissionsOf(tx, id);
  refuseBeyond(actor, { people: [person], regranted: [person], permissions });
  return { person, role, permissions };
}
