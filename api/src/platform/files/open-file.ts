import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { FileRow } from './files.tables.ts';
import { placeOf } from './save-file.ts';

/** Opens a stored file for a download, private or not: the caller checks the permission. Refuses with NOT_FOUND. */
export async function openFile(context: Context, file: FileRow) {
  const { id, key, isPrivate, fileName, contentType } = file;
  const bytes = await context.files.read(placeOf(key, isPrivate ? 'private' : 'public'));
  if (bytes) return { fileName, contentType, bytes };
  context.log.error({ fileId: id }, 'the bytes of a file are missing');
  throw new Refusal('NOT_FOUND');
}
