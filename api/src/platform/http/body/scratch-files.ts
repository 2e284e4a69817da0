import { createHash } from 'node:crypto';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOCUMENT_SIZE_BOUND } from '@share/contract/shared/files.ts';
import type { ReceivedFile, ReceivedFiles } from '../../files/received-files.ts';
import { outageOf } from '../../outage.ts';
import { Refusal } from '../../refusal.ts';

const MOST_FILES = 200;

/** The temporary files of one request. */
export interface Scratch {
  received: ReceivedFiles;
  /** Starts a file; its `close` returns the text that replaces it in the body. */
  begin(): Promise<ScratchFile>;
  remove(): Promise<void>;
}

export interface ScratchFile {
  write(bytes: Uint8Array): Promise<void>;
  close(isDamaged?: boolean): Promise<string>;
}

/**
 * The refusal for an error of the disk. Without a code of ours it would count as a fault of the sender, like every error in
 * reading a body.
 */
const ofDisk = (error: unknown): Refusal =>
  error instanceof Refusal
    ? error
    : new Refusal(outageOf(error) === 'full' ? 'STORAGE_FULL' : 'FILES_UNAVAILABLE', null, undefined, error);

export function openScratch(): Scratch {
  const received = new Map<string, ReceivedFile>();
  const handles = new Set<FileHandle>();
  let folder: Promise<string> | null = null;
  let begun = 0;
  let isRemoved = false;
  let last: Promise<unknown> = Promise.resolve();

  /** Tracks the last step, so that `remove` can wait for it; refuses further steps after the request was aborted. */
  function step<Result>(work: () => Promise<Result>): Promise<Result> {
    if (isRemoved) return Promise.reject(new Refusal('REQUEST_MALFORMED'));
    const working = work().catch((error: unknown) => {
      throw ofDisk(error);
    });
    last = working.catch(() => {});
    return working;
  }

  async function openNext(): Promise<{ path: string; handle: FileHandle }> {
    begun += 1;
    if (begun > MOST_FILES) throw new Refusal('REQUEST_TOO_LARGE');
    folder ??= mkdtemp(join(tmpdir(), 'share-upload-'));
    const path = join(await folder, String(begun));
    const handle = await open(path, 'wx', 0o600);
    handles.add(handle);
    return { path, handle };
  }

  async function begin(): Promise<ScratchFile> {
    const { path, handle } = await step(openNext);
    const hash = createHash('sha256');
    let size = 0;
    return {
      write: (bytes) =>
        step(async () => {
          size += bytes.length;
          hash.update(bytes);
          if (size < DOCUMENT_SIZE_BOUND) await handle.writeFile(bytes);
        }),
      close: (isDamaged = false) =>
        step(async () => {
          handles.delete(handle);
          await handle.close();
          // Derived from the bytes, so that a repeated request has the same body.
          const reference = `received:${isDamaged ? 'damaged' : hash.digest('hex')}`;
          received.set(reference, { path, size, isDamaged });
          return reference;
        }),
    };
  }

  return {
    received,
    begin,
    async remove() {
      isRemoved = true;
      await last;
      await Promise.all([...handles].map((handle) => handle.close()));
      handles.clear();
      if (folder) await rm(await folder, { recursive: true, force: true });
    },
  };
}
