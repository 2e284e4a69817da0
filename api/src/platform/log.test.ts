import { issueToken } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildApp } from '../server.ts';
import { appForAllTests } from '../testing/for-all-tests.ts';
import { caller } from '../testing/test-app.ts';
import { openLog } from './log.ts';

// The injected requests come from this machine, as those of a proxy on it.
const app = appForAllTests({ TRUSTED_PROXIES: 'loopback' });

/** The lines that the application writes during the requests. */
async function logOf(requests: (built: Awaited<ReturnType<typeof buildApp>>) => Promise<void>) {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });
  const built = await buildApp({ ...app.services, log });
  await requests(built).finally(() => built.http.close());
  return { text: lines.join(''), entries: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

test('R26 the log of a request has these fields only: its route, never its URL', async () => {
  const { entries } = await logOf(async ({ http }) => {
    await http.inject({
      url: '/api/admin/share/series/42?token=whisper',
      headers: { 'x-request-id': 'given-id-1', authorization: 'Bearer whisper', cookie: 'whisper' },
    });
  });
  expect(entries).toHaveLength(1);
  expect(Object.keys(entries[0] ?? {}).sort()).toEqual([
    'actor',
    'hostname',
    'level',
    'method',
    'milliseconds',
    'pid',
    'requestId',
    'route',
    'status',
    'time',
  ]);
  expect(entries[0]).toMatchObject({
    requestId: 'given-id-1',
    method: 'GET',
    route: '/api/admin/share/series/:id',
    status: 401,
    actor: null,
  });
});

test('R26 a request id that could start a new log line is replaced', async () => {
  const { entries } = await logOf(async ({ http }) => {
    await http.inject({ url: '/api/status', headers: { 'x-request-id': 'one\r\n{"level":60}' } });
  });
  expect(entries[0]?.requestId).toMatch(/^[\w-]{36}$/);
});

test('R26 a query that fails is logged with its reason and place, without its values', async () => {
  await app.context.db.execute(sql`ALTER TABLE users RENAME TO users_gone`);
  const { entries, text } = await logOf(async (built) => {
    const answer = await caller(built, null)(issueToken, {
      body: {
        grantType: 'password',
        email: 'whisper@example.com',
        password: 'Whisper123',
        clientId: 'back-office',
        clientSecret: 'back-office',
      },
    });
    expect(answer).toMatchObject({ status: 500, errors: [{ details: { requestId: expect.any(String) } }] });
  }).finally(() => app.context.db.execute(sql`ALTER TABLE users_gone RENAME TO users`));
  expect(entries[0]).toMatchObject({
    msg: 'a request failed',
    requestId: expect.any(String),
    err: {
      message: expect.stringContaining('from "users"'),
      cause: { code: '42P01', message: 'relation "users" does not exist' },
    },
  });
  expect(text.toLowerCase()).not.toContain('whisper');
});

test('R26 a value that the database refuses is not quoted in the log', async () => {
  const lines: string[] = [];
  const failed = await app.services.pool
    .query('SELECT $1::int', ['whisper'])
    .catch((error: unknown) => error);
  openLog('info', { write: (line) => void lines.push(line) }).error({ err: failed }, 'a job failed');
  expect(lines.join('')).toContain('"code":"22P02"');
  expect(lines.join('')).not.toContain('whisper');
});
