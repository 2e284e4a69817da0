import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { appForAllTests } from '../../../testing/for-all-tests.ts';

const app = appForAllTests();
let port: number;
beforeAll(async () => {
  port = Number(new URL(await app.app.http.listen({ port: 0, host: '127.0.0.1' })).port);
});

const always = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
];

test.each([
  ['/api/%zz', 400],
  ['/%zz', 400],
  ['/orders/%E0%A4%A', 400],
  [`/api/files/${'k'.repeat(600)}/a.png`, 400],
  ['/api/nothing', 404],
  ['/api/status', 200],
])('D07 the answer to %s has the security headers and the id of the request', async (url, status) => {
  const { statusCode, headers } = await app.app.http.inject({ url });
  expect(statusCode).toBe(status);
  for (const name of always) expect(headers, name).toHaveProperty(name);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

test.each([
  ['no HTTP', 'HELLO\r\n\r\n', 400],
  ['headers that are too large', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('D07 the answer to %s has the security headers and the id of the request', async (_, sent, status) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.end(sent);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
  expect(answer).toMatch(/^x-request-id: [\da-f-]{36}\r$/im);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    status: 400,
    errors: [{ code: 'REQUEST_MALFORMED' }],
  });
});
