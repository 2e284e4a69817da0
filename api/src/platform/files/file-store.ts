import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where bytes lie, by key. The record of a file, its type and its owner are rows in the database. */
export type FileStore = Disk;

/** Opens the store that FILES_URL names. */
export function openFileStore(filesUrl: string): FileStore {
  const location = fileURLToPath(filesUrl);
  return new Disk(new FSDriver({ location, visibility: 'private' }));
}
