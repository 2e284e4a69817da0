import {
  comparePeople,
  compareRoles,
  getEffectivePermissions,
} from '@share/contract/areas/rights/rights.endpoints.ts';
import type { ComparedPermission } from '@share/contract/areas/rights/rights.schemas.ts';
import { permissionKeys } from '@share/contract/shared/permissions.ts';
import { expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { anInvestor, aUser } from '../../testing/people.ts';
import { aRole } from '../../testing/rights.ts';

const app = appForAllTests();
const call = callerForAllTests(app, 'super admin');
const between = async (id: number, otherId: number) =>
  (await call(comparePeople, { params: { id, otherId } })).data;
const lines = (compared: ComparedPermission[]) =>
  compared.map(({ name, first, second }) => [name, first !== null, second !== null]);

test('two people: what only the one may, only the other, and both, with the sources of each', async () => {
  const one = await aUser(app.context, { can: ['admin:faq:list', 'admin:page:list'] });
  const other = await aUser(app.context);
  const role = await aRole(app.context, ['admin:faq:list', 'admin:slider:list'], [other.id]);
  const ofRole = [{ type: 'role', role: { id: role.id, name: 'Sales' } }];
  const personal = [{ type: 'personal', role: null }];
  expect(await between(one.id, other.id)).toMatchObject([
    { name: 'admin:faq:list', first: personal, second: ofRole },
    { name: 'admin:page:list', first: personal, second: null },
    { name: 'admin:slider:list', first: null, second: ofRole },
  ]);
});

test('it says of each what "why may she?" says, also where one may everything and the other nothing', async () => {
  const [one, other] = [await aUser(app.context, { isSuperAdmin: true }), await anInvestor(app.context)];
  const compared = await between(one.id, other.id);
  expect(compared).toHaveLength(permissionKeys.length);
  expect(compared.every(({ second }) => second === null)).toBe(true);
  const alone = (await call(getEffectivePermissions, { params: { id: one.id } })).data;
  expect(compared.map(({ name, first }) => [name, first])).toEqual(
    alone.map(({ name, sources }) => [name, sources]),
  );
});

test('two roles', async () => {
  const one = await aRole(app.context, ['admin:faq:list', 'admin:page:list']);
  const other = await aRole(app.context, ['admin:faq:list', 'admin:slider:list']);
  const { data } = await call(compareRoles, { params: { id: one.id, otherId: other.id } });
  expect(lines(data)).toEqual([
    ['admin:faq:list', true, true],
    ['admin:page:list', true, false],
    ['admin:slider:list', false, true],
  ]);
});

test('it needs the right to read the rights of people, or of roles; both have to exist', async () => {
  const [one, role] = [await aUser(app.context), await aRole(app.context)];
  const people = { params: { id: one.id, otherId: one.id } };
  const roles = { params: { id: role.id, otherId: role.id } };
  const ofPeople = await app.as({ can: ['admin:user:get-personal-permissions'] });
  const ofRoles = await app.as({ can: ['admin:role:get-permissions'] });
  expect([
    (await ofPeople(comparePeople, people)).status,
    (await ofPeople(compareRoles, roles)).status,
  ]).toEqual([200, 403]);
  expect([
    (await ofRoles(comparePeople, people)).status,
    (await ofRoles(compareRoles, roles)).status,
  ]).toEqual([403, 200]);
  const missing = (id: number) => ({ params: { id, otherId: 999_999 } });
  expect((await call(comparePeople, missing(one.id))).codes).toEqual(['USER_NOT_EXISTS']);
  expect((await call(compareRoles, missing(role.id))).codes).toEqual(['ROLE_NOT_EXISTS']);
});
