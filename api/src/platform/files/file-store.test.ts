import { once } from 'node:events';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runWithFilesUpTo } from '../../testing/processes/processes.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { type FileStore, openFileStore, reachFileStore } from './file-store.ts';

let server: Server | null = null;
afterEach(() => {
  server?.close();
  server = null;
  vi.unstubAllEnvs();
});

/** The part of an S3 service that the store uses, in memory. Its listings have two objects per page. */
async function anS3Service(): Promise<string> {
  const objects = new Map<string, Buffer>();
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    const key = decodeURIComponent(pathname.replace(/^\/bucket\/?/, ''));
    const found = objects.get(key);
    if (request.method === 'PUT') objects.set(key, withoutChunks(await buffer(request)));
    else if (request.method === 'DELETE') objects.delete(key);
    else if (searchParams.has('list-type')) return void response.end(listing(searchParams));
    else if (found === undefined) return void response.writeHead(404).end();
    else
      return void response
        .setHeader('content-length', found.length)
        .end(request.method === 'GET' ? found : undefined);
    response.end();
  }
  function listing(query: URLSearchParams): string {
    const keys = [...objects.keys()].sort().filter((key) => key.startsWith(query.get('prefix') ?? ''));
    const from = Number(query.get('continuation-token') ?? 0);
    const contents = keys
      .slice(from, from + 2)
      .map(
        (key) =>
          `<Contents><Key>${key}</Key><Size>1</Size><LastModified>2026-10-01T10:00:00.000Z</LastModified></Contents>`,
      );
    const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
    return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
  }
  server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The SDK may send a body in signed chunks; this returns their contents only. */
function withoutChunks(body: Buffer): Buffer {
  const head = /^[0-9a-f]+(?:;[^\r]*)?\r\n/;
  if (!head.test(body.subarray(0, 100).toString('latin1'))) return body;
  const parts: Buffer[] = [];
  for (let rest = body; ; ) {
    const line = rest.subarray(0, rest.indexOf('\r\n')).toString('latin1');
    const length = Number.parseInt(line, 16);
    if (!length) return Buffer.concat(parts);
    const from = line.length + 2;
    parts.push(rest.subarray(from, from + length));
    rest = rest.subarray(from + length + 2);
  }
}

const stores: Record<string, () => Promise<FileStore>> = {
  'a folder': async () => openFileStore(pathToFileURL(`${temporaryFolder()}/files`).href),
  'an S3 bucket': async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    return openFileStore(
      `s3://bucket?region=eu-central-1&endpoint=${encodeURIComponent(await anS3Service())}`,
    );
  },
};

describe.each(Object.keys(stores))('%s', (name) => {
  it('returns the bytes that were written, until they are removed', async () => {
    const store = (await stores[name]?.()) as FileStore;
    expect(await store.read('public/a')).toBeNull();
    await store.write('public/a', Buffer.from('in memory'), 9);
    await store.write('private/b', Readable.from([Buffer.from('in '), Buffer.from('pieces')]), 9);
    expect(await text((await store.read('public/a')) as Readable)).toBe('in memory');
    expect(await text((await store.read('private/b')) as Readable)).toBe('in pieces');
    await store.remove('public/a');
    await store.remove('public/a');
    expect(await store.read('public/a')).toBeNull();
  });

  it('lists all objects below a prefix', async () => {
    const store = (await stores[name]?.()) as FileStore;
    for (const key of ['public/1', 'public/2', 'public/3', 'private/4'])
      await store.write(key, Buffer.from('x'), 1);
    const listed: string[] = [];
    for await (const { key, modifiedAt } of store.list('public/')) {
      expect(modifiedAt).toBeInstanceOf(Date);
      listed.push(key);
    }
    expect(listed.sort()).toEqual(['public/1', 'public/2', 'public/3']);
  });
});

it('a store that can be used is opened without an error', async () => {
  const folder = join(temporaryFolder(), 'new');
  await reachFileStore(pathToFileURL(folder).href);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  await reachFileStore(`s3://bucket?endpoint=${encodeURIComponent(await anS3Service())}`);
});

it('a folder or a bucket that cannot be used stops the start with a sentence', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  await expect(reachFileStore(pathToFileURL(file).href)).rejects.toThrow(
    `The folder ${file} (FILES_URL) cannot be used: EEXIST`,
  );
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  await expect(reachFileStore('s3://bucket?endpoint=http://127.0.0.1:1')).rejects.toThrow(
    /^The bucket bucket \(FILES_URL\) cannot be used: .*ECONNREFUSED/,
  );
});

it('a bucket that does not answer is not taken for the database', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  const store = openFileStore('s3://bucket?endpoint=http://127.0.0.1:1');
  await expect(store.write('a', Buffer.from('x'), 1)).rejects.toThrow('FILES_UNAVAILABLE');
  await expect(store.read('a')).rejects.toThrow('FILES_UNAVAILABLE');
  await expect(store.remove('a')).rejects.toThrow('FILES_UNAVAILABLE');
});

describe('R18 a full store', () => {
  it('stores no part of a file that does not fit, reports STORAGE_FULL, and still accepts small files', async () => {
    const folder = temporaryFolder();
    const writer = join(import.meta.dirname, '../../testing/files/write-files.ts');
    const sizes = ['1000000', '9000000', '1000000'];
    const writing = runWithFilesUpTo(4_000_000, writer, [folder, ...sizes], { NODE_NO_WARNINGS: '1' }, '/');
    await writing.exit;
    const outcomes = writing
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(outcomes).toEqual([
      ['bytes', 1_000_000, null],
      ['stream', 1_000_000, null],
      ['bytes', 9_000_000, 'STORAGE_FULL'],
      ['stream', 9_000_000, 'STORAGE_FULL'],
      ['bytes', 1_000_000, null],
      ['stream', 1_000_000, null],
    ]);
    expect(readdirSync(join(folder, 'public')).toSorted()).toEqual([
      'bytes-0',
      'bytes-2',
      'stream-0',
      'stream-2',
    ]);
  });
});
