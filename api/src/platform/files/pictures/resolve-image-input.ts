import type { ImageInput } from '@share/contract/shared/files.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { Refusal } from '../../refusal.ts';
import { files } from '../files.tables.ts';
import { incomingFile } from '../incoming-file.ts';
import { type PreparedFile, saveFile } from '../save-file.ts';
import { prepareImage } from '../store-file.ts';

/** The change of a record's image; a new image is already checked and stored. */
export type PreparedImage = 'keep' | 'remove' | { uploadedId: number } | { file: PreparedFile };

/**
 * The first of two steps that set the image of a record (OFR-52): reads, checks and stores the bytes. Call it before the
 * transaction, which should not wait for it.
 */
export async function prepareImageInput(
  context: Context,
  input: ImageInput,
  path = 'image',
): Promise<PreparedImage> {
  if (!input) return 'keep';
  if (input.delete) return 'remove';
  if (input.fileId !== undefined) return { uploadedId: input.fileId };
  if (input.base64 === undefined) return 'keep';
  try {
    const file = incomingFile(context, { fileName: input.fileName ?? 'image', base64: input.base64 });
    return { file: await prepareImage(context, file) };
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(error.code, path) : error;
  }
}

/** The second step, in the record's transaction: returns the id of the record's new image, or null for none. */
export async function attachImage(
  tx: Db,
  context: Context,
  image: PreparedImage,
  present: number | null,
  path = 'image',
): Promise<number | null> {
  if (image === 'keep') return present;
  if (image === 'remove') return null;
  if ('file' in image) return (await saveFile(tx, context, image.file)).id;
  return takeUploaded(tx, image.uploadedId, path);
}

/**
 * Takes a picture that was uploaded before. An attachment is refused, because it is withdrawn with its page. The lock prevents
 * the clean-up from deleting the file before the record refers to it.
 */
async function takeUploaded(tx: Db, id: number, path: string): Promise<number> {
  const isServed = and(eq(files.isPrivate, false), eq(files.isAttachment, false));
  const isPicture = and(eq(files.id, id), isServed, isNotNull(files.thumbKey));
  const [found] = await tx.select({ id: files.id }).from(files).where(isPicture).for('key share');
  if (!found) throw new Refusal('IMAGE_TYPE_OR_SIZE_WRONG', path);
  return found.id;
}
