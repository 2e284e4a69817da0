import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { uploadFile } from '@share/contract/areas/files/files.endpoints.ts';
import type { FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { Refusal } from '../../refusal.ts';
import { openHttpServer } from '../http-server.ts';
import type { REQUEST_TIMEOUTS } from './slow-requests.ts';

const app = appForAllTests();
/** Longer than any test: a request that ends earlier was ended by another limit. */
const NEVER = 600_000;

const read = async ({ body }: FastifyRequest) => body;
const upload = { config: { endpoint: uploadFile } };
const admit = async (request: FastifyRequest) => {
  request.context = app.context;
};
const refuse = async () => {
  throw new Refusal('NOT_SIGNED_IN');
};

/** Starts a server with those timeouts in milliseconds for the duration of the test; returns its port. */
async function serverWith(timeouts: Partial<typeof REQUEST_TIMEOUTS>): Promise<number> {
  const http = await openHttpServer(app.services, {
    headers: timeouts.request ?? NEVER, // No longer than the request.
    request: NEVER,
    upload: NEVER,
    ...timeouts,
  });
  onTestFinished(() => {
    http.server.closeAllConnections();
    return http.close();
  });
  http.post('/read', read);
  http.post('/ponder', async (request) => {
    await setTimeout(600);
    return request.body;
  });
  http.post('/file', { ...upload, onRequest: admit }, read);
  http.post('/file-of-a-stranger', { ...upload, onRequest: refuse }, read);
  await http.listen({ port: 0, host: '127.0.0.1' });
  return Number(new URL(http.listeningOrigin).port);
}

/** Sends the head of a request and at most one byte of its body; returns how long the server waits and its answer. */
async function cutOff(port: number, address: string, head: string) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const began = performance.now();
  socket.write(`POST ${address} HTTP/1.1\r\nhost: x\r\n${head}`);
  const answer = await text(socket).catch(() => '');
  return { milliseconds: performance.now() - began, answer };
}
const body = 'content-type: application/json\r\ncontent-length: 100\r\n\r\n{';
const chunked = 'content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n';

test('R29 a request whose headers do not end is cut off', async () => {
  const { milliseconds, answer } = await cutOff(
    await serverWith({ headers: 200 }),
    '/read',
    'accept: */*\r\n',
  );
  expect(milliseconds).toBeGreaterThan(150);
  expect(answer).toContain('408');
});

test.each([
  ['a body of a known length', body],
  ['a chunked body', chunked],
])('R29 %s that does not end is cut off', async (_, head) => {
  const { milliseconds } = await cutOff(await serverWith({ request: 400 }), '/read', head);
  expect(milliseconds).toBeGreaterThan(390);
});

test('R29 an upload without permission gets no more time than any other request', async () => {
  const port = await serverWith({ request: 400 });
  const { milliseconds, answer } = await cutOff(port, '/file-of-a-stranger', body);
  expect(answer).toContain('401');
  expect(milliseconds).toBeGreaterThan(390);
});

test('R29 an upload may take longer, but has a limit too', async () => {
  const { milliseconds } = await cutOff(await serverWith({ request: 400, upload: 1_200 }), '/file', body);
  expect(milliseconds).toBeGreaterThan(1_000);
});

test('R29 a request that is complete is answered, however long that takes', async () => {
  const port = await serverWith({ request: 400 });
  const answer = await fetch(`http://127.0.0.1:${port}/ponder`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  });
  expect(await answer.json()).toEqual({ a: 1 });
});
