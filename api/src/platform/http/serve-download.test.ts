import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { endpoint } from '@share/contract/shared/endpoint.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { userPermissions } from '../../areas/users/users.tables.ts';
import { buildApp } from '../../server.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { aUser, bearerOf } from '../../testing/people.ts';
import { LATE } from './serve.ts';
import { serveDownload } from './serve-download.ts';

const app = appForAllTests();
const slowFile = endpoint({
  method: 'GET',
  path: '/slow-file',
  access: 'admin:role:list',
  asksAgain: 'always',
  summary: 'A file that is written in two parts',
  answer: z.never(),
  download: 'file',
  errors: [],
});
const storedFile = endpoint({ ...slowFile, path: '/stored-file', summary: 'A file that is stored' });
const opened: Readable[] = [];
let server: Awaited<ReturnType<typeof buildApp>>;
let address: string;
let meanwhile: () => Promise<unknown> = async () => {};

beforeAll(async () => {
  server = await buildApp(app.services);
  serveDownload(server, slowFile, async () => ({
    fileName: 'file.txt',
    contentType: 'text/plain',
    bytes: Readable.from(
      (async function* () {
        yield 'first ';
        await meanwhile();
        await new Promise((resolve) => setTimeout(resolve, LATE + 100));
        yield 'second';
      })(),
      { objectMode: false },
    ),
  }));
  serveDownload(server, storedFile, async () => {
    const bytes = createReadStream(process.execPath);
    opened.push(bytes);
    await once(bytes, 'open');
    return { fileName: 'file.bin', contentType: 'application/octet-stream', bytes };
  });
  address = await server.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.http.close());

async function download(person: Awaited<ReturnType<typeof aUser>>): Promise<string> {
  const headers = { authorization: await bearerOf(app.context, person) };
  const answer = await fetch(`${address}/api${slowFile.path}`, { headers });
  return answer.text();
}

test('R9 a file that is being sent is broken off when its caller loses the permission', async () => {
  const person = await aUser(app.context, { can: ['admin:role:list'] });
  expect(await download(person)).toBe('first second');
  meanwhile = () => app.context.db.delete(userPermissions).where(eq(userPermissions.userId, person.id));
  await expect(download(person)).rejects.toThrow();
});

test('a file that takes longer than the access token and the asked password are good for is sent to its end', async () => {
  const person = await aUser(app.context, { can: ['admin:role:list'] });
  meanwhile = async () => app.setClock(new Date(Date.now() + 16 * 60_000));
  expect(await download(person)).toBe('first second');
  app.setClock(null);
});

test('a file is closed whose caller leaves, whenever that is', async () => {
  const authorization = await bearerOf(app.context, await aUser(app.context, { can: ['admin:role:list'] }));
  for (const milliseconds of [0, 1, 2, 3, 4, 6, 8, 10].flatMap((pause) => [pause, pause, pause, pause])) {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `GET /api${storedFile.path} HTTP/1.1\r\nHost: office\r\nAuthorization: ${authorization}\r\n\r\n`,
    );
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    socket.destroy();
  }
  await expect.poll(() => opened.length).toBe(32);
  await expect.poll(() => opened.filter(({ closed }) => !closed)).toEqual([]);
});
