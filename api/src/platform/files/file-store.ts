import { access, constants, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { syncFolder } from '../durable-file.ts';
import { StopReason } from '../process/stop-reason.ts';
import { openS3 } from './s3-store.ts';

const PATIENCE = 10_000;

interface StoredObject {
  key: string;
  modifiedAt: Date;
}

/** Where bytes lie, by key. The record of a file, its type and its owner are rows in the database. */
export interface FileStore {
  /** Returns when the bytes will survive a power cut. */
  write(key: string, content: Uint8Array | Readable, size: number): Promise<void>;
  /** The bytes, or null if there are none. */
  read(key: string): Promise<Readable | null>;
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredObject>;
}

/** Opens the store that FILES_URL names: a folder, or a bucket that speaks S3. */
export function openFileStore(filesUrl: string): FileStore {
  if (new URL(filesUrl).protocol === 's3:') return storeOn(openS3(filesUrl), async () => {});
  const location = fileURLToPath(filesUrl);
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  return storeOn(disk, (key) => flushToDisk(join(location, key)));
}

/** Returns when the store can be used; throws a `StopReason` when FILES_URL names one that cannot. */
export async function reachFileStore(filesUrl: string): Promise<void> {
  const isFolder = new URL(filesUrl).protocol === 'file:';
  const name = isFolder ? fileURLToPath(filesUrl) : new URL(filesUrl).hostname;
  try {
    if (isFolder) await useFolder(name);
    else await soon(openS3(filesUrl).listAll('nothing'));
  } catch (error) {
    const why = error instanceof Error ? error.message || error.name : String(error);
    const sentence = `The ${isFolder ? 'folder' : 'bucket'} ${name} (FILES_URL) cannot be used: ${why}.`;
    throw new StopReason(sentence, { cause: error });
  }
}

/** What staff and investors uploaded is nobody else's on this machine. */
async function useFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

async function soon(answer: Promise<unknown>): Promise<void> {
  const late = wait(PATIENCE, null, { ref: false }).then(() => {
    throw new Error(`no answer within ${PATIENCE / 1_000} seconds`);
  });
  await Promise.race([answer, late]);
}

const storeOn = (disk: Disk, settle: (key: string) => Promise<void>): FileStore => ({
  async write(key, content, size) {
    if (content instanceof Uint8Array) await disk.put(key, content);
    else await disk.putStream(key, content, { contentLength: size });
    await settle(key);
  },
  async read(key) {
    return (await disk.exists(key)) ? disk.getStream(key) : null;
  },
  remove: (key) => disk.delete(key),
  list: (prefix) => listObjects(disk, prefix),
});

async function* listObjects(disk: Disk, prefix: string): AsyncIterable<StoredObject> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(prefix, { recursive: true, paginationToken });
    for (const object of page.objects) {
      if (!object.isFile) continue;
      const { lastModified } = await object.getMetaData();
      yield { key: object.key, modifiedAt: lastModified };
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

async function flushToDisk(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
  syncFolder(dirname(path));
}
