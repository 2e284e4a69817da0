import { getJournalEntry, listJournal } from '@share/contract/areas/journal/journal.endpoints.ts';
import * as ofPermissions from '@share/contract/areas/roles/role-permissions.endpoints.ts';
import * as ofUsers from '@share/contract/areas/roles/role-users.endpoints.ts';
import * as endpoints from '@share/contract/areas/roles/roles.endpoints.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { anInvestor, aUser } from '../../testing/people.ts';
import { readAudit } from '../../testing/read-audit.ts';
import { aRole, idsOf } from '../../testing/rights.ts';

const app = appForAllTests();
const call = callerForAllTests(app, 'super admin');
const AREA: PermissionKey[] = [
  'admin:role:edit',
  'admin:role:delete',
  'admin:role:get',
  'admin:role:get-permissions',
  'admin:role:get-users',
  'admin:role:add-permission',
  'admin:role:remove-permission',
  'admin:role:add-user',
  'admin:role:remove-user',
];
const idOf = async (key: PermissionKey) => (await idsOf(app.context, [key]))[0] ?? 0;
const names = (items: { name: string }[]) => items.map(({ name }) => name);

describe('ROL-18 a role', () => {
  test('is created, listed, read, changed with a version and deleted', async () => {
    const created = (
      await call(endpoints.createRole, { body: { name: 'Clerks', description: 'Daily work' } })
    ).data;
    expect(created).toMatchObject({ version: 1, numberOfUsers: 0, whyNot: { edit: null, remove: null } });
    const { id } = created;
    const listed = (await call(endpoints.listRoles)).data.items;
    const counts = { numberOfUsers: 0, numberOfPermissions: 0 };
    expect(listed).toContainEqual({ id, name: 'Clerks', description: 'Daily work', ...counts });
    const body = { name: 'Bookkeepers', description: 'Books' };
    const saved = await call(endpoints.updateRole, { params: { id }, body, ifMatch: 1 });
    expect(saved.data).toMatchObject({ ...body, version: 2 });
    expect((await call(endpoints.updateRole, { params: { id }, body, ifMatch: 1 })).status).toBe(412);
    expect((await call(endpoints.deleteRole, { params: { id } })).data).toBeNull();
    expect((await call(endpoints.getRole, { params: { id } })).codes).toEqual(['ROLE_NOT_EXISTS']);
  });

  test('is listed in the order of the Polish alphabet', async () => {
    const sorted = ['biuro', 'Ćmielów', 'Łódź', 'Świdnica', 'Zamość', 'Zarząd'];
    for (const name of sorted.toReversed())
      await call(endpoints.createRole, { body: { name, description: 'x' } });
    const { items } = (await call(endpoints.listRoles, { query: { 'pagination[pageSize]': '100' } })).data;
    expect(names(items).filter((name) => sorted.includes(name))).toEqual(sorted);
  });

  test('is listed with the numbers of its users and permissions, and sorted by them', async () => {
    const [one, other] = [await aUser(app.context), await aUser(app.context)];
    const many = await aRole(app.context, ['admin:faq:list', 'admin:faq:get', 'admin:page:list'], [one.id]);
    const few = await aRole(app.context, ['admin:faq:list'], [one.id, other.id]);
    const sorted = async (column: 'numberOfUsers' | 'numberOfPermissions') => {
      const list = { order: { column, direction: 'DESC' as const } };
      const { items } = (await call(endpoints.listRoles, { list })).data;
      return items.filter(({ id }) => id === many.id || id === few.id);
    };
    expect(await sorted('numberOfPermissions')).toMatchObject([
      { id: many.id, numberOfUsers: 1, numberOfPermissions: 3 },
      { id: few.id, numberOfUsers: 2, numberOfPermissions: 1 },
    ]);
    expect((await sorted('numberOfUsers')).map(({ id }) => id)).toEqual([few.id, many.id]);
  });

  test('ROL-15, ROL-16 needs a name and a description', async () => {
    const { errors } = await call(endpoints.createRole, { body: { name: ' ', description: '' } });
    expect(errors.map(({ code, path }) => [path, code])).toEqual([
      ['name', 'NAME_IS_EMPTY'],
      ['description', 'DESCRIPTION_IS_EMPTY'],
    ]);
  });

  test('ERR-64 cannot be deleted while it has users; its permissions do not keep it', async () => {
    const { id: userId } = await aUser(app.context);
    const { id } = await aRole(app.context, ['admin:faq:list'], [userId]);
    expect((await call(endpoints.deleteRole, { params: { id } })).codes).toEqual(['ROLE_IS_IN_USE']);
    expect((await call(endpoints.getRole, { params: { id } })).data.whyNot.remove).toBe('ROLE_IS_IN_USE');
    const { items } = (await call(endpoints.listRoles, {})).data;
    expect(items.find((role) => role.id === id)?.numberOfUsers).toBe(1);
    await call(ofUsers.removeRoleUser, { params: { id, userId } });
    expect((await call(endpoints.deleteRole, { params: { id } })).status).toBe(200);
  });
});

