import type { Services } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { StoredBytes } from './file-store.ts';
import type { FileRow } from './files.tables.ts';
import { placeOf } from './save-file.ts';

type Store = Pick<Services, 'files' | 'log'>;

/** Opens a stored file for a download, private or not: the caller checks the permission. Refuses with NOT_FOUND. */
export async function openFile(store: Store, file: FileRow) {
  const { key, isPrivate, fileName, contentType } = file;
  return {
    fileName,
    contentType,
    ...(await openBytes(store, file, placeOf(key, isPrivate ? 'private' : 'public'))),
  };
}

/**
 * The bytes of a file or of its thumbnail. Refuses with NOT_FOUND when they are missing, or when only a part of the file is
 * stored, because nobody may take a part of a file for all of it.
 */
export async function openBytes({ files, log }: Store, file: FileRow, place: string): Promise<StoredBytes> {
  const stored = await files.read(place);
  const isFile = place.endsWith(file.key);
  if (stored && (!isFile || stored.size === file.size)) return stored;
  stored?.bytes.destroy();
  log.error({ fileId: file.id, isPartStored: stored !== null }, 'the bytes of a file are missing');
  throw new Refusal('NOT_FOUND');
}
