import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { uploadFile } from '@share/contract/areas/files/files.endpoints.ts';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { Refusal } from '../refusal.ts';
import { openHttpServer } from './http-server.ts';

const app = appForAllTests();
let http: Awaited<ReturnType<typeof openHttpServer>>;
const port = () => Number(new URL(http.listeningOrigin).port);

const read = async ({ body }: FastifyRequest) => body;
const upload = { config: { endpoint: uploadFile } };
const admit = async (request: FastifyRequest) => {
  request.context = app.context;
};
const refuse = async () => {
  throw new Refusal('NOT_SIGNED_IN');
};

beforeAll(async () => {
  http = await openHttpServer(app.services, { headers: 200, request: 400, upload: 1_200 });
  http.post('/read', read);
  http.post('/ponder', async (request) => {
    await setTimeout(600);
    return request.body;
  });
  http.post('/file', { ...upload, onRequest: admit }, read);
  http.post('/file-of-a-stranger', { ...upload, onRequest: refuse }, read);
  await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => http.close());

/** Sends the head of a request and no more than one byte of its body; how long the server waits for the rest, and what it says. */
async function wait(address: string, head: string) {
  const socket = connect(port(), '127.0.0.1');
  await once(socket, 'connect');
  const began = performance.now();
  socket.write(`POST ${address} HTTP/1.1\r\nhost: x\r\n${head}`);
  const said = await text(socket).catch(() => '');
  return { milliseconds: performance.now() - began, said };
}
const body = 'content-type: application/json\r\ncontent-length: 100\r\n\r\n{';
const pieces = 'content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n';

test('R29 a request whose headers do not end is cut off', async () => {
  const { milliseconds, said } = await wait('/read', 'accept: */*\r\n');
  expect(milliseconds).toBeGreaterThan(150);
  expect(milliseconds).toBeLessThan(390);
  expect(said).toContain('408');
});

test.each([
  ['a body of a known length', body],
  ['a body in pieces', pieces],
])('R29 %s that does not end is cut off', async (_, head) => {
  const { milliseconds } = await wait('/read', head);
  expect(milliseconds).toBeGreaterThan(390);
  expect(milliseconds).toBeLessThan(1_000);
});

test('R29 a file of somebody who may not send it has no more time than anything else', async () => {
  const { milliseconds, said } = await wait('/file-of-a-stranger', body);
  expect(said).toContain('401');
  expect(milliseconds).toBeGreaterThan(390);
  expect(milliseconds).toBeLessThan(1_000);
});

test('R29 a file may take longer, but not for ever', async () => {
  const { milliseconds } = await wait('/file', body);
  expect(milliseconds).toBeGreaterThan(1_000);
  expect(milliseconds).toBeLessThan(3_000);
});

test('R29 a request that is complete is answered, however long that takes', async () => {
  const answer = await fetch(`http://127.0.0.1:${port()}/ponder`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  });
  expect(await answer.json()).toEqual({ a: 1 });
});
