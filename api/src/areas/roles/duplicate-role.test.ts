import { listRolePermissions } from '@share/contract/areas/roles/role-permissions.endpoints.ts';
import { listRoleUsers } from '@share/contract/areas/roles/role-users.endpoints.ts';
import { duplicateRole } from '@share/contract/areas/roles/roles.endpoints.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';
import { readAudit } from '../../testing/read-audit.ts';
import { aRole } from '../../testing/rights.ts';
import { roles } from './roles.tables.ts';

const app = appForAllTests();
const call = callerForAllTests(app, 'super admin');
const NEEDED: PermissionKey[] = [
  'admin:role:create',
  'admin:role:get',
  'admin:role:get-permissions',
  'admin:role:add-permission',
];

test('a copy has the description and the permissions of the role, and no users', async () => {
  const { id: member } = await aUser(app.context);
  const { id } = await aRole(app.context, ['admin:faq:list', 'admin:page:list'], [member]);
  const { data: copy } = await call(duplicateRole, { params: { id } });
  expect(copy).toMatchObject({
    name: 'Sales (kopia)',
    description: 'Sells',
    numberOfUsers: 0,
    numberOfPermissions: 2,
    version: 1,
  });
  const params = { id: copy.id };
  const { data: held } = await call(listRolePermissions, { params });
  expect(held.map(({ name }) => name)).toEqual(['admin:faq:list', 'admin:page:list']);
  expect((await call(listRoleUsers, { params })).data).toEqual([]);
});

test('the journal says which permissions the copy was given', async () => {
  const { id } = await aRole(app.context, ['admin:faq:list']);
  const { data: copy } = await call(duplicateRole, { params: { id } });
  const ofCopy = and(eq(auditEntries.entity, 'role'), eq(auditEntries.entityId, copy.id));
  expect(await readAudit(app.context, ofCopy)).toMatchObject([
    { action: 'role.create', after: { name: 'Sales (kopia)' } },
    { action: 'role.add-permission', after: { role: 'Sales (kopia)', permission: 'admin:faq:list' } },
  ]);
});

test('a long name is cut so that the copy can be saved', async () => {
  const { id } = await aRole(app.context);
  await app.context.db
    .update(roles)
    .set({ name: 'x'.repeat(100) })
    .where(eq(roles.id, id));
  const { data: copy } = await call(duplicateRole, { params: { id } });
  expect(copy.name).toBe(`${'x'.repeat(92)} (kopia)`);
});

test.each(NEEDED)('nobody copies a role without %s', async (missing) => {
  const { id } = await aRole(app.context);
  const without = await app.as({ can: NEEDED.filter((key) => key !== missing) });
  expect((await without(duplicateRole, { params: { id } })).codes).toEqual(['FORBIDDEN']);
});

test('an unknown role is not found', async () => {
  expect((await call(duplicateRole, { params: { id: 999_999 } })).codes).toEqual(['ROLE_NOT_EXISTS']);
});
