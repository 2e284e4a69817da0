import * as endpoints from '@share/contract/areas/permissions/permissions.endpoints.ts';
import { grantPersonalPermission } from '@share/contract/areas/users/personal-permissions.endpoints.ts';
import { permissionKeys } from '@share/contract/shared/permissions.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';
import type { Caller } from '../../testing/test-app.ts';
import { permissions } from './permissions.tables.ts';

const app = appForAllTests();
const call = callerForAllTests(app, 'super admin');

const create = async (name: string, description: string | { pl: string; en: string } = 'For others') =>
  (await call(endpoints.createPermission, { body: { name, description } })).data;
const builtIn = async () => {
  const [found] = await app.context.db
    .select()
    .from(permissions)
    .where(eq(permissions.name, 'admin:faq:list'));
  if (!found) throw new Error('A built-in permission is missing');
  return found;
};

describe('PRM-11 a permission of staff', () => {
  test('is created, listed, read, changed and deleted; it belongs to no area', async () => {
    const created = await create('shop:discount');
    expect(created).toMatchObject({ isBuiltIn: false, area: null, description: 'For others', version: 1 });
    const { id } = created;
    const body = { name: 'shop:discounts', description: { pl: 'Rabaty', en: 'Discounts' } };
    const saved = await call(endpoints.updatePermission, { params: { id }, body, ifMatch: 1 });
    expect(saved.data).toMatchObject({ name: 'shop:discounts', description: 'Rabaty', version: 2 });
    const english = { 'content-language': 'en' };
    const read = await call(endpoints.getPermission, { params: { id }, headers: english });
    expect(read.data.description).toBe('Discounts');
    expect((await call(endpoints.updatePermission, { params: { id }, body, ifMatch: 1 })).status).toBe(412);
    expect((await call(endpoints.deletePermission, { params: { id } })).data).toBeNull();
    expect((await call(endpoints.getPermission, { params: { id } })).codes).toEqual([
      'PERMISSION_NOT_EXISTS',
    ]);
  });

  test('PRM-10 a description that comes back as it was read keeps its other language', async () => {
    const { id } = await create('shop:refund', { pl: 'Zwroty', en: 'Refunds' });
    const save = (description: string) =>
      call(endpoints.updatePermission, {
        params: { id },
        body: { name: 'shop:refunds', description },
        headers: { 'content-language': 'pl' },
      });
    const stored = async () =>
      (await app.context.db.select().from(permissions).where(eq(permissions.id, id)))[0]?.description;
    await save('Zwroty');
    expect(await stored()).toEqual({ pl: 'Zwroty', en: 'Refunds' });
    await save('Zwroty pieniędzy');
    expect(await stored()).toEqual({ pl: 'Zwroty pieniędzy', en: 'Zwroty pieniędzy' });
  });

  test('PRM-08, PRM-09 needs a name of its own', async () => {
    await create('shop:once');
    const again = await call(endpoints.createPermission, { body: { name: 'shop:once', description: '' } });
    expect(again.errors).toMatchObject([{ code: 'PERMISSION:NOT_UNIQUE_NAME', path: 'name' }]);
    const unnamed = await call(endpoints.createPermission, { body: { name: ' ', description: '' } });
    expect(unnamed.errors).toMatchObject([{ code: 'NAME_IS_EMPTY', path: 'name' }]);
  });

  test.each([
    'admin:offer:publish',
    'ADMIN:x:y',
    ' admin:faq:new',
    'ａdmin:faq:new',
    'admin :faq',
    'adm\u200bin:faq:edit',
    'admin\u00ad:faq:edit',
    '\u0430dmin:faq:edit',
  ])('R10 never has the name of a present or future built-in one: %s', async (name) => {
    const { id } = await create(`shop:${crypto.randomUUID()}`);
    const body = { name, description: '' };
    const refused = [
      await call(endpoints.createPermission, { body }),
      await call(endpoints.updatePermission, { params: { id }, body }),
    ];
    for (const { errors } of refused)
      expect(errors).toMatchObject([{ code: 'PERMISSION_NAME_IS_RESERVED', path: 'name' }]);
  });

  test('ERR-66 cannot be deleted while somebody holds it, nor changed by those who do not', async () => {
    const { id } = await create('shop:till');
    const holder = await aUser(app.context);
    await call(grantPersonalPermission, { params: { id: holder.id, permissionId: id } });
    expect((await call(endpoints.deletePermission, { params: { id } })).codes).toEqual([
      'PERMISSION_IS_IN_USE',
    ]);
    const weak = await app.as({ can: ['admin:permission:edit'] });
    const body = { name: 'shop:safe', description: '' };
    const refused = await weak(endpoints.updatePermission, { params: { id }, body });
    expect([refused.status, refused.codes]).toEqual([403, ['PERMISSION_NOT_HELD']]);
  });

  test('R10 its name stays while somebody has it: whoever holds it would hold what nobody gave', async () => {
    const { id } = await create('shop:drawer', 'Opens it');
    const holder = await aUser(app.context, { can: ['admin:permission:edit', 'admin:permission:get'] });
    await call(grantPersonalPermission, { params: { id: holder.id, permissionId: id } });
    const theirs = await app.asUser(holder);
    const edit = (who: Caller, name: string) =>
      who(endpoints.updatePermission, { params: { id }, body: { name, description: 'Opens the drawer' } });
    const whyNotRename = async (who: Caller) =>
      (await who(endpoints.getPermission, { params: { id } })).data.whyNot.rename;
    expect(await whyNotRename(theirs)).toBe('PERMISSION_IS_IN_USE');
    expect((await edit(theirs, 'shop:vault')).errors).toMatchObject([
      { code: 'PERMISSION_IS_IN_USE', path: 'name' },
    ]);
    expect((await edit(theirs, 'shop:drawer')).data.description).toBe('Opens the drawer');
    expect(await whyNotRename(call)).toBeNull();
    expect((await edit(call, 'shop:vault')).data.name).toBe('shop:vault');
  });
});

test('R11 a built-in permission is neither changed nor deleted, not even by a super administrator', async () => {
  const { id, name } = await builtIn();
  const body = { name, description: 'Other words' };
  expect((await call(endpoints.updatePermission, { params: { id }, body })).codes).toEqual([
    'PERMISSION_IS_IN_USE',
  ]);
  expect((await call(endpoints.deletePermission, { params: { id } })).codes).toEqual([
    'PERMISSION_IS_IN_USE',
  ]);
  expect((await call(endpoints.getPermission, { params: { id } })).data).toMatchObject({
    isBuiltIn: true,
    area: 'faq',
    whyNot: { edit: 'PERMISSION_IS_IN_USE', remove: 'PERMISSION_IS_IN_USE' },
  });
});

test('PRM-05 the list has every permission on one page, described in the language of the request', async () => {
  const { items } = (await call(endpoints.listPermissions, { headers: { 'content-language': 'en' } })).data;
  expect(items.length).toBeGreaterThanOrEqual(permissionKeys.length);
  expect(items.find(({ name }) => name === 'admin:faq:list')).toMatchObject({
    description: 'List FAQ',
    area: 'faq',
  });
});
