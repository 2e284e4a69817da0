/** Calls of the public site are answered without asking the database, and never with anything older than the last change. */

import { createFaq, updateFaq } from '@share/contract/areas/faq/faq.endpoints.ts';
import { listPublicFaq } from '@share/contract/areas/faq/public-faq.endpoints.ts';
import { createPage } from '@share/contract/areas/pages/pages.endpoints.ts';
import { updateConfig } from '@share/contract/areas/settings/settings.endpoints.ts';
import { allEndpoints } from '@share/contract/endpoints.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openSession } from './areas/sessions/sign-in.ts';
import { PUBLIC_CONTENT_CHANNEL } from './platform/http/revalidation.ts';
import type { App } from './platform/http/serve.ts';
import { type Notices, openNotices } from './platform/process/notices.ts';
import { buildApp, openServices } from './server.ts';
import { aFaqInput } from './testing/content/faq.ts';
import { aPageInput } from './testing/pages.ts';
import { aUser } from './testing/people.ts';
import { callerAt, serverProcesses } from './testing/processes/server-processes.ts';
import { aConfig } from './testing/settings.ts';
import { aTestApp, type Caller, type TestApp } from './testing/test-app.ts';

const CAN = ['admin:faq:create', 'admin:faq:edit', 'admin:page:create', 'admin:settings:edit'] as const;
const READ = allEndpoints.filter(({ endpoint }) => endpoint.revalidates).map(({ endpoint }) => endpoint.path);

/** The server on which staff change content. */
let app: TestApp;
let staff: Caller;
/** The server that visitors use, with connections of its own, as in another process. */
let site: App;
let notices: Notices;
let close: () => Promise<void>;
/** The clock by which the server checks that notifications arrive. */
let elapsed = 0;
/** How often the server took a connection, without which no statement is sent. */
let asked = 0;
let notified = 0;

beforeAll(async () => {
  app = await aTestApp();
  staff = await app.as({ can: [...CAN] });
  const opened = openServices(app.services.environment, app.databaseUrl);
  const services = { ...opened.services, log: app.services.log, now: app.services.now };
  notices = openNotices(services, () => elapsed);
  site = await buildApp(services, notices);
  notices.on(PUBLIC_CONTENT_CHANNEL, () => {
    notified += 1;
  });
  await notices.reconnect();
  for (const pool of [services.pool, ...Object.values(services.readers)])
    pool.on('acquire', () => {
      asked += 1;
    });
  close = opened.close;
});
afterAll(async () => {
  notices.close();
  await site.http.close();
  await close();
  await app.close();
});

/** The questions as the visitors' server answers them in full. */
const shownQuestions = async () => {
  const { items } = (await site.http.inject({ url: '/api/faq' })).json().data;
  return items.map(({ question }: { question: { pl: string } }) => question.pl);
};
const read = async (path: string, etag?: string) => {
  const headers = etag === undefined ? {} : { 'if-none-match': etag };
  const { statusCode, headers: answered } = await site.http.inject({ url: `/api${path}`, headers });
  return { status: statusCode, etag: String(answered.etag), cacheControl: answered['cache-control'] };
};
const anEntry = (pl: string, fields: object = {}) => ({
  body: aFaqInput({ question: { pl, en: '' }, answer: { pl: '<p>Tak</p>', en: '' }, ...fields }),
});
/** The tag of the present questions; the server knows it from then on. */
const tagOfFaq = async () => (await read('/faq')).etag;
const statusOfFaq = async (etag: string) => (await read('/faq', etag)).status;
/** Changes every question without a notification. */
const quietly = (question: string) =>
  app.context.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(sql`UPDATE faq SET question = jsonb_build_object('pl', ${question}::text, 'en', '')`);
  });

