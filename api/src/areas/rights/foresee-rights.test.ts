import * as endpoints from '@share/contract/areas/rights/rights.endpoints.ts';
import { expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';
import { aRole, idsOf } from '../../testing/rights.ts';

const app = appForAllTests();
const call = callerForAllTests(app, 'super admin');

test('before a role is given or taken: the permissions that change for the person', async () => {
  const person = await aUser(app.context, { can: ['admin:faq:list'] });
  const role = await aRole(app.context, ['admin:faq:list', 'admin:faq:edit', 'admin:faq:get']);
  await aRole(app.context, ['admin:faq:get'], [person.id]);
  const foresee = async (userId: number) =>
    (await call(endpoints.foreseeRoleUser, { params: { id: role.id, userId } })).data.map(({ name }) => name);
  expect(await foresee(person.id)).toEqual(['admin:faq:edit']);
  expect(await foresee((await aUser(app.context, { isSuperAdmin: true })).id)).toEqual([]);
});

test('before a permission is put into a role or taken out: the people for whom it changes', async () => {
  const [permissionId = 0] = await idsOf(app.context, ['admin:faq:edit']);
  const people = [
    await aUser(app.context),
    await aUser(app.context, { can: ['admin:faq:edit'] }),
    await aUser(app.context, { active: false }),
    await aUser(app.context, { isSuperAdmin: true }),
  ].map(({ id }) => id);
  for (const keys of [[], ['admin:faq:edit' as const]]) {
    const { id } = await aRole(app.context, keys, people);
    const { data } = await call(endpoints.foreseeRolePermission, { params: { id, permissionId } });
    expect(data.map((person) => person.id)).toEqual(people.slice(0, 1));
    await app.context.db.execute(`DELETE FROM user_roles WHERE role_id = ${id}`);
  }
});

test('an unknown role, person or permission is not found', async () => {
  const { id } = await aRole(app.context);
  const unknown = 999_999;
  const codes = [
    await call(endpoints.foreseeRoleUser, { params: { id: unknown, userId: unknown } }),
    await call(endpoints.foreseeRoleUser, { params: { id, userId: unknown } }),
    await call(endpoints.foreseeRolePermission, { params: { id, permissionId: unknown } }),
  ].map((answer) => answer.codes);
  expect(codes).toEqual([['ROLE_NOT_EXISTS'], ['USER_NOT_EXISTS'], ['PERMISSION_NOT_EXISTS']]);
});
