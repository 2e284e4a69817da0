/** A right that is taken away through one server process ends at another, which still has the person in its cache (R9). */

import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { faqEndpoints } from '@share/contract/areas/faq/faq.endpoints.ts';
import { uploadFile } from '@share/contract/areas/files/files.endpoints.ts';
import { removeRolePermission } from '@share/contract/areas/roles/role-permissions.endpoints.ts';
import { removeRoleUser } from '@share/contract/areas/roles/role-users.endpoints.ts';
import { listRoles } from '@share/contract/areas/roles/roles.endpoints.ts';
import { revokePersonalPermission } from '@share/contract/areas/users/personal-permissions.endpoints.ts';
import { deleteUser, updateUser } from '@share/contract/areas/users/users.endpoints.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { files } from '../../platform/files/files.tables.ts';
import { openNotices } from '../../platform/process/notices.ts';
import { buildApp, openServices } from '../../server.ts';
import { aFaqInput } from '../../testing/content/faq.ts';
import { aDocument } from '../../testing/files/documents.ts';
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

/** Sends the first half of a body, waits until the sender was let in, and sends the rest after `meanwhile`. */
async function sendSlowly(
  token: string,
  { method, path, body }: { method: string; path: string; body: unknown },
  meanwhile: () => Promise<unknown>,
): Promise<number> {
  const { port } = other.server.http.server.address() as AddressInfo;
  const admitted = vi.spyOn(other.server, 'admit');
  const bytes = Buffer.from(JSON.stringify(body));
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': String(bytes.length),
  };
  const sent = request({ port, method, path: `/api${path}`, headers });
  const answered = once(sent, 'response');
  sent.write(bytes.subarray(0, bytes.length / 2));
  await vi.waitFor(() => expect(admitted).toHaveBeenCalled());
  await meanwhile();
  sent.end(bytes.subarray(bytes.length / 2));
  const [{ statusCode }] = (await answered) as [{ statusCode: number }];
  admitted.mockRestore();
  return statusCode;
}

test('R9 an upload that runs while its sender is deactivated stores nothing', async () => {
  await other.server.http.listen({ port: 0, host: '127.0.0.1' });
  const user = await aUser(app.context, { can: ['admin:page:edit'] });
  const { accessToken } = await openSession(app.context, user);
  const body = { fileName: 'Umowa.pdf', base64: Buffer.from(aDocument.pdf).toString('base64') };
  const upload = (meanwhile: () => Promise<unknown>) =>
    sendSlowly(accessToken, { method: 'POST', path: uploadFile.path, body }, meanwhile);
  const stored = () => app.context.db.$count(files);
  expect(await upload(async () => {})).toBe(200);
  const before = await stored();
  const shut = async () =>
    here(updateUser, {
      params: { id: user.id },
      body: await anEdit(app.context, user.id, { active: false }),
    });
  expect(await upload(shut)).toBe(401);
  expect(await stored()).toBe(before);
});

test('R9 nor does a request that was held open until its permission was taken away', async () => {
  const [permissionId = 0] = await idsOf(app.context, ['admin:faq:create']);
  const user = await aUser(app.context, { can: ['admin:faq:create'] });
  const { accessToken } = await openSession(app.context, user);
  const body = aFaqInput();
  const take = async () => {
    await here(revokePersonalPermission, { params: { id: user.id, permissionId } });
    await pause(1_100);
  };
  const { method, path } = faqEndpoints.create;
  expect(await sendSlowly(accessToken, { method, path, body }, take)).toBe(403);
});