test('every answer that caches may keep is confirmed, and sent again, without a statement', async () => {
  const paths = READ.map((path) => path.replace(':idOrSlug', 'o-nas'));
  expect(paths).toEqual(
    expect.arrayContaining(['/faq', '/page', '/page/o-nas', '/slider', '/static-content']),
  );
  const statementsOf = async (addresses: string[]) => {
    const tags = await Promise.all(addresses.map(async (path) => (await read(path)).etag));
    asked = 0;
    for (const [nth, path] of addresses.entries()) await read(path, tags[nth]);
    return asked;
  };
  // An answer that is read while a notification is under way is not cached.
  const remembered = (addresses: string[]) =>
    expect.poll(() => statementsOf(addresses), { interval: 5 }).toBe(0);
  await remembered(['/page']);
  const { etag: before } = await read('/page');
  await staff(createPage, { body: aPageInput({ slug: { pl: 'o-nas', en: 'about' } }) });
  await expect.poll(async () => (await read('/page', before)).status, { interval: 5 }).toBe(200);
  await remembered(paths);
  const known = await Promise.all(paths.map(async (path) => ({ path, ...(await read(path)) })));
  asked = 0;
  for (const { path, status, etag, cacheControl } of known) {
    expect([path, status, cacheControl]).toEqual([path, 200, 'no-cache']);
    expect([path, await read(path, etag)]).toEqual([path, { status: 304, etag, cacheControl: 'no-cache' }]);
    expect([path, (await read(path, 'W/"other"')).status]).toEqual([path, 200]);
  }
  expect(asked).toBe(0);
});

test('a cache that sends the tag without its mark, or among others, is confirmed too', async () => {
  const etag = await tagOfFaq();
  const unmarked = etag.replace('W/', '');
  expect(await Promise.all([etag, unmarked, `"other", ${unmarked}`, '"other"'].map(statusOfFaq))).toEqual([
    304, 304, 304, 200,
  ]);
});

test('calls that are refused make the site forget nothing', async () => {
  const etag = await tagOfFaq();
  const strange = [
    { method: 'POST', url: '/api/admin/faq', payload: {} },
    { method: 'DELETE', url: '/api/admin/faq/1' },
    { method: 'POST', url: '/api/admin/no-such-call' },
  ] as const;
  for (const call of strange) expect((await site.http.inject(call)).statusCode).toBeGreaterThan(400);
  asked = 0;
  expect([await statusOfFaq(etag), asked]).toEqual([304, 0]);
});

test('a change by another server is seen as soon as its notification arrives', async () => {
  const etag = await tagOfFaq();
  const { id } = (await staff(createFaq, anEntry('Nowe pytanie'))).data;
  await expect.poll(() => statusOfFaq(etag), { interval: 5 }).toBe(200);
  const changed = await tagOfFaq();
  expect(await statusOfFaq(changed)).toBe(304);
  expect(await shownQuestions()).toContain('Nowe pytanie');
  await staff(updateFaq, { params: { id }, ...anEntry('Inne pytanie') });
  await expect.poll(() => statusOfFaq(changed), { interval: 5 }).toBe(200);
  expect(await shownQuestions()).toContain('Inne pytanie');
});

test('an entry appears and disappears at its instant, though nobody changes anything', async () => {
  onTestFinished(() => app.setClock(null));
  const times = { visibleFrom: '2040-01-02 12:00:00', visibleUntil: '2040-01-02 13:00:00' };
  app.setClock(new Date('2040-01-02T10:59:59.999Z'));
  const call = await app.as({ can: [...CAN] });
  const empty = await tagOfFaq();
  const before = notified;
  await call(createFaq, anEntry('Za chwilę', times));
  await expect.poll(() => notified, { interval: 5 }).toBeGreaterThan(before);
  expect(await statusOfFaq(empty)).toBe(304);
  app.setClock(new Date('2040-01-02T11:00:00Z'));
  const shown = await read('/faq', empty);
  expect(shown.status).toBe(200);
  app.setClock(new Date('2040-01-02T11:59:59.999Z'));
  asked = 0;
  expect([await statusOfFaq(shown.etag), asked]).toEqual([304, 0]);
  app.setClock(new Date('2040-01-02T12:00:00Z'));
  expect(await read('/faq', shown.etag)).toMatchObject({ status: 200, etag: empty });
});

