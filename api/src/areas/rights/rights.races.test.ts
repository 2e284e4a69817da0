/** Changes of rights at the same time: each is decided by the rights at its turn (R10). */

import { addRolePermission } from '@share/contract/areas/roles/role-permissions.endpoints.ts';
import { addRoleUser } from '@share/contract/areas/roles/role-users.endpoints.ts';
import { deleteRole } from '@share/contract/areas/roles/roles.endpoints.ts';
import { resetPassword } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import {
  grantPersonalPermission,
  revokePersonalPermission,
} from '@share/contract/areas/users/personal-permissions.endpoints.ts';
import { createUser, deleteUser, updateUser } from '@share/contract/areas/users/users.endpoints.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { runIntoLock } from '../../testing/held-lock.ts';
import { queuedMail } from '../../testing/mail/queued-mail.ts';
import { aUser } from '../../testing/people.ts';
import { anEdit, aRole, idsOf } from '../../testing/rights.ts';
import { runBooksCheck } from '../ledger/books-check/run-books-check.ts';
import { users } from '../users/users.tables.ts';

const app = appForAllTests();
/** Holds every change of rights until all of a test's requests wait. */
const RIGHTS: [string] = ["SELECT pg_advisory_xact_lock(hashtext('rights'))"];

const activeSuperAdmins = () =>
  app.context.db
    .select()
    .from(users)
    .where(and(eq(users.isSuperAdmin, true), eq(users.active, true), isNull(users.deletedAt)));
type Outcome = { status: number; codes: string[] };
const broken = async () => (await runBooksCheck(app.context.db)).map(({ id }) => id);

test.each([
  ['demote', { isAdmin: false }],
  ['deactivate', { active: false }],
  ['delete', null],
])('I-20 the last two super administrators %s each other at once: one stays', async (_, fields) => {
  await app.context.db.update(users).set({ active: false }).where(eq(users.isSuperAdmin, true));
  const [anna, ewa] = [
    await aUser(app.context, { isSuperAdmin: true }),
    await aUser(app.context, { isSuperAdmin: true }),
  ];
  const shut = async (by: typeof anna, target: typeof ewa): Promise<() => Promise<Outcome>> => {
    const call = await app.asUser(by);
    const params = { id: target.id };
    if (!fields) return () => call(deleteUser, { params });
    const body = await anEdit(app.context, target.id, fields);
    return () => call(updateUser, { params, body });
  };
  const answers = await runIntoLock(app.databaseUrl, RIGHTS, [await shut(anna, ewa), await shut(ewa, anna)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await activeSuperAdmins()).toHaveLength(1);
  expect(await broken()).toEqual([]);
});

test('ERR-64 a role that is deleted and given at once is either given or gone', async () => {
  const call = await app.as('super admin');
  for (let round = 0; round < 5; round += 1) {
    const { id } = await aRole(app.context, ['admin:faq:list']);
    const { id: userId } = await aUser(app.context);
    const [deleted, given] = await runIntoLock<Outcome>(app.databaseUrl, RIGHTS, [
      () => call(deleteRole, { params: { id } }),
      () => call(addRoleUser, { params: { id, userId } }),
    ]);
    const outcome = [deleted?.codes, given?.codes];
    expect([
      [[], ['ROLE_NOT_EXISTS']],
      [['ROLE_IS_IN_USE'], []],
    ]).toContainEqual(outcome);
  }
  expect(await broken()).toEqual([]);
});

test('R10 what was taken from somebody a moment ago is no longer given on', async () => {
  const superAdmin = await app.as('super admin');
  const key = 'admin:faq:list';
  const giver = await aUser(app.context, { can: ['admin:user:add-personal-permission', key] });
  const [permissionId = 0] = await idsOf(app.context, [key]);
  const { id } = await aUser(app.context);
  const give = await app.asUser(giver);
  for (let round = 0; round < 5; round += 1) {
    await superAdmin(grantPersonalPermission, { params: { id: giver.id, permissionId } });
    await superAdmin(revokePersonalPermission, { params: { id, permissionId } });
    const answers = await runIntoLock<Outcome>(app.databaseUrl, RIGHTS, [
      () => superAdmin(revokePersonalPermission, { params: { id: giver.id, permissionId } }),
      () => give(grantPersonalPermission, { params: { id, permissionId } }),
    ]);
    const [last] = await app.context.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    // Either it was given before it was taken, or the attempt was refused and recorded.
    expect([
      [[], 'user.revoke-permission'],
      [['PERMISSION_NOT_HELD'], 'rights.refused'],
    ]).toContainEqual([answers[1]?.codes, last?.action]);
  }
});

test('R10 a role does not grow beyond its giver between the check and the grant', async () => {
  const superAdmin = await app.as('super admin');
  const giver = await aUser(app.context, { can: ['admin:role:add-user', 'admin:faq:list'] });
  const [permissionId = 0] = await idsOf(app.context, ['admin:offer:delete']);
  const give = await app.asUser(giver);
  for (let round = 0; round < 5; round += 1) {
    const { id } = await aRole(app.context, ['admin:faq:list']);
    const { id: userId } = await aUser(app.context);
    const [, given] = await runIntoLock<Outcome>(app.databaseUrl, RIGHTS, [
      () => superAdmin(addRolePermission, { params: { id, permissionId } }),
      () => give(addRoleUser, { params: { id, userId } }),
    ]);
    expect([[], ['PERMISSION_NOT_HELD']]).toContainEqual(given?.codes);
  }
});

test('the link of one invitation, used twice at once, sets one password', async () => {
  const call = await app.as('super admin');
  const body = {
    email: 'invited@example.com',
    firstName: 'Ewa',
    lastName: 'Lis',
    isAdmin: true,
    resetPasswordUrlPattern: 'http://localhost:3000/set-password/:resetPasswordToken',
  };
  const { id } = (await call(createUser, { body })).data;
  const [mail] = await queuedMail(app.context);
  const token = /set-password\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  const use = (newPassword: string) => () => app.asVisitor(resetPassword, { body: { token, newPassword } });
  const row: [string, number] = ['SELECT FROM users WHERE id = $1 FOR UPDATE', id];
  const answers = await runIntoLock(app.databaseUrl, row, [use('First1Password'), use('Second1Password')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});
