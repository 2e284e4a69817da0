import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { anS3Service, type S3Fault } from '../../testing/files/s3-service.ts';
import { runWithFilesUpTo } from '../../testing/processes/processes.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { Refusal } from '../refusal.ts';
import type { FileStore, StoredBytes } from './file-store.ts';
import { openFileStore, reachFileStore } from './open-file-store.ts';

const stores: Record<string, () => Promise<FileStore>> = {
  'a folder': async () => openFileStore(pathToFileURL(`${temporaryFolder()}/files`).href),
  'an S3 bucket': async () => openFileStore((await anS3Service()).url),
};

describe.each(Object.keys(stores))('%s', (name) => {
  it('returns the bytes that were written, until they are removed', async () => {
    const store = (await stores[name]?.()) as FileStore;
    expect(await store.read('public/a')).toBeNull();
    await store.write('public/a', Buffer.from('in memory'), 9);
    await store.write('private/b', Readable.from([Buffer.from('in '), Buffer.from('pieces')]), 9);
    expect(await contentOf(store, 'public/a')).toEqual({ text: 'in memory', size: 9 });
    expect(await contentOf(store, 'private/b')).toEqual({ text: 'in pieces', size: 9 });
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

const contentOf = async (store: FileStore, key: string) => {
  const { bytes, size } = (await store.read(key)) as StoredBytes;
  return { text: await text(bytes), size };
};

it('a store that can be used is opened without an error', async () => {
  const warned = vi.fn();
  const folder = join(temporaryFolder(), 'new');
  await reachFileStore(pathToFileURL(folder).href, warned);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await reachFileStore((await anS3Service()).url, warned);
  expect(warned).not.toHaveBeenCalled();
});

it('a folder that cannot be used stops the start with a sentence, a bucket only warns', async () => {
  const warned = vi.fn();
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  await expect(reachFileStore(pathToFileURL(file).href, warned)).rejects.toThrow(
    `The folder ${file} (FILES_URL) cannot be used: EEXIST`,
  );
  expect(warned).not.toHaveBeenCalled();
  const bucket = await anS3Service();
  bucket.fault = 403;
  await reachFileStore(bucket.url, warned);
  expect(warned).toHaveBeenCalledWith(
    expect.any(Refusal),
    'the bucket bucket (FILES_URL) cannot be used; until it can, files are refused',
  );
});

describe('R28 a bucket', () => {
  it('that is out of order in any way refuses within seconds, and works again afterwards', {
    tags: 'thorough',
  }, async () => {
    const refuses = async (fault: S3Fault) => {
      const bucket = await anS3Service();
      const store = openFileStore(bucket.url);
      bucket.fault = fault;
      const began = performance.now();
      const refused = { code: 'FILES_UNAVAILABLE' };
      await Promise.all([
        expect(store.write('a', Buffer.from('x'), 1)).rejects.toMatchObject(refused),
        expect(store.write('a', Readable.from([Buffer.from('x')]), 1)).rejects.toMatchObject(refused),
        expect(store.read('a')).rejects.toMatchObject(refused),
        expect(store.remove('a')).rejects.toMatchObject(refused),
      ]);
      expect(performance.now() - began, String(fault)).toBeLessThan(fault === 'silent' ? 12_000 : 3_000);
      bucket.fault = null;
      await store.write('a', Readable.from([Buffer.from('x')]), 1);
      expect(await contentOf(store, 'a')).toEqual({ text: 'x', size: 1 });
    };
    const stopsInTheMiddle = async () => {
      const bucket = await anS3Service();
      bucket.objects.set('a', Buffer.alloc(200_000));
      bucket.fault = 'half';
      const { bytes } = (await openFileStore(bucket.url).read('a')) as StoredBytes;
      await expect(buffer(bytes)).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
    };
    const faults: S3Fault[] = ['silent', 500, 503, 403, 507, 404];
    await Promise.all([...faults.map(refuses), stopsInTheMiddle()]);
  });

  it('waits for a reader who is slower than it', { tags: 'thorough' }, async () => {
    const bucket = await anS3Service();
    bucket.objects.set('a', Buffer.alloc(20_000_000));
    const { bytes } = (await openFileStore(bucket.url).read('a')) as StoredBytes;
    let read = 0;
    for await (const chunk of bytes) {
      if (read === 0) await wait(5_000);
      read += chunk.length;
    }
    expect(read).toBe(20_000_000);
  });
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
