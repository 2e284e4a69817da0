import { listRolePermissions } from '@share/contract/areas/roles/role-permissions.endpoints.ts';
import { listRoles } from '@share/contract/areas/roles/roles.endpoints.ts';
import { issueToken } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { ensureFirstAdmin } from './first-admin.ts';
import { users } from './users.tables.ts';

const app = appForAllTests({ FIRST_ADMIN_EMAIL: 'First@Example.com', FIRST_ADMIN_PASSWORD: 'First1234' });

const superAdmins = () => app.context.db.select().from(users).where(eq(users.isSuperAdmin, true));

test('if there is no super administrator, the one of FIRST_ADMIN_EMAIL is created and may sign in', async () => {
  expect(await superAdmins()).toMatchObject([{ email: 'first@example.com', isAdmin: true, active: true }]);
  const answer = await app.asVisitor(issueToken, {
    body: {
      grantType: 'password',
      email: 'first@example.com',
      password: 'First1234',
      clientId: 'back-office',
      clientSecret: 'back-office',
    },
  });
  expect(answer.status).toBe(200);
});

test('a database without accounts also begins with the usual roles, which do not change rights', async () => {
  const call = await app.as({ can: ['admin:role:list', 'admin:role:get-permissions'] });
  const { items } = (await call(listRoles)).data;
  expect(items.map(({ name }) => name)).toEqual([
    'Kierownictwo',
    'Księgowość',
    'Obsługa inwestorów',
    'Podgląd',
    'Redakcja',
  ]);
  for (const { id, numberOfPermissions } of items) {
    const held = (await call(listRolePermissions, { params: { id } })).data.map(({ name }) => name);
    expect(held).toHaveLength(numberOfPermissions);
    expect(held).not.toEqual([]);
    expect(held.filter((name) => /^admin:(role|permission):(?!list|get)/.test(name))).toEqual([]);
  }
});

test('if there is one, none is created and none is changed', async () => {
  await app.context.db
    .update(users)
    .set({ email: 'renamed@example.com' })
    .where(eq(users.isSuperAdmin, true));
  await ensureFirstAdmin(app.services);
  expect(await superAdmins()).toMatchObject([{ email: 'renamed@example.com' }]);
});

test('a deleted or inactive one does not count', async () => {
  await app.context.db.update(users).set({ active: false }).where(eq(users.isSuperAdmin, true));
  await ensureFirstAdmin(app.services);
  expect((await superAdmins()).map(({ email }) => email).sort()).toEqual([
    'first@example.com',
    'renamed@example.com',
  ]);
  const call = await app.as({ can: ['admin:role:list', 'admin:role:get-permissions'] });
  expect((await call(listRoles)).data.items).toHaveLength(5);
});
