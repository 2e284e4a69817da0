/** Every verb that touches roles or permissions × who asks × how far the target reaches (R10), and that no verb is missing. */

import * as permissionEndpoints from '@share/contract/areas/permissions/permissions.endpoints.ts';
import { rightsRefusals } from '@share/contract/areas/rights/rights.schemas.ts';
import { addRolePermission } from '@share/contract/areas/roles/role-permissions.endpoints.ts';
import { deleteUser, updateUser } from '@share/contract/areas/users/users.endpoints.ts';
import { allEndpoints } from '@share/contract/endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { type AnAccount, aUser } from '../../testing/people.ts';
import { anEdit, aRole, idsOf } from '../../testing/rights.ts';
import { type Verb, verbsOfPeople, verbsOfPermissions, verbsOfRoles } from '../../testing/verbs-of-rights.ts';
import { permissions } from '../permissions/permissions.tables.ts';
import { userPermissions, users } from '../users/users.tables.ts';
import { changeRights } from './change-rights.ts';

const app = appForAllTests();
const GIVEN: PermissionKey = 'admin:faq:list';
const BEYOND: PermissionKey = 'admin:offer:delete';
const KEYS: PermissionKey[] = [
  'admin:role:create',
  'admin:role:get',
  'admin:role:get-permissions',
  'admin:role:edit',
  'admin:role:delete',
  'admin:role:add-permission',
  'admin:role:remove-permission',
  'admin:role:add-user',
  'admin:user:create',
  'admin:permission:edit',
  'admin:permission:delete',
];
let given = { permissionId: 0, roleId: 0 };
beforeAll(async () => {
  const [permissionId = 0] = await idsOf(app.context, [GIVEN]);
  given = { permissionId, roleId: 0 };
});

const ofRoles = verbsOfRoles(() => given);
const actors: Record<string, AnAccount> = {
  'an investor': { isAdmin: false },
  'staff without the key': { can: [GIVEN, BEYOND] },
  'staff with the key': { can: [...KEYS, GIVEN] },
  'staff with the key and all of the role': { can: [...KEYS, GIVEN, BEYOND] },
  'a super administrator': { isSuperAdmin: true },
};
const isShutOut = (actor: string) => actor === 'an investor' || actor === 'staff without the key';

const refusalsOf = async (actorId: number) => {
  const refused = and(eq(auditEntries.actorId, actorId), eq(auditEntries.action, 'rights.refused'));
  const found = await app.context.db.select().from(auditEntries).where(refused);
  return found.map(({ after }) => (after as { code: string }).code);
};

describe.each(Object.keys(ofRoles))('R10 to %s', (name) => {
  const { run } = ofRoles[name] as Verb<number>;

  test.each([
    ['a role within', [GIVEN]],
    ['a role that reaches further', [GIVEN, BEYOND]],
  ] as const)('%s', async (whose, contents) => {
    for (const [who, account] of Object.entries(actors)) {
      const actor = await aUser(app.context, account);
      const { id } = await aRole(app.context, contents);
      const { status, codes } = await run(await app.asUser(actor), id);
      const isBeyond = whose !== 'a role within' && who === 'staff with the key';
      const code = isShutOut(who) ? 'FORBIDDEN' : isBeyond ? 'PERMISSION_NOT_HELD' : null;
      expect([who, status === 200, codes]).toEqual([who, code === null, code === null ? [] : [code]]);
      if (isBeyond) expect(await refusalsOf(actor.id)).toEqual([code]);
    }
  });
});

