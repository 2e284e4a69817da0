/**
 * Random changes of people and rights by several actors, compared with a small model: nobody ever gives, takes or changes
 * more than they hold at that moment, and a super administrator always stays (R10, I-20).
 */
import { permissionKeys } from '@share/contract/shared/permissions.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Context, visitor } from '../../platform/context.ts';
import { Refusal, Refusals } from '../../platform/refusal.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';
import { anEdit, aRole, idsOf } from '../../testing/rights.ts';
import { resetFactorOf } from '../account/reset-factor.ts';
import { runBooksCheck } from '../ledger/books-check/run-books-check.ts';
import { createPermission, deletePermission, updatePermission } from '../permissions/permissions.verbs.ts';
import { erasePerson } from '../personal-data/erase-person.ts';
import { addRolePermission, removeRolePermission } from '../roles/role-permissions.verbs.ts';
import { addRoleUser, removeRoleUser } from '../roles/role-users.verbs.ts';
import { createRole, deleteRole, updateRole } from '../roles/roles.verbs.ts';
import { createUser } from '../users/create-user.ts';
import { deleteUser } from '../users/delete-user.ts';
import { grantPersonalPermission, revokePersonalPermission } from '../users/personal-permissions.verbs.ts';
import { updateUser } from '../users/update-user.ts';

const app = appForAllTests();
const keys = permissionKeys.slice(0, 4);

const does = [
  'create user',
  'create role',
  'create permission',
  'rename permission',
  'delete permission',
  'edit role',
  'reset factor',
  'erase',
  'grant',
  'revoke',
  'assign',
  'dismiss',
  'fill',
  'empty',
  'drop role',
  'deactivate',
  'activate',
  'demote',
  'promote',
  'delete',
] as const;
const command = fc.record({
  does: fc.constantFrom(...does),
  // Each number chooses one of the people, roles or permissions that exist at that moment.
  by: fc.nat({ max: 99 }),
  person: fc.nat({ max: 99 }),
  role: fc.nat({ max: 99 }),
  permission: fc.nat({ max: 99 }),
});
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

interface House {
  people: number[];
  roles: number[];
  permissions: number[];
}

/** Two super administrators, two members of staff with some permissions, one with none; all have a second factor. */
async function aHouse(): Promise<House> {
  await app.context.db.execute(sql`UPDATE users SET active = false`);
  const people = [
    await aUser(app.context, { isSuperAdmin: true }),
    await aUser(app.context, { isSuperAdmin: true }),
    await aUser(app.context, { can: keys.slice(0, 3) }),
    await aUser(app.context, { can: keys.slice(2) }),
    await aUser(app.context),
  ].map(({ id }) => id);
  const roles = [
    await aRole(app.context, keys.slice(0, 2)),
    await aRole(app.context, keys.slice(2), people.slice(4)),
    await aRole(app.context),
  ].map(({ id }) => id);
  const permissions = await idsOf(app.context, keys);
  const { rows } = await app.context.db.execute<{ id: number }>(sql`
    WITH own AS (INSERT INTO permissions (name, description) VALUES (${`shop:${crypto.randomUUID()}`}, '{"pl":"","en":""}') RETURNING id),
      given AS (INSERT INTO user_permissions (user_id, permission_id) SELECT ${people[2]}::int, id FROM own),
      keys AS (INSERT INTO passkeys (id, user_id, name, credential_id, public_key, counter, transports, verifies_user, created_at)
        SELECT gen_random_uuid(), person, 'Key', gen_random_uuid()::text, 'key', 0, '{}', true, now()
        FROM unnest(${sql.param(people)}::int[]) person)
    SELECT id FROM own`);
  return { people, roles, permissions: [...permissions, ...rows.map(({ id }) => id)] };
}

interface Known {
  id: number;
  isSuperAdmin: boolean;
  acts: boolean;
  hasFactor: boolean;
  held: string[];
}

async function lookAt(people: readonly number[]): Promise<Known[]> {
  const { rows } = await app.context.db.execute<Known & Record<string, unknown>>(sql`
    SELECT u.id, u.is_super_admin AS "isSuperAdmin", u.active AND u.is_admin AND u.deleted_at IS NULL AS acts,
      EXISTS (SELECT FROM passkeys k WHERE k.user_id = u.id) AS "hasFactor",
      ARRAY(SELECT DISTINCT p.name FROM permissions p WHERE p.id IN (
        SELECT permission_id FROM user_permissions WHERE user_id = u.id
        UNION SELECT permission_id FROM role_permissions WHERE role_id IN (
          SELECT role_id FROM user_roles WHERE user_id = u.id))) AS held
    FROM users u WHERE u.id = ANY(${sql.param([...people])}::int[]) ORDER BY u.id`);
  return rows;
}

const aNewUser = () => ({
  email: `${crypto.randomUUID()}@example.com`,
  firstName: 'Ewa',
  lastName: 'Lis',
  position: '',
  isAdmin: true,
  resetPasswordUrlPattern: 'http://localhost:3000/set-password/:resetPasswordToken',
});

