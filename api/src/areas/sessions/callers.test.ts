import { listSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { getCurrentUser, signOut } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../../platform/http/serve.ts';
import { type Notices, openNotices } from '../../platform/process/notices.ts';
import { buildApp } from '../../server.ts';
import { aUser } from '../../testing/people.ts';
import { aTestApp, caller, type TestApp } from '../../testing/test-app.ts';
import { openCallers } from './callers.ts';
import { openSession } from './sign-in.ts';

let app: TestApp;
let notices: Notices;
/** The clock of the cache. It does not advance by itself, so slow tests do not expire entries. */
let elapsed = 0;
/** How often `untilSettled` was heard. */
let settled = 0;
/** A server with a cache of callers; the tests change the database through another server. */
let server: App;
beforeAll(async () => {
  app = await aTestApp();
  notices = openNotices(app.services);
  const callers = openCallers(app.services, notices, () => elapsed);
  server = await buildApp(app.services, notices, callers);
  notices.on('settled', () => {
    settled += 1;
  });
  await notices.reconnect();
});
afterAll(async () => {
  notices.close();
  await server.http.close();
  await app.close();
});

const run = (statement: SQL) => app.context.db.execute(statement);
/** Changes the database without a notification. */
const quietly = (statement: SQL) =>
  app.context.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(statement);
  });
/** Waits for the notifications of earlier changes, which arrive in their order and would clear the cache a moment later. */
async function untilSettled() {
  const before = settled;
  await run(sql`SELECT pg_notify('settled', '')`);
  await expect.poll(() => settled).toBeGreaterThan(before);
}

/**
 * An administrator in the cache who may read series because of a role. The role is created without a notification, which would
 * arrive a moment later and clear the cache.
 */
async function someone() {
  const user = await aUser(app.context);
  await quietly(sql`
    WITH role AS (INSERT INTO roles (name, description) VALUES (${user.email}, '') RETURNING id),
      granted AS (
        INSERT INTO role_permissions
        SELECT role.id, p.id FROM role, permissions p WHERE p.name = ${listSeries.access})
    INSERT INTO user_roles SELECT ${user.id}, id FROM role`);
  const { accessToken } = await openSession(app.context, user);
  const call = caller(server, accessToken);
  const status = async () => (await call(listSeries)).status;
  await untilSettled();
  expect(await status()).toBe(200);
  return { id: user.id, call, status };
}

test.each<[string, (id: number) => SQL, number]>([
  ['whose session has ended', (id) => sql`UPDATE sessions SET ended_at = now() WHERE user_id = ${id}`, 401],
  ['who is deactivated', (id) => sql`UPDATE users SET active = false WHERE id = ${id}`, 401],
  ['who is deleted', (id) => sql`UPDATE users SET deleted_at = now() WHERE id = ${id}`, 401],
  ['who is no administrator any more', (id) => sql`UPDATE users SET is_admin = false WHERE id = ${id}`, 401],
  ['who loses the role', (id) => sql`DELETE FROM user_roles WHERE user_id = ${id}`, 403],
  [
    'whose role loses the permission',
    (id) =>
      sql`DELETE FROM role_permissions WHERE role_id IN (SELECT role_id FROM user_roles WHERE user_id = ${id})`,
    403,
  ],
])(
  'R9 somebody %s is refused when the notification of another process arrives',
  async (_, change, refused) => {
    const { id, status } = await someone();
    await run(change(id));
    await expect.poll(status).toBe(refused);
  },
);

test('R9 a permission that another process revokes or grants takes effect when its notification arrives', async () => {
  const user = await aUser(app.context, { can: ['admin:series:get'] });
  const { accessToken } = await openSession(app.context, user);
  const status = async () => (await caller(server, accessToken)(listSeries)).status;
  expect(await status()).toBe(403);
  await run(
    sql`INSERT INTO user_permissions SELECT ${user.id}, id FROM permissions WHERE name = ${listSeries.access}`,
  );
  await expect.poll(status).toBe(200);
  await run(sql`DELETE FROM user_permissions WHERE user_id = ${user.id}`);
  await expect.poll(status).toBe(403);
});

test('SES-13 signing out takes effect at once', async () => {
  const { call, status } = await someone();
  expect((await call(signOut)).status).toBe(200);
  expect(await status()).toBe(401);
});

test('a cached session ends at its term', async () => {
  const { status } = await someone();
  app.setClock(new Date(Date.now() + app.services.environment.accessTokenSeconds * 1_000));
  expect(await status()).toBe(401);
  app.setClock(null);
});

test('R9 a caller is cached for a second at most, never for a change, and never without the connection for notifications', async () => {
  const { id, call, status } = await someone();
  const [out, back] = [false, true].map(
    (active) => sql`UPDATE users SET active = ${active} WHERE id = ${id}`,
  );

  await quietly(out as SQL);
  expect(await status()).toBe(200);
  elapsed += 1_000;
  expect(await status()).toBe(200);
  elapsed += 1;
  expect(await status()).toBe(401);

  await quietly(back as SQL);
  expect(await status()).toBe(200);
  await quietly(out as SQL);
  expect((await call(signOut)).status).toBe(401);

  await quietly(back as SQL);
  expect((await call(getCurrentUser)).status).toBe(200);
  await run(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
  );
  await quietly(out as SQL);
  await expect.poll(status).toBe(401);
  await quietly(back as SQL);
  expect(await status()).toBe(200);
  await quietly(out as SQL);
  expect(await status()).toBe(401);
});
