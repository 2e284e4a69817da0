import * as endpoints from '@share/contract/areas/rights/rights.endpoints.ts';
import { expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';
import { aRole, idsOf } from '../../testing/rights.ts';
import type { Caller } from '../../testing/test-app.ts';

const app = appForAllTests();
const call = callerForAllTests(app, 'super admin');

test('before a role is given or taken: the permissions that change for the person', async () => {
  const person = await aUser(app.context, { can: ['admin:faq:list'] });
  const role = await aRole(app.context, ['admin:faq:list', 'admin:faq:edit', 'admin:faq:get']);
  await aRole(app.context, ['admin:faq:get'], [person.id]);
  const foresee = async (userId: number) =>
    (await call(endpoints.foreseeRoleUser, { params: { id: role.id, userId } })).data.items?.map(
      ({ name }) => name,
    );
  expect(await foresee(person.id)).toEqual(['admin:faq:edit']);
  expect(await foresee((await aUser(app.context, { isSuperAdmin: true })).id)).toEqual([]);
});

const foreseePermissions = (by: Caller, id: number, ...permissions: number[]) =>
  by(endpoints.foreseeRolePermissions, { params: { id }, query: { permissions: permissions.join(',') } });

test('before permissions are put into a role or taken out: the people for whom anything changes, each once', async () => {
  const [edit = 0, list = 0] = await idsOf(app.context, ['admin:faq:edit', 'admin:faq:list']);
  const people = [
    await aUser(app.context),
    await aUser(app.context, { can: ['admin:faq:edit'] }),
    await aUser(app.context, { active: false }),
    await aUser(app.context, { isSuperAdmin: true }),
  ].map(({ id }) => id);
  for (const keys of [[], ['admin:faq:edit' as const]]) {
    const { id } = await aRole(app.context, keys, people);
    const affected = async (...permissions: number[]) =>
      (await foreseePermissions(call, id, ...permissions)).data.items?.map((person) => person.id);
    expect(await affected(edit)).toEqual(people.slice(0, 1));
    expect(await affected(edit, list)).toEqual(people.slice(0, 2));
    await app.context.db.execute(`DELETE FROM user_roles WHERE role_id = ${id}`);
  }
});

test('R10 who may not see the members of a role, or its permissions, learns how many and not which', async () => {
  const member = await aUser(app.context);
  const role = await aRole(app.context, ['admin:faq:edit'], [member.id]);
  const [permission = 0] = await idsOf(app.context, ['admin:faq:edit']);
  const ofPermissions = await app.as({ can: ['admin:role:get-permissions'] });
  expect((await foreseePermissions(ofPermissions, role.id, permission)).data).toEqual({
    count: 1,
    items: null,
  });
  const ofUsers = await app.as({ can: ['admin:role:get-users'] });
  const params = { id: role.id, userId: member.id };
  expect((await ofUsers(endpoints.foreseeRoleUser, { params })).data).toEqual({ count: 1, items: null });
});

test('an unknown role or person is not found', async () => {
  const { id } = await aRole(app.context);
  const unknown = 999_999;
  const codes = [
    await call(endpoints.foreseeRoleUser, { params: { id: unknown, userId: unknown } }),
    await call(endpoints.foreseeRoleUser, { params: { id, userId: unknown } }),
    await foreseePermissions(call, unknown, 1),
  ].map((answer) => answer.codes);
  expect(codes).toEqual([['ROLE_NOT_EXISTS'], ['USER_NOT_EXISTS'], ['ROLE_NOT_EXISTS']]);
});
