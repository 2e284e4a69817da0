import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { syncFolder } from '../durable-file.ts';
import { outageOf } from '../outage.ts';
import { StopReason } from '../process/stop-reason.ts';
import { Refusal } from '../refusal.ts';
import { openS3 } from './s3-store.ts';

const TIMEOUT_MILLISECONDS = 10_000;

interface StoredObject {
  key: string;
  modifiedAt: Date;
}

/** Stores bytes by key. The name, type and owner of a file are in the database. */
export interface FileStore {
  /** Returns when the bytes would survive a power cut; if it fails, no part of them is left (R18). */
  write(key: string, content: Uint8Array | Readable, size: number): Promise<void>;
  /** The bytes, or null if there are none. */
  read(key: string): Promise<Readable | null>;
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredObject>;
}

/** Opens the store that FILES_URL names: a folder, or a bucket that speaks S3. */
export function openFileStore(filesUrl: string): FileStore {
  if (new URL(filesUrl).protocol === 's3:') return onBucket(openS3(filesUrl));
  const location = fileURLToPath(filesUrl);
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  return storeOn(disk, (key, content) => writeToDisk(join(location, key), content));
}

/** Checks at the start that the store of FILES_URL can be used; throws a `StopReason` if not. */
export async function reachFileStore(filesUrl: string): Promise<void> {
  const isFolder = new URL(filesUrl).protocol === 'file:';
  const name = isFolder ? fileURLToPath(filesUrl) : new URL(filesUrl).hostname;
  try {
    if (isFolder) await useFolder(name);
    else await withTimeout(openS3(filesUrl).listAll('nothing'));
  } catch (error) {
    const why = error instanceof Error ? error.message || error.name : String(error);
    const sentence = `The ${isFolder ? 'folder' : 'bucket'} ${name} (FILES_URL) cannot be used: ${why}.`;
    throw new StopReason(sentence, { cause: error });
  }
}

/** Other users of this machine must not read what staff and investors uploaded. */
async function useFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

async function withTimeout(answer: Promise<unknown>): Promise<void> {
  const late = wait(TIMEOUT_MILLISECONDS, null, { ref: false }).then(() => {
    throw new Error(`no answer within ${TIMEOUT_MILLISECONDS / 1_000} seconds`);
  });
  await Promise.race([answer, late]);
}

const storeOn = (disk: Disk, put: FileStore['write']): FileStore => ({
  async write(key, content, size) {
    try {
      await put(key, content, size);
    } catch (error) {
      // An incomplete file would still fill the volume. If there is none, deleting fails.
      await disk.delete(key).catch(() => {});
      throw ofStore(error);
    }
  },
  async read(key) {
    try {
      return (await disk.exists(key)) ? await disk.getStream(key) : null;
    } catch (error) {
      throw ofStore(error);
    }
  },
  async remove(key) {
    try {
      await disk.delete(key);
    } catch (error) {
      throw ofStore(error);
    }
  },
  list: (prefix) => listObjects(disk, prefix),
});

/** A lost connection to the store has the same codes as one to the database, and must not be taken for it. */
const ofStore = (error: unknown): unknown =>
  outageOf(error) === 'lost' ? new Refusal('FILES_UNAVAILABLE', null, undefined, error) : error;

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

const onBucket = (disk: Disk): FileStore =>
  storeOn(disk, (key, content, size) =>
    content instanceof Uint8Array
      ? disk.put(key, content)
      : disk.putStream(key, content, { contentLength: size }),
  );

/** Replaces the library's method, whose error does not say why a stream could not be written. */
async function writeToDisk(path: string, content: Uint8Array | Readable): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(content instanceof Uint8Array ? [content] : content, createWriteStream(path));
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
  syncFolder(dirname(path));
}