test('nothing stale is served when the connection for notifications breaks, or says nothing', async () => {
  const etag = await tagOfFaq();
  await quietly('Po cichu');
  expect(await statusOfFaq(etag)).toBe(304);
  elapsed += 3_000;
  expect(await statusOfFaq(etag)).toBe(200);
  expect(await shownQuestions()).toContain('Po cichu');
  await notices.reconnect();
  const present = await tagOfFaq();
  await app.context.db.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query IN ('SELECT 1') AND datname = current_database()`,
  );
  await expect.poll(() => notices.isOpen()).toBe(false);
  await quietly('Jeszcze ciszej');
  expect(await statusOfFaq(present)).toBe(200);
  await notices.reconnect();
  const after = await tagOfFaq();
  asked = 0;
  expect([await statusOfFaq(after), asked]).toEqual([304, 0]);
});

test('settings that changed while the connection was broken are read as soon as it listens again', async () => {
  const seoTitle = async () => (await site.http.inject({ url: '/api/config' })).json().data.seoTitle;
  await notices.reconnect();
  await seoTitle();
  await app.context.db.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query IN ('SELECT 1') AND datname = current_database()`,
  );
  await expect.poll(() => notices.isOpen()).toBe(false);
  const before = await seoTitle();
  await app.context.db.execute(sql`UPDATE site_settings SET seo_title = '{"pl": "Inny", "en": "Other"}'`);
  await notices.reconnect();
  const after = await seoTitle();
  expect(after).not.toEqual(before);
  expect(after).toMatchObject({ pl: 'Inny' });
});

test('R30 maintenance answers 503, also to a cache that has the answer', async () => {
  const etag = await tagOfFaq();
  await staff(updateConfig, { body: aConfig({ maintenanceMode: true }) });
  await expect.poll(() => statusOfFaq(etag), { interval: 5 }).toBe(503);
  await staff(updateConfig, { body: aConfig() });
  await expect.poll(() => statusOfFaq(etag), { interval: 5 }).toBe(304);
});

test('separate processes: what one saves, the other answers as soon as it is told', {
  tags: 'thorough',
}, async () => {
  const servers = await serverProcesses(app, 2);
  onTestFinished(servers.stop);
  const [one = '', two = ''] = servers.addresses;
  const editor = await openSession(app.context, await aUser(app.context, { can: [...CAN] }));
  const visitor = callerAt(two, '');
  const questions = async () => (await visitor(listPublicFaq)).data.items.map(({ question }) => question.pl);
  const { etag } = (await visitor(listPublicFaq)).headers;
  const ask = async () =>
    (await fetch(`${two}/api/faq`, { headers: { 'if-none-match': String(etag) } })).status;
  expect(await ask()).toBe(304);
  await callerAt(one, editor.accessToken)(createFaq, anEntry('Z innego procesu'));
  await expect.poll(ask, { interval: 5 }).toBe(200);
  expect(await questions()).toContain('Z innego procesu');
});

test('every table of records with a time is notified, and its instants are known', async () => {
  const { rows: times } = await app.context.db.execute<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.columns WHERE column_name = 'visible_until' ORDER BY 1`,
  );
  const { rows: known } = await app.context.db.execute<{ name: string }>(
    sql`SELECT DISTINCT table_name AS name FROM information_schema.view_column_usage
        WHERE view_name = 'shown_instants' AND column_name = 'visible_until' ORDER BY 1`,
  );
  expect(known).toEqual(times);
  const { rows: notified } = await app.context.db.execute<{ name: string }>(
    sql`SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgfoid = 'notify_of_public_content'::regproc`,
  );
  expect(notified).toEqual(expect.arrayContaining(times));
  const others = ['page_slugs', 'page_attachments', 'static_contents', 'site_settings', 'files'];
  expect(notified.map(({ name }) => name)).toEqual(expect.arrayContaining(others));
});
