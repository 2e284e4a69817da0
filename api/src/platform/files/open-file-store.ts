import { access, constants, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { StopReason } from '../process/stop-reason.ts';
import type { FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';
import { openS3Store } from './s3-store.ts';

const isFolder = (filesUrl: string) => new URL(filesUrl).protocol === 'file:';

/** Opens the store that FILES_URL names: a folder, or a bucket that speaks S3. */
export const openFileStore = (filesUrl: string): FileStore =>
  isFolder(filesUrl) ? openFolderStore(fileURLToPath(filesUrl)) : openS3Store(filesUrl);

/**
 * Checks at the start whether the store of FILES_URL can be used. A folder that cannot be used stops the start. A bucket may be
 * away, because most work needs no file: a sentence goes to `warn`.
 */
export async function reachFileStore(
  filesUrl: string,
  warn: (cause: unknown, sentence: string) => void,
): Promise<boolean> {
  try {
    if (isFolder(filesUrl)) await useFolder(fileURLToPath(filesUrl));
    else await openS3Store(filesUrl).list('nothing').next();
    return true;
  } catch (error) {
    if (error instanceof StopReason) throw error;
    const { hostname } = new URL(filesUrl);
    warn(error, `the bucket ${hostname} (FILES_URL) cannot be used; until it can, files are refused`);
    return false;
  }
}

/** Other users of this machine must not read what staff and investors uploaded. */
async function useFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StopReason(`The folder ${folder} (FILES_URL) cannot be used: ${why}.`, { cause: error });
  }
}
