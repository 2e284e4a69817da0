import { addRoleUser } from '@share/contract/areas/roles/role-users.endpoints.ts';
import { grantPersonalPermission } from '@share/contract/areas/users/personal-permissions.endpoints.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import { afterEach, expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { mailTo } from '../../testing/mail/queued-mail.ts';
import { aUser } from '../../testing/people.ts';
import { aRole, idsOf } from '../../testing/rights.ts';

const app = appForAllTests();
const call = callerForAllTests(app, 'super admin');
afterEach(() => app.setClock(null));

const aColleague = (fields: Parameters<typeof aUser>[1] = {}) =>
  aUser(app.context, { passwordHash: 'set', language: 'en', can: ['admin:page:list'], ...fields });
const grant = async (id: number, names: PermissionKey[]) => {
  for (const permissionId of await idsOf(app.context, names))
    await call(grantPersonalPermission, { params: { id, permissionId } });
};
const giveRole = async (userId: number, permissions: PermissionKey[]) => {
  const { id } = await aRole(app.context, permissions);
  return call(addRoleUser, { params: { id, userId } });
};

test('rights that are given within ten minutes are one e-mail, which goes out when these are over', async () => {
  app.setClock(new Date('2026-05-04T10:03:00Z'));
  const { id, email } = await aColleague();
  await grant(id, ['admin:faq:list', 'admin:faq:get', 'admin:faq:edit']);
  await giveRole(id, ['admin:offer:list']);
  const [notice, ...more] = await mailTo(app.context, email);
  expect(more).toEqual([]);
  expect(notice?.body).toContain('new rights in the back office were given to you');
  expect(notice?.event).toContain('2026-05-04T10:10:00.000Z');
  app.setClock(new Date('2026-05-04T10:10:00Z'));
  await giveRole(id, ['admin:offer:get']);
  expect(await mailTo(app.context, email)).toHaveLength(2);
});

test('nobody gets an e-mail about what they hold already, or before they have a password', async () => {
  const holder = await aColleague();
  await giveRole(holder.id, ['admin:page:list']);
  const invited = await aColleague({ passwordHash: null });
  await grant(invited.id, ['admin:faq:list']);
  for (const { email } of [holder, invited]) expect(await mailTo(app.context, email)).toEqual([]);
});
