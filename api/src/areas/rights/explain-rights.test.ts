import {
  comparePeople,
  getEffectivePermissions,
  getPermissionHolders,
} from '@share/contract/areas/rights/rights.endpoints.ts';
import { checkPermissions } from '@share/contract/areas/shell/shell.endpoints.ts';
import { permissionKeys } from '@share/contract/shared/permissions.ts';
import { expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { anInvestor, aUser } from '../../testing/people.ts';
import { aRole, idsOf } from '../../testing/rights.ts';

const app = appForAllTests();
const call = callerForAllTests(app, 'super admin');
const why = async (id: number) => (await call(getEffectivePermissions, { params: { id } })).data;

test('why may she? every permission with each of its sources', async () => {
  const { id } = await aUser(app.context, { can: ['admin:faq:list', 'admin:page:list'] });
  const role = await aRole(app.context, ['admin:faq:list', 'admin:faq:edit'], [id]);
  const ofRole = { type: 'role', role: { id: role.id, name: 'Sales' } };
  const personal = { type: 'personal', role: null };
  expect(await why(id)).toMatchObject([
    { name: 'admin:faq:edit', sources: [ofRole] },
    { name: 'admin:faq:list', sources: [ofRole, personal] },
    { name: 'admin:page:list', sources: [personal] },
  ]);
});

test('the explanation and the check of requests agree, for each permission', async () => {
  const person = await aUser(app.context, { can: ['admin:offer:get'] });
  await aRole(app.context, ['admin:order:list', 'admin:order:get'], [person.id]);
  const search = permissionKeys.map((key) => `permissions[]=${encodeURIComponent(key)}`).join('&');
  const endpoint = { ...checkPermissions, path: `${checkPermissions.path}?${search}` } as const;
  const { data } = await (await app.asUser(person))(endpoint);
  const permitted = data.filter(({ isPermitted }) => isPermitted).map(({ permission }) => permission);
  expect((await why(person.id)).map(({ name }) => name)).toEqual(permitted.toSorted());
});

test('a super administrator holds every permission; inactive, deleted and other people hold none', async () => {
  const superAdmin = await aUser(app.context, { isSuperAdmin: true });
  const all = await why(superAdmin.id);
  expect(all).toHaveLength(permissionKeys.length);
  expect(all[0]?.sources).toEqual([{ type: 'superAdmin', role: null }]);
  const inactive = await aUser(app.context, { can: ['admin:faq:list'], active: false });
  const investor = await anInvestor(app.context, { can: ['admin:faq:list'] });
  expect([await why(inactive.id), await why(investor.id)]).toEqual([[], []]);
  expect((await call(getEffectivePermissions, { params: { id: 999_999 } })).codes).toEqual([
    'USER_NOT_EXISTS',
  ]);
});

test('who may? every holder of a permission with each source', async () => {
  const [id = 0] = await idsOf(app.context, ['admin:slider:edit']);
  const holder = await aUser(app.context, { lastName: 'Zzz', can: ['admin:slider:edit'] });
  const member = await aUser(app.context, { lastName: 'Zzzz' });
  const role = await aRole(app.context, ['admin:slider:edit'], [member.id]);
  await aUser(app.context, { can: ['admin:slider:edit'], active: false });
  const holders = (await call(getPermissionHolders, { params: { id } })).data;
  expect(holders.filter(({ isSuperAdmin }) => !isSuperAdmin)).toMatchObject([
    { id: holder.id, sources: [{ type: 'personal' }] },
    { id: member.id, sources: [{ type: 'role', role: { id: role.id } }] },
  ]);
  expect(holders.some(({ sources }) => sources[0]?.type === 'superAdmin')).toBe(true);
  expect((await call(getPermissionHolders, { params: { id: 999_999 } })).codes).toEqual([
    'PERMISSION_NOT_EXISTS',
  ]);
});

test('R10 who may do something is told only to those who may read the rights of people', async () => {
  const [id = 0] = await idsOf(app.context, ['admin:slider:edit']);
  const reader = await app.as({ can: ['admin:permission:list', 'admin:permission:get'] });
  expect((await reader(getPermissionHolders, { params: { id } })).codes).toEqual(['FORBIDDEN']);
});

test('R10 through which roles is shown only to those who may see the roles of people', async () => {
  const [id = 0] = await idsOf(app.context, ['admin:slider:edit']);
  const person = await aUser(app.context, { lastName: 'Zzzzz', can: ['admin:slider:edit'] });
  for (let nth = 0; nth < 2; nth += 1) await aRole(app.context, ['admin:slider:edit'], [person.id]);
  const reader = await app.as({ can: ['admin:user:get-personal-permissions'] });
  const hidden = [
    { type: 'role', role: null },
    { type: 'personal', role: null },
  ];
  const ofPerson = { params: { id: person.id } };
  expect((await reader(getEffectivePermissions, ofPerson)).data).toMatchObject([{ sources: hidden }]);
  expect((await reader(getPermissionHolders, { params: { id } })).data.at(-1)?.sources).toEqual(hidden);
  const compared = { params: { id: person.id, otherId: person.id } };
  expect((await reader(comparePeople, compared)).data).toMatchObject([{ first: hidden, second: hidden }]);
  const further = await app.as({ can: ['admin:user:get-personal-permissions', 'admin:user:get-roles'] });
  const [{ sources } = { sources: [] }] = (await further(getEffectivePermissions, ofPerson)).data;
  expect(sources.map(({ role }) => role?.name)).toEqual(['Sales', 'Sales', undefined]);
});
