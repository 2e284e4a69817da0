/**
 * Random changes of people and rights by several actors, compared with a small model: nobody ever gives, takes or changes
 * more than they hold at that moment, and a super administrator always stays (R10, I-20).
 */
import { permissionKeys } from '@share/contract/shared/permissions.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Context, visitor } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';
import { anEdit, aRole, idsOf } from '../../testing/rights.ts';
import { runBooksCheck } from '../ledger/books-check/run-books-check.ts';
import { addRolePermission, removeRolePermission } from '../roles/role-permissions.verbs.ts';
import { addRoleUser, removeRoleUser } from '../roles/role-users.verbs.ts';
import { deleteRole } from '../roles/roles.verbs.ts';
import { deleteUser } from '../users/delete-user.ts';
import { grantPersonalPermission, revokePersonalPermission } from '../users/personal-permissions.verbs.ts';
import { updateUser } from '../users/update-user.ts';

const app = appForAllTests();
const PEOPLE = 5;
const ROLES = 3;
const keys = permissionKeys.slice(0, 4);

const does = [
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
  by: fc.nat({ max: PEOPLE - 1 }),
  person: fc.nat({ max: PEOPLE - 1 }),
  role: fc.nat({ max: ROLES - 1 }),
  permission: fc.nat({ max: keys.length - 1 }),
});
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

interface House {
  people: number[];
  roles: number[];
  permissions: number[];
}

/** Two super administrators, two members of staff with some permissions, one with none. */
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
  return { people, roles, permissions: await idsOf(app.context, keys) };
}

interface Known {
  id: number;
  isSuperAdmin: boolean;
  acts: boolean;
  held: string[];
}

async function lookAt(people: readonly number[]): Promise<Known[]> {
  const { rows } = await app.context.db.execute<Known & Record<string, unknown>>(sql`
    SELECT u.id, u.is_super_admin AS "isSuperAdmin", u.active AND u.is_admin AND u.deleted_at IS NULL AS acts,
      ARRAY(SELECT DISTINCT p.name FROM permissions p WHERE p.id IN (
        SELECT permission_id FROM user_permissions WHERE user_id = u.id
        UNION SELECT permission_id FROM role_permissions WHERE role_id IN (
          SELECT role_id FROM user_roles WHERE user_id = u.id))) AS held
    FROM users u WHERE u.id = ANY(${sql.param([...people])}::int[]) ORDER BY u.id`);
  return rows;
}

async function attempt(house: House, { does, by, person, role, permission }: Command): Promise<boolean> {
  const actor = { ...visitor, id: house.people[by] ?? 0, isAdmin: true };
  const context: Context = { ...app.context, actor };
  const [userId = 0, roleId = 0, permissionId = 0] = [
    house.people[person],
    house.roles[role],
    house.permissions[permission],
  ];
  const edit = async (fields: Parameters<typeof anEdit>[2]) =>
    updateUser(context, { id: userId, ifMatch: null }, await anEdit(app.context, userId, fields));
  const verbs: Record<Command['does'], () => Promise<unknown>> = {
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
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** What somebody holds now and did not before, and the other way round. */
const difference = (one: readonly string[], other: readonly string[]) =>
  one.filter((name) => !other.includes(name));

function expectWithin(before: Known[], after: Known[], actorId: number, done: boolean): void {
  const actor = before.find(({ id }) => id === actorId);
  for (const [nth, now] of after.entries()) {
    const then = before[nth];
    if (!then || !actor) throw new Error('Nobody is ever gone');
    // What a super administrator holds besides means nothing while they are one.
    const taken = then.isSuperAdmin ? [] : difference(then.held, now.held);
    const changed = then.isSuperAdmin ? [] : [...difference(now.held, then.held), ...taken];
    const isTouched = changed.length > 0 || now.isSuperAdmin !== then.isSuperAdmin || now.acts !== then.acts;
    if (!isTouched) continue;
    expect(done).toBe(true);
    expect(actor.acts).toBe(true);
    // Nobody becomes a super administrator, and only one of them touches another.
    expect(now.isSuperAdmin && !then.isSuperAdmin).toBe(false);
    if (actor.isSuperAdmin) continue;
    expect(then.isSuperAdmin).toBe(false);
    expect(difference(changed, actor.held)).toEqual([]);
    if (taken.length > 0) expect(difference(then.held, actor.held)).toEqual([]);
  }
}

test('R10, I-20 no sequence of changes gives anybody what its giver lacked, or leaves no super administrator', async () => {
  let allowed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 25, maxLength: 40 }), async (commands) => {
      const house = await aHouse();
      for (const one of commands) {
        const before = await lookAt(house.people);
        const done = await attempt(house, one);
        const after = await lookAt(house.people);
        allowed += Number(done);
        expectWithin(before, after, house.people[one.by] ?? 0, done);
        expect(after.some(({ isSuperAdmin, acts }) => isSuperAdmin && acts)).toBe(true);
      }
      expect((await runBooksCheck(app.context.db)).map(({ id }) => id)).toEqual([]);
    }),
    { numRuns: 15 },
  );
  expect(allowed).toBeGreaterThan(50);
}, 120_000);
