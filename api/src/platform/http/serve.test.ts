import { once } from 'node:events';
import { connect } from 'node:net';
import { endpoint } from '@share/contract/shared/endpoint.ts';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { Refusal } from '../refusal.ts';
import { openHttpServer } from './http-server.ts';
import { serve } from './serve.ts';

const Named = z.object({ name: z.string().max(5, { error: 'VALUE_TOO_LONG' }) });
const probe = { method: 'POST', access: 'public', summary: '', body: Named, errors: [] } as const;
const echo = endpoint({ ...probe, path: '/probe/echo', answer: Named.extend({ version: z.number() }) });
const version = endpoint({ ...probe, path: '/probe/version', answer: z.number().nullable() });
const fault = endpoint({ ...probe, path: '/probe/fault', answer: z.null() });
const lasting = endpoint({ ...probe, path: '/probe/lasting', answer: z.null() });
const misfit = endpoint({ ...probe, path: '/probe/misfit', answer: z.object({ total: z.number() }) });

// The injected requests come from this machine, as those of a proxy on it.
const app = appForAllTests({ TRUSTED_PROXIES: 'loopback' });
let received: unknown;
const callers: AbortSignal[] = [];

beforeAll(async () => {
  serve(app.app, echo, async ({ body }) => {
    received = body;
    return { ...body, version: 7, passwordHash: 'never shown' };
  });
  serve(app.app, lasting, async ({ body, context: { left } }) => {
    callers.push(left);
    if (body.name === 'waits') await once(left, 'abort');
    return null;
  });
  serve(app.app, version, async ({ ifMatch }) => ifMatch);
  serve(app.app, fault, async () => {
    throw new Error('column "password_hash" is secret');
  });
  serve(app.app, misfit, async () => ({ total: 'many' }) as unknown as { total: number });
});

const body = { name: 'Anna' };

test('R8 a route that does not declare who may call it prevents the start', () => {
  expect(() => app.app.http.get('/api/admin/forgotten', async () => 'secret')).toThrow(/who may call/);
});

test('R12 fields that the schema does not name never reach the verb', async () => {
  await app.asVisitor(echo, { body: { ...body, isSuperAdmin: true } as typeof body });
  expect(received).toEqual(body);
});

test('R8, R13 fields that the answer schema does not name are never sent', async () => {
  const { data, headers } = await app.asVisitor(echo, { body });
  expect(data).toEqual({ name: 'Anna', version: 7 });
  expect(headers).toMatchObject({ etag: '"7"', 'cache-control': 'private, no-store' });
});

test('R28 the answer to an internal error contains only the id of the request', async () => {
  const headers = { 'x-request-id': 'request-12345', 'content-language': 'en' };
  const answer = await app.asVisitor(fault, { body, headers });
  expect(answer.status).toBe(500);
  expect(answer.errors).toEqual([
    {
      code: 'INTERNAL_ERROR',
      path: null,
      message: 'Something unexpected went wrong. Try again.',
      details: { requestId: 'request-12345' },
    },
  ]);
  expect(answer.headers).toMatchObject({ 'x-request-id': 'request-12345', 'cache-control': 'no-store' });
});

test('R26 an internal error is logged with the id that its answer contains; a refusal is not logged', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const http = await openHttpServer({ ...app.services, log });
  http.get('/fault', async () => {
    throw new Error('out of order');
  });
  http.get('/refusal', async () => {
    throw new Refusal('NOT_FOUND');
  });
  const { errors } = (await http.inject('/fault')).json();
  await http.inject('/refusal');
  await http.close();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { requestId: errors[0].details.requestId, err: { message: 'out of order' } },
  ]);
});

test('an answer that does not match its schema is an internal error, not a refusal', async () => {
  const answer = await app.asVisitor(misfit, { body });
  expect([answer.status, answer.codes]).toEqual([500, ['INTERNAL_ERROR']]);
});

test('a refusal contains no request id', async () => {
  const { status, errors } = await app.asVisitor(echo, { body: { name: 'Anastasia' } });
  expect(status).toBe(422);
  expect(errors).toEqual([{ code: 'VALUE_TOO_LONG', path: 'name', message: 'Ta wartość jest za długa.' }]);
});

test.each([
  ['en', { 'content-language': 'en' }],
  ['en', { 'accept-language': 'en-GB,en;q=0.9' }],
  ['pl', { 'content-language': 'de' }],
  ['pl', { 'content-language': 'pl', 'accept-language': 'en' }],
])('HTP-02 messages are in %s for %j', async (language, headers) => {
  const { errors } = await app.asVisitor(echo, { body: {} as typeof body, headers });
  expect(errors[0]?.message).toBe(language === 'en' ? 'This value is required.' : 'To pole jest wymagane.');
});

test.each<[string | undefined, number | null]>([
  [undefined, null],
  ['*', null],
  ['"3"', 3],
  ['3', 3],
  ['W/"3"', 3],
  ['"abc"', 0],
  ['"1", "2"', 0],
  ['', 0],
])('R7 If-Match: %s requires version %s; no record has version 0', async (header, expected) => {
  const headers: Record<string, string> = header === undefined ? {} : { 'if-match': header };
  expect((await app.asVisitor(version, { body, headers })).data).toBe(expected);
});

test('the id of a request is taken from the header of a trusted proxy if it is harmless, else generated', async () => {
  const idOf = async (given: string) =>
    (await app.asVisitor(echo, { body, headers: { 'x-request-id': given } })).headers['x-request-id'];
  expect(await idOf('abcdefgh')).toBe('abcdefgh');
  for (const given of ['short', 'with blanks in it', 'x'.repeat(65)])
    expect(await idOf(given)).toMatch(/^[\da-f-]{36}$/);
});

test('the id of a request is never chosen by a stranger: it stands in the audit trail and in the log', async () => {
  const headers = { 'x-request-id': 'chosen-by-a-stranger' };
  const url = '/api/status';
  const answer = await app.app.http.inject({ url, headers, remoteAddress: '203.0.113.9' });
  expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

test('R18 a verb learns that its caller has gone away, and of nobody who has got the answer', async () => {
  const address = await app.app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(address);
  const send = (name: string) => {
    const payload = JSON.stringify({ name });
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `POST /api${lasting.path} HTTP/1.1\r\nHost: office\r\nContent-Type: application/json\r\nContent-Length: ${payload.length}\r\n\r\n${payload}`,
    );
    return socket;
  };
  const answered = send('Anna');
  await once(answered, 'data');
  answered.destroy();
  const waiting = send('waits');
  await expect.poll(() => callers).toHaveLength(2);
  waiting.destroy();
  await expect.poll(() => callers.map(({ aborted }) => aborted)).toEqual([false, true]);
});
