/** Every verb that touches people or rights × who asks × whom it touches (R10). */

import { addRolePermission } from '@share/contract/areas/roles/role-permissions.endpoints.ts';
import { addRoleUser, removeRoleUser } from '@share/contract/areas/roles/role-users.endpoints.ts';
import * as personal from '@share/contract/areas/users/personal-permissions.endpoints.ts';
import * as endpoints from '@share/contract/areas/users/users.endpoints.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { type AnAccount, aUser } from '../../testing/people.ts';
import { anEdit, aRole, idsOf } from '../../testing/rights.ts';
import { type Person, type Verb, verbsOfPeople } from '../../testing/verbs-of-rights.ts';

const app = appForAllTests();

/** The permission that is given and taken in these tests; the weaker actor holds it too. */
const GIVEN: PermissionKey = 'admin:faq:list';
/** A permission that the weaker actor lacks. */
const BEYOND: PermissionKey = 'admin:offer:delete';
const KEYS: PermissionKey[] = [
  'admin:user:edit',
  'admin:user:delete',
  'admin:user:create',
  'admin:user:add-personal-permission',
  'admin:role:add-user',
  'admin:role:remove-user',
  'admin:user:export-data',
  'admin:user:erase',
  'admin:email:send',
];

let given = 0;
let role = 0;
beforeAll(async () => {
  [given = 0] = await idsOf(app.context, [GIVEN]);
  role = (await aRole(app.context, [GIVEN])).id;
});

const verbs = verbsOfPeople(app, () => ({ permissionId: given, roleId: role }));

const targets: Record<string, AnAccount> = {
  'an investor': { isAdmin: false },
  'weaker staff': { can: [GIVEN] },
  'stronger staff': { can: [GIVEN, BEYOND] },
  'a super administrator': { isSuperAdmin: true },
};
const actors: Record<string, AnAccount> = {
  'an investor': { isAdmin: false },
  'staff without the key': { can: [GIVEN, BEYOND] },
  'staff with the key': { can: [...KEYS, GIVEN] },
  'staff with the key and more than the target': { can: [...KEYS, GIVEN, BEYOND] },
  'a super administrator': { isSuperAdmin: true },
};

/** The code with which it is refused; null if it is allowed. */
function expected(actor: string, verb: string, target: string): string | null {
  if (actor === 'an investor' || actor === 'staff without the key') return 'FORBIDDEN';
  if (target === 'a super administrator' && actor !== target) return 'USER_IS_SUPER_ADMIN';
  if (target === 'stronger staff' && actor === 'staff with the key') return 'USER_IS_STRONGER';
  if (target === 'an investor' && verb === 'give a role to') return 'USER_IS_NOT_ADMIN';
  if (target !== 'an investor' && verb === 'erase') return 'USER_HOLDS_RIGHTS';
  return null;
}

describe.each(Object.keys(verbs))('R10 to %s', (name) => {
  const { run } = verbs[name] as Verb<Person>;

  test.each(Object.keys(targets))('%s', async (whom) => {
    const nobody = await aUser(app.context, targets[whom]);
    expect((await run(app.asVisitor, nobody)).codes).toEqual(['NOT_SIGNED_IN']);
    for (const [who, account] of Object.entries(actors)) {
      const actor = await aUser(app.context, account);
      const target = await aUser(app.context, targets[whom]);
      const { status, codes } = await run(await app.asUser(actor), target);
      const code = expected(who, name, whom);
      expect([who, status === 200, codes]).toEqual([who, code === null, code === null ? [] : [code]]);
      if (code?.startsWith('USER_IS_S')) await expectRecorded(actor.id, code);
    }
  });
});

async function expectRecorded(actorId: number, code: string): Promise<void> {
  const refused = and(eq(auditEntries.actorId, actorId), eq(auditEntries.action, 'rights.refused'));
  const entries = await app.context.db.select().from(auditEntries).where(refused);
  expect(entries).toMatchObject([{ after: { code } }]);
}