async function attempt(house: House, { does, by, person, role, permission }: Command): Promise<boolean> {
  const id = house.people[by % house.people.length] ?? 0;
  const actor = { ...visitor, id, isAdmin: true, confirmedAt: app.context.now() };
  const context: Context = { ...app.context, actor };
  const [userId = 0, roleId = 0, permissionId = 0] = [
    house.people[person % house.people.length],
    house.roles[role % house.roles.length],
    house.permissions[permission % house.permissions.length],
  ];
  const edit = async (fields: Parameters<typeof anEdit>[2]) =>
    updateUser(context, { id: userId, ifMatch: null }, await anEdit(app.context, userId, fields));
  const added = async (to: number[], creation: Promise<{ id: number }>) => to.push((await creation).id);
  const ofStaff = () => ({ name: `shop:${crypto.randomUUID()}`, description: '' });
  const verbs: Record<Command['does'], () => Promise<unknown>> = {
    'create user': () => added(house.people, createUser(context, aNewUser())),
    'create role': () => added(house.roles, createRole(context, { name: 'New', description: 'New' })),
    'create permission': () => added(house.permissions, createPermission(context, ofStaff())),
    'rename permission': () => updatePermission(context, { id: permissionId, ifMatch: null }, ofStaff()),
    'delete permission': () => deletePermission(context, permissionId),
    'edit role': () =>
      updateRole(context, { id: roleId, ifMatch: null }, { name: 'Renamed', description: 'Sells' }),
    'reset factor': () => resetFactorOf(context, userId),
    erase: async () => erasePerson(context, userId, { email: (await anEdit(app.context, userId)).email }),
    grant: () => grantPersonalPermission(context, { id: userId, permissionId }),
    revoke: () => revokePersonalPermission(context, { id: userId, permissionId }),
    assign: () => addRoleUser(context, { id: roleId, userId }),
    dismiss: () => removeRoleUser(context, { id: roleId, userId }),
    fill: () => addRolePermission(context, { id: roleId, permissionId }),
    empty: () => removeRolePermission(context, { id: roleId, permissionId }),
    'drop role': () => deleteRole(context, roleId),
    deactivate: () => edit({ active: false }),
    activate: () => edit({ active: true }),
    demote: () => edit({ isAdmin: false }),
    promote: () => edit({ isAdmin: true }),
    delete: () => deleteUser(context, { id: userId, ifMatch: null }),
  };
  try {
    await verbs[does]();
    return true;
  } catch (error) {
    if (error instanceof Refusal || error instanceof Refusals) return false;
    throw error;
  }
}

/** The names in the first list that the second one lacks. */
const difference = (one: readonly string[], other: readonly string[]) =>
  one.filter((name) => !other.includes(name));

const nobody: Omit<Known, 'id'> = { isSuperAdmin: false, acts: false, hasFactor: false, held: [] };

function expectWithin(before: Known[], after: Known[], actorId: number, done: boolean): void {
  const actor = before.find(({ id }) => id === actorId);
  for (const now of after) {
    const then = before.find(({ id }) => id === now.id) ?? { ...nobody, id: now.id };
    if (!actor) throw new Error('Nobody is ever gone');
    // The permissions of a super administrator have no effect, so changes of them do not count.
    const taken = then.isSuperAdmin ? [] : difference(then.held, now.held);
    const changed = then.isSuperAdmin ? [] : [...difference(now.held, then.held), ...taken];
    const isAccountTouched = now.acts !== then.acts || now.hasFactor !== then.hasFactor;
    const isTouched = changed.length > 0 || now.isSuperAdmin !== then.isSuperAdmin || isAccountTouched;
    if (!isTouched) continue;
    expect(done).toBe(true);
    expect(actor.acts).toBe(true);
    // No verb makes somebody a super administrator, and only a super administrator changes another one.
    expect(now.isSuperAdmin && !then.isSuperAdmin).toBe(false);
    if (actor.isSuperAdmin) continue;
    expect(then.isSuperAdmin).toBe(false);
    expect(difference(changed, actor.held)).toEqual([]);
    if (now.id === actorId) expect(difference(now.held, then.held)).toEqual([]);
    if (taken.length > 0 || isAccountTouched) expect(difference(then.held, actor.held)).toEqual([]);
  }
}

test('R10, I-20 no sequence of changes gives anybody what its giver lacked, or leaves no super administrator', async () => {
  const allowed = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 30, maxLength: 45 }), async (commands) => {
      const house = await aHouse();
      for (const one of commands) {
        const before = await lookAt(house.people);
        const by = house.people[one.by % house.people.length] ?? 0;
        const done = await attempt(house, one);
        const after = await lookAt(house.people);
        if (done) allowed.set(one.does, (allowed.get(one.does) ?? 0) + 1);
        expectWithin(before, after, by, done);
        expect(after.some(({ isSuperAdmin, acts }) => isSuperAdmin && acts)).toBe(true);
      }
      expect((await runBooksCheck(app.context.db)).map(({ id }) => id)).toEqual([]);
    }),
    { numRuns: 15 },
  );
  expect([...allowed.values()].reduce((sum, times) => sum + times, 0)).toBeGreaterThan(50);
  expect([...allowed.keys()]).toEqual(
    expect.arrayContaining([
      'create user',
      'create role',
      'create permission',
      'demote',
      'promote',
      'edit role',
    ]),
  );
});
