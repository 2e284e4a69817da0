/** What is taken away through one server process is gone at another, which still has the person in its cache (R9). */
import { removeRolePermission } from '@share/contract/areas/roles/role-permissions.endpoints.ts';
import { removeRoleUser } from '@share/contract/areas/roles/role-users.endpoints.ts';
import { listRoles } from '@share/contract/areas/roles/roles.endpoints.ts';
import { revokePersonalPermission } from '@share/contract/areas/users/personal-permissions.endpoints.ts';
import { deleteUser, updateUser } from '@share/contract/areas/users/users.endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNotices } from '../../platform/process/notices.ts';
import { buildApp, openServices } from '../../server.ts';
import { aUser } from '../../testing/people.ts';
import { anEdit, aRole, idsOf } from '../../testing/rights.ts';
import { aTestApp, type Caller, caller, type TestApp } from '../../testing/test-app.ts';
import { openSession } from '../sessions/sign-in.ts';

const KEY = 'admin:role:list';
let app: TestApp;
let here: Caller;
let other: Awaited<ReturnType<typeof openOther>>;
beforeAll(async () => {
  app = await aTestApp();
  here = await app.as('super admin');
  other = await openOther();
});
afterAll(async () => {
  await other.close();
  await app.close();
});

/** A process of its own: other connections, another cache. */
async function openOther() {
  const { services, close } = openServices(app.services.environment, app.databaseUrl);
  const notices = openNotices(services);
  const server = await buildApp(services, notices);
  await notices.reconnect();
  return {
    server,
    close: async () => {
      notices.close();
      await server.http.close();
      await close();
    },
  };
}

interface Someone {
  id: number;
  role: number;
  permissionId: number;
}

test.each<[string, number, boolean, (one: Someone) => Promise<{ status: number }>]>([
  [
    'is taken from a role',
    403,
    true,
    ({ id, role }) => here(removeRoleUser, { params: { id: role, userId: id } }),
  ],
  [
    'has a role that loses the permission',
    403,
    true,
    ({ role, permissionId }) => here(removeRolePermission, { params: { id: role, permissionId } }),
  ],
  [
    'loses a personal permission',
    403,
    false,
    ({ id, permissionId }) => here(revokePersonalPermission, { params: { id, permissionId } }),
  ],
  [
    'is deactivated',
    401,
    true,
    async ({ id }) =>
      here(updateUser, { params: { id }, body: await anEdit(app.context, id, { active: false }) }),
  ],
  [
    'is demoted',
    401,
    true,
    async ({ id }) =>
      here(updateUser, { params: { id }, body: await anEdit(app.context, id, { isAdmin: false }) }),
  ],
  ['is deleted', 401, true, ({ id }) => here(deleteUser, { params: { id } })],
])('R9 somebody who %s is refused there with %i', async (_, refused, byRole, take) => {
  const [permissionId = 0] = await idsOf(app.context, [KEY]);
  const user = await aUser(app.context, byRole ? {} : { can: [KEY] });
  const role = (await aRole(app.context, [KEY], byRole ? [user.id] : [])).id;
  const there = caller(other.server, (await openSession(app.context, user)).accessToken);
  const status = async () => (await there(listRoles)).status;
  expect(await status()).toBe(200);
  expect((await take({ id: user.id, role, permissionId })).status).toBe(200);
  await expect.poll(status).toBe(refused);
});