describe.each(Object.keys(verbsOfPermissions))('R10 to %s', (name) => {
  const { run } = verbsOfPermissions[name] as Verb<{ id: number; name: string }>;

  test.each(['held', 'not held'])(
    'a permission of staff that somebody has, %s by the actor',
    async (held) => {
      for (const [who, account] of Object.entries(actors)) {
        const [permission] = await app.context.db
          .insert(permissions)
          .values({ name: `shop:${crypto.randomUUID()}`, description: { pl: '', en: '' } })
          .returning();
        if (!permission) throw new Error('No permission was created');
        const actor = await aUser(app.context, account);
        const holders = [await aUser(app.context), ...(held === 'held' ? [actor] : [])];
        await app.context.db
          .insert(userPermissions)
          .values(holders.map(({ id }) => ({ userId: id, permissionId: permission.id })));
        const { status, codes } = await run(await app.asUser(actor), permission);
        const isSuper = who === 'a super administrator';
        const reason = () => {
          if (isShutOut(who)) return 'FORBIDDEN';
          if (name === 'delete') return 'PERMISSION_IS_IN_USE';
          if (isSuper) return null;
          if (held !== 'held') return 'PERMISSION_NOT_HELD';
          return name === 'rename' ? 'PERMISSION_IS_IN_USE' : null;
        };
        const code = reason();
        expect([who, status === 200, codes]).toEqual([who, code === null, code === null ? [] : [code]]);
        if (code !== null && code !== 'FORBIDDEN') expect(await refusalsOf(actor.id)).toEqual([code]);
      }
    },
  );
});

test('R10 every endpoint that refuses what goes beyond is in these tests', () => {
  const people = verbsOfPeople(app, () => given);
  const tried = new Set(
    [people, ofRoles, verbsOfPermissions].flatMap((verbs: Record<string, { endpoint: Endpoint }>) =>
      Object.values(verbs).map(({ endpoint }) => endpoint.path + endpoint.method),
    ),
  );
  const refusing = allEndpoints
    .map(({ endpoint }): Endpoint => endpoint)
    .filter(({ errors }) => rightsRefusals.some((code) => errors.includes(code)));
  expect(refusing.length).toBeGreaterThan(15);
  expect(refusing.map(({ path, method }) => path + method).filter((one) => !tried.has(one))).toEqual([]);
});

test('R10 each refusal is recorded, with what was tried', async () => {
  const oneself = await aUser(app.context, { can: [...KEYS, 'admin:user:edit', 'admin:user:delete'] });
  const call = await app.asUser(oneself);
  const [stronger, leader] = [
    await aUser(app.context, { can: [BEYOND] }),
    await aUser(app.context, { isSuperAdmin: true }),
  ];
  const { id: roleId } = await aRole(app.context);
  const [beyond = 0, builtIn = 0] = await idsOf(app.context, [BEYOND, GIVEN]);
  await call(deleteUser, { params: { id: stronger.id } });
  await call(deleteUser, { params: { id: leader.id } });
  await call(deleteUser, { params: { id: oneself.id } });
  await call(addRolePermission, { params: { id: roleId, permissionId: beyond } });
  await call(permissionEndpoints.deletePermission, { params: { id: builtIn } });
  await call(permissionEndpoints.updatePermission, {
    params: { id: builtIn },
    body: { name: 'shop:x', description: '' },
  });
  expect(await refusalsOf(oneself.id)).toEqual([
    'USER_IS_STRONGER',
    'USER_IS_SUPER_ADMIN',
    'USER_IS_YOURSELF',
    'PERMISSION_NOT_HELD',
    'PERMISSION_IS_IN_USE',
    'PERMISSION_IS_IN_USE',
  ]);
});

test('I-20 the last super administrator, and a name that is reserved, are recorded as refused too', async () => {
  await app.context.db.update(users).set({ active: false }).where(sql`is_super_admin`);
  const last = await aUser(app.context, { isSuperAdmin: true });
  const call = await app.asUser(last);
  const body = await anEdit(app.context, last.id, { active: false });
  await call(updateUser, { params: { id: last.id }, body });
  await call(permissionEndpoints.createPermission, { body: { name: 'admin:new', description: '' } });
  expect(await refusalsOf(last.id)).toEqual(['LAST_SUPER_ADMIN', 'PERMISSION_NAME_IS_RESERVED']);
});

test('nobody without an account changes rights, but jobs and commands do', async () => {
  const attempt = { action: 'role.update', entity: 'role' as const, id: null };
  const nobody = { ...app.context, actor: { ...app.context.actor, label: 'visitor' } };
  const actorOf = (context: typeof nobody) => changeRights(context, attempt, async (_, actor) => actor);
  await expect(actorOf(nobody)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  expect((await actorOf(app.context)).isSuperAdmin).toBe(true);
});
