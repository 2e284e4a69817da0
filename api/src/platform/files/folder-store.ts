import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isCode } from '../database/is-code.ts';
import { syncFolder } from '../durable-file.ts';
import { outageOf } from '../outage.ts';
import { Refusal } from '../refusal.ts';
import type { FileStore } from './file-store.ts';

/** Opens a folder, which need not exist yet. A failure of its disk is refused with FILES_UNAVAILABLE, unless the disk is full. */
export function openFolderStore(folder: string): FileStore {
  return {
    async write(key, content) {
      const path = join(folder, key);
      try {
        await writeDurably(path, content);
      } catch (error) {
        // An incomplete file would still fill the volume.
        await rm(path, { force: true }).catch(() => {});
        throw ofDisk(error);
      }
    },
    async read(key) {
      const file = await open(join(folder, key)).catch(nullIfMissing);
      if (file === null) return null;
      const { size } = await file.stat();
      return { bytes: file.createReadStream(), size };
    },
    async remove(key) {
      await rm(join(folder, key), { force: true }).catch((error: unknown) => {
        throw ofDisk(error);
      });
    },
    async *list(prefix) {
      const below = join(folder, prefix);
      const entries = await readdir(below, { recursive: true, withFileTypes: true }).catch(nullIfMissing);
      for (const entry of entries ?? []) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const found = await stat(path).catch(nullIfMissing);
        if (found) yield { key: relative(folder, path), modifiedAt: found.mtime };
      }
    },
  };
}

async function writeDurably(path: string, content: Uint8Array | Readable): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(content instanceof Uint8Array ? [content] : content, createWriteStream(path));
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
  syncFolder(dirname(path));
}

function nullIfMissing(error: unknown): null {
  if (isCode(error, 'ENOENT')) return null;
  throw ofDisk(error);
}

const ofDisk = (error: unknown): unknown =>
  error instanceof Error && 'syscall' in error && outageOf(error) !== 'full'
    ? new Refusal('FILES_UNAVAILABLE', null, undefined, error)
    : error;
