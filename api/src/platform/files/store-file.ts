import { DOCUMENT_SIZE_BOUND, IMAGE_SIZE_BOUND } from '@share/contract/shared/files.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { bytesInMemory } from './file-bytes.ts';
import { detectFileType } from './file-types.ts';
import type { FileRow } from './files.tables.ts';
import type { IncomingFile } from './incoming-file.ts';
import { preparePicture } from './pictures/prepare-picture.ts';
import { type PreparedFile, prepareFile, saveFile, type Visibility } from './save-file.ts';

/** Checks and stores a picture below 10 MB (CON-18, CON-19), encoded again and with a thumbnail. */
export async function prepareImage(
  context: Context,
  { fileName, bytes }: IncomingFile,
): Promise<PreparedFile> {
  if (bytes.size >= IMAGE_SIZE_BOUND) throw new Refusal('IMAGE_TYPE_OR_SIZE_WRONG');
  const type = await detectFileType(bytes, fileName);
  if (type?.kind !== 'image') throw new Refusal('IMAGE_TYPE_OR_SIZE_WRONG');
  const picture = await preparePicture(await bytes.readAll(), type.extension, context.actor.id);
  return prepareFile(context, {
    ...picture,
    bytes: bytesInMemory(picture.bytes),
    fileName,
    visibility: 'public',
  });
}

/** Checks and stores a document below 100 MB (FRM-19, CON-20), unchanged. */
export async function prepareDocument(
  context: Context,
  { fileName, bytes }: IncomingFile,
  visibility: Visibility = 'public',
): Promise<PreparedFile> {
  if (bytes.size >= DOCUMENT_SIZE_BOUND) throw new Refusal('FILE_TOO_LARGE');
  const type = await detectFileType(bytes, fileName);
  if (type?.kind !== 'document') throw new Refusal('FILE_TYPE_NOT_ALLOWED');
  const { extension, contentType } = type;
  return prepareFile(context, { fileName, bytes, extension, contentType, thumb: null, visibility });
}

/** Stores a picture to which no record refers yet, for instance in the demo data. */
export const storeImage = async (context: Context, file: IncomingFile): Promise<FileRow> =>
  saveFile(context.db, context, await prepareImage(context, file));

export const storeDocument = async (
  context: Context,
  file: IncomingFile,
  visibility: Visibility = 'public',
): Promise<FileRow> => saveFile(context.db, context, await prepareDocument(context, file, visibility));
