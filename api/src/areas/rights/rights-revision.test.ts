import { createPermission } from '@share/contract/areas/permissions/permissions.endpoints.ts';
import { getRightsRevision } from '@share/contract/areas/rights/rights.endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';
import { aRole, idsOf } from '../../testing/rights.ts';
import { verbsOfPeople, verbsOfRoles } from '../../testing/verbs-of-rights.ts';

const app = appForAllTests();
const call = callerForAllTests(app, 'super admin');
const revision = async () => (await call(getRightsRevision)).data.revision;

let given = { permissionId: 0, roleId: 0 };
beforeAll(async () => {
  const [permissionId = 0] = await idsOf(app.context, ['admin:faq:list']);
  given = { permissionId, roleId: (await aRole(app.context)).id };
});
const ofPeople = verbsOfPeople(app, () => given);
const ofRoles = verbsOfRoles(() => given);

test.each(['rename', 'deactivate', 'demote', 'delete', 'give a permission to', 'give a role to'])(
  'to %s a person makes it grow',
  async (name) => {
    const before = await revision();
    await ofPeople[name]?.run(call, await aUser(app.context));
    expect(await revision()).toBeGreaterThan(before);
  },
);

test.each(Object.keys(ofRoles).filter((name) => name !== 'take a permission out of'))(
  'to %s a role makes it grow',
  async (name) => {
    const before = await revision();
    await ofRoles[name]?.run(call, (await aRole(app.context)).id);
    expect(await revision()).toBeGreaterThan(before);
  },
);

test('it grows with a new permission, and with what is taken away', async () => {
  const person = await aUser(app.context, { can: ['admin:faq:list'] });
  const role = await aRole(app.context, ['admin:faq:list'], [person.id]);
  const changes = [
    () => call(createPermission, { body: { name: 'shop:sell', description: '' } }),
    () => ofPeople['take a permission from']?.run(call, person),
    () => ofRoles['take a permission out of']?.run(call, role.id),
  ];
  for (const change of changes) {
    const before = await revision();
    await change();
    expect(await revision()).toBeGreaterThan(before);
  }
});

test('it stays when people only sign in', async () => {
  const before = await revision();
  await app.asUser(await aUser(app.context));
  expect(await revision()).toBe(before);
});