test('R10 nobody deletes, deactivates or demotes themselves, and everybody may correct their own name', async () => {
  await aUser(app.context, { isSuperAdmin: true });
  for (const account of [{ can: KEYS }, { isSuperAdmin: true }]) {
    const oneself = await aUser(app.context, account);
    const call = await app.asUser(oneself);
    for (const name of ['delete', 'deactivate', 'demote'])
      expect([name, (await verbs[name]?.run(call, oneself))?.codes]).toEqual([name, ['USER_IS_YOURSELF']]);
    expect((await verbs.rename?.run(call, oneself))?.status).toBe(200);
  }
});

test('R10 nobody gives a permission or a role beyond what they hold, to themselves either', async () => {
  const actor = await aUser(app.context, { can: [...KEYS, GIVEN] });
  const call = await app.asUser(actor);
  const [beyond = 0] = await idsOf(app.context, [BEYOND]);
  const strong = await aRole(app.context, [GIVEN, BEYOND]);
  for (const { id } of [actor, await aUser(app.context)]) {
    const granted = await call(personal.grantPersonalPermission, { params: { id, permissionId: beyond } });
    const assigned = await call(addRoleUser, { params: { id: strong.id, userId: id } });
    expect([granted.status, granted.codes, assigned.codes]).toEqual([
      403,
      ['PERMISSION_NOT_HELD'],
      ['PERMISSION_NOT_HELD'],
    ]);
  }
});

test('R10 nobody but a super administrator changes their own roles and permissions, so nobody makes lasting what a role lends', async () => {
  const call = async (person: Person) => app.asUser(person);
  const lent = await aRole(app.context, [GIVEN]);
  const other = await aRole(app.context);
  const [given = 0] = await idsOf(app.context, [GIVEN]);
  const codesOf = async (person: Person) => {
    const own = await call(person);
    const place = { params: { id: person.id, permissionId: given } };
    const roles = { params: { id: other.id, userId: person.id } };
    return [
      (await own(personal.grantPersonalPermission, place)).codes,
      (await own(personal.revokePersonalPermission, place)).codes,
      (await own(addRoleUser, roles)).codes,
      (await own(removeRoleUser, roles)).codes,
    ].flat();
  };
  const leader = await aUser(app.context, { isSuperAdmin: true });
  const deputy = await aUser(app.context, { can: [...KEYS, 'admin:role:add-permission'] });
  const byLeader = await call(leader);
  await byLeader(addRoleUser, { params: { id: lent.id, userId: deputy.id } });
  expect(await codesOf(deputy)).toEqual(Array(4).fill('OWN_RIGHTS'));
  expect(await codesOf(leader)).toEqual([]);

  await byLeader(addRoleUser, { params: { id: other.id, userId: deputy.id } });
  const filled = await (await call(deputy))(addRolePermission, {
    params: { id: other.id, permissionId: given },
  });
  expect(filled.codes).toEqual(['OWN_RIGHTS']);
});

test('R10 whoever stops being an administrator holds nothing when made one again', async () => {
  const call = await app.as('super admin');
  const target = await aUser(app.context, { can: [BEYOND] });
  await call(addRoleUser, { params: { id: role, userId: target.id } });
  await verbs.demote?.run(call, target);
  await verbs.promote?.run(call, target);
  const { data } = await call(personal.listPersonalPermissions, { params: { id: target.id } });
  expect(data).toEqual([]);
});

test('isSuperAdmin cannot be set, neither by creating nor by editing', async () => {
  const call = await app.as('super admin');
  const target = await aUser(app.context);
  const body = { ...(await anEdit(app.context, target.id)), isSuperAdmin: true };
  expect((await call(endpoints.updateUser, { params: { id: target.id }, body })).data.isSuperAdmin).toBe(
    false,
  );
});