describe('ROL-11 the permissions of a role', () => {
  test('are added and removed, twice without harm, and candidates are the others that a search finds', async () => {
    const { id } = await aRole(app.context);
    const params = { id, permissionId: await idOf('admin:faq:list') };
    const candidates = async (search: string) =>
      names(
        (await call(ofPermissions.searchRolePermissionCandidates, { params: { id }, query: { search } }))
          .data,
      );
    expect(await candidates('FAQ:L')).toEqual(['admin:faq:list']);
    for (let twice = 0; twice < 2; twice += 1)
      expect((await call(ofPermissions.addRolePermission, { params })).status).toBe(200);
    expect(names((await call(ofPermissions.listRolePermissions, { params: { id } })).data)).toEqual([
      'admin:faq:list',
    ]);
    expect(await candidates('FAQ:L')).toEqual([]);
    for (let twice = 0; twice < 2; twice += 1)
      expect((await call(ofPermissions.removeRolePermission, { params })).status).toBe(200);
    expect((await call(ofPermissions.listRolePermissions, { params: { id } })).data).toEqual([]);
  });

  test('an unknown role or permission is not found', async () => {
    const { id } = await aRole(app.context);
    const permissionId = await idOf('admin:faq:list');
    const unknown = await call(ofPermissions.addRolePermission, { params: { id, permissionId: 999_999 } });
    const nowhere = await call(ofPermissions.addRolePermission, { params: { id: 999_999, permissionId } });
    expect([unknown.codes, nowhere.codes]).toEqual([['PERMISSION_NOT_EXISTS'], ['ROLE_NOT_EXISTS']]);
  });

  test('R10 a role with more than one holds is neither changed, filled, emptied, deleted nor given', async () => {
    const weak = await app.as({ can: [...AREA, 'admin:faq:list'] });
    const { id: userId } = await aUser(app.context);
    const { id } = await aRole(app.context, ['admin:offer:delete', 'admin:faq:list'], [userId]);
    const permissionId = await idOf('admin:faq:list');
    const body = { name: 'Mine', description: 'Mine' };
    const empty = await aRole(app.context, ['admin:offer:delete']);
    const refused = [
      await weak(endpoints.updateRole, { params: { id }, body }),
      await weak(endpoints.deleteRole, { params: { id: empty.id } }),
      await weak(ofPermissions.addRolePermission, { params: { id, permissionId } }),
      await weak(ofPermissions.removeRolePermission, { params: { id, permissionId } }),
      await weak(ofUsers.addRoleUser, { params: { id: empty.id, userId } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((await weak(endpoints.getRole, { params: { id } })).data.whyNot.edit).toBe('PERMISSION_NOT_HELD');
    const items = (await weak(ofPermissions.listRolePermissions, { params: { id: empty.id } })).data;
    expect(items.map(({ whyNot }) => whyNot)).toEqual(['PERMISSION_NOT_HELD']);
  });
});

test('R10 a refusal names what is in the role to nobody who may not see it, neither at once nor in the journal', async () => {
  const weak = await app.as({ can: ['admin:role:get', 'admin:role:add-user', 'admin:audit:list'] });
  const { id: userId } = await aUser(app.context);
  const { id } = await aRole(app.context, ['admin:offer:delete']);
  const { codes, errors } = await weak(ofUsers.addRoleUser, { params: { id, userId } });
  expect(codes).toEqual(['PERMISSION_NOT_HELD']);
  expect(JSON.stringify(errors)).not.toContain('admin:offer:delete');
  const refused = { action: 'rights.refused', search: `${id}` };
  const seen = async (reader: typeof weak) => {
    const [entry] = (await reader(listJournal, { list: { filters: refused } })).data.items;
    return JSON.stringify((await reader(getJournalEntry, { params: { id: entry?.id ?? 0 } })).data);
  };
  expect(await seen(weak)).not.toContain('admin:offer:delete');
  const insider = await app.as({ can: ['admin:role:get-permissions', 'admin:audit:list'] });
  expect(await seen(insider)).toContain('admin:offer:delete');
});

test('R10 nothing is taken from a member of a role who holds more than the actor', async () => {
  const weak = await app.as({ can: [...AREA, 'admin:faq:list'] });
  const stronger = await aUser(app.context, { can: ['admin:offer:delete'] });
  const { id } = await aRole(app.context, ['admin:faq:list'], [stronger.id]);
  const params = { id, permissionId: await idOf('admin:faq:list') };
  const [item] = (await weak(ofPermissions.listRolePermissions, { params: { id } })).data;
  expect(item?.whyNot).toBe('USER_IS_STRONGER');
  expect((await weak(ofPermissions.removeRolePermission, { params })).codes).toEqual(['USER_IS_STRONGER']);
});

describe('ROL-11 the users of a role', () => {
  test('are given and taken; candidates are active staff without it, found by name and e-mail', async () => {
    const { id } = await aRole(app.context);
    const person = await aUser(app.context, { firstName: 'Żaneta', lastName: 'Wrona' });
    await aUser(app.context, { firstName: 'Żaneta', lastName: 'Wrona', active: false });
    await anInvestor(app.context, { firstName: 'Żaneta', lastName: 'Wrona' });
    const search = async (text: string) =>
      (await call(ofUsers.searchRoleUserCandidates, { params: { id }, query: { search: text } })).data.map(
        (item) => item.id,
      );
    for (const text of ['żaneta wro', 'WRONA ZANETA', person.email])
      expect(await search(text)).toEqual([person.id]);
    await call(ofUsers.addRoleUser, { params: { id, userId: person.id } });
    expect(await search('wrona')).toEqual([]);
    const users = (await call(ofUsers.listRoleUsers, { params: { id } })).data;
    expect(users).toMatchObject([{ id: person.id, lastName: 'Wrona', whyNot: null }]);
    const ofPerson = async () =>
      names((await call(ofUsers.listUserRoles, { params: { id: person.id } })).data);
    expect(await ofPerson()).toEqual(['Sales']);
    await call(ofUsers.removeRoleUser, { params: { id, userId: person.id } });
    expect(await ofPerson()).toEqual([]);
  });

  test('USR-31, USR-32 the roles that somebody could get are the others that a search finds', async () => {
    const { id: userId } = await aUser(app.context);
    const had = await aRole(app.context, [], [userId]);
    const { data } = await call(ofUsers.searchUserRoleCandidates, {
      params: { id: userId },
      query: { search: 'SALE' },
    });
    expect(data.length).toBeGreaterThan(0);
    expect(data.map(({ id }) => id)).not.toContain(had.id);
  });

  test('no investor and nobody deleted gets a role', async () => {
    const { id } = await aRole(app.context);
    const give = async (userId: number) =>
      (await call(ofUsers.addRoleUser, { params: { id, userId } })).codes;
    expect(await give((await anInvestor(app.context)).id)).toEqual(['USER_IS_NOT_ADMIN']);
    expect(await give((await aUser(app.context, { deletedAt: new Date() })).id)).toEqual(['USER_IS_DELETED']);
    expect(await give(999_999)).toEqual(['USER_NOT_EXISTS']);
  });

  test('a role given or taken works at the next call, in the session that is open', async () => {
    const person = await aUser(app.context);
    const theirs = await app.asUser(person);
    const { id } = await aRole(app.context, ['admin:role:list']);
    const params = { id, userId: person.id };
    expect((await theirs(endpoints.listRoles)).status).toBe(403);
    await call(ofUsers.addRoleUser, { params });
    expect((await theirs(endpoints.listRoles)).status).toBe(200);
    await call(ofUsers.removeRoleUser, { params });
    expect((await theirs(endpoints.listRoles)).status).toBe(403);
  });
});

test('each change of a role is in the audit trail with names', async () => {
  const { id } = await aRole(app.context);
  const person = await aUser(app.context);
  await call(ofPermissions.addRolePermission, { params: { id, permissionId: await idOf('admin:faq:list') } });
  await call(ofUsers.addRoleUser, { params: { id, userId: person.id } });
  const entries = await readAudit(
    app.context,
    and(eq(auditEntries.entity, 'role'), eq(auditEntries.entityId, id)),
  );
  expect(entries).toMatchObject([
    { action: 'role.add-permission', after: { role: 'Sales', permission: 'admin:faq:list' } },
    { action: 'role.add-user', after: { role: 'Sales', user: person.email, userId: person.id } },
  ]);
});
