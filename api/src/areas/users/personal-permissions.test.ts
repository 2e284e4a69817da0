import * as endpoints from '@share/contract/areas/users/personal-permissions.endpoints.ts';
import { getUser } from '@share/contract/areas/users/users.endpoints.ts';
import { expect, test } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';
import { idsOf } from '../../testing/rights.ts';

const app = appForAllTests();
const call = callerForAllTests(app, 'super admin');
const names = (items: { name: string }[]) => items.map(({ name }) => name);

test('USR-45 a permission is given and taken, twice without harm; each answers the present list', async () => {
  const { id } = await aUser(app.context, { can: ['admin:page:list'] });
  const [permissionId = 0] = await idsOf(app.context, ['admin:faq:list']);
  const params = { id, permissionId };
  for (let twice = 0; twice < 2; twice += 1) {
    const { data } = await call(endpoints.grantPersonalPermission, { params });
    expect(names(data)).toEqual(['admin:faq:list', 'admin:page:list']);
  }
  for (let twice = 0; twice < 2; twice += 1) {
    const { data } = await call(endpoints.revokePersonalPermission, { params });
    expect(names(data)).toEqual(['admin:page:list']);
  }
  const entries = (await app.context.db.select().from(auditEntries)).filter(
    ({ entity, entityId }) => entity === 'user' && entityId === id,
  );
  expect(entries.map(({ action }) => action)).toEqual(['user.grant-permission', 'user.revoke-permission']);
});

test('USR-39 candidates are the permissions that are not personal ones, searched by name and description', async () => {
  const { id } = await aUser(app.context, { can: ['admin:faq:list'] });
  const search = async (text: string) =>
    names(
      (await call(endpoints.searchPersonalPermissionCandidates, { params: { id }, query: { search: text } }))
        .data,
    );
  expect(await search('ADMIN:FAQ')).toEqual([
    'admin:faq:create',
    'admin:faq:delete',
    'admin:faq:edit',
    'admin:faq:get',
  ]);
  expect(await search('tworzenie: oferty')).toEqual(['admin:offer:create']);
  expect(await search('100%')).toEqual([]);
});

test('what the caller may not give or take is marked before it is tried', async () => {
  const weak = await app.as({
    can: ['admin:user:get', 'admin:user:get-personal-permissions', 'admin:faq:list'],
  });
  const { id } = await aUser(app.context, { can: ['admin:faq:list'] });
  const [item] = (await weak(endpoints.listPersonalPermissions, { params: { id } })).data;
  expect(item?.whyNot).toBeNull();
  const candidates = (await weak(endpoints.searchPersonalPermissionCandidates, { params: { id } })).data;
  const mayGive = candidates.filter(({ whyNot }) => whyNot === null);
  expect(names(mayGive)).toEqual(['admin:user:get', 'admin:user:get-personal-permissions']);
  const { id: stronger } = await aUser(app.context, { can: ['admin:offer:delete'] });
  const listed = (await weak(endpoints.listPersonalPermissions, { params: { id: stronger } })).data;
  expect(listed.map(({ whyNot }) => whyNot)).toEqual(['USER_IS_STRONGER']);
  expect((await weak(getUser, { params: { id: stronger } })).data.whyNot).toMatchObject({
    edit: 'USER_IS_STRONGER',
    remove: 'USER_IS_STRONGER',
    invite: 'USER_IS_STRONGER',
  });
});

test('unknown people and permissions are not found, and nobody deleted is given any', async () => {
  const [permissionId = 0] = await idsOf(app.context, ['admin:faq:list']);
  const { id } = await aUser(app.context, { deletedAt: new Date() });
  const give = async (params: { id: number; permissionId: number }) =>
    (await call(endpoints.grantPersonalPermission, { params })).codes;
  expect(await give({ id, permissionId })).toEqual(['USER_IS_DELETED']);
  expect(await give({ id, permissionId: 999_999 })).toEqual(['PERMISSION_NOT_EXISTS']);
  expect(await give({ id: 999_999, permissionId })).toEqual(['USER_NOT_EXISTS']);
});
