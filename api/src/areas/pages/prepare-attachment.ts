import { DOCUMENT_SIZE_BOUND } from '@share/contract/shared/files.ts';
import type { Context } from '../../platform/context.ts';
import { bytesInMemory } from '../../platform/files/file-bytes.ts';
import { detectFileType } from '../../platform/files/file-types.ts';
import type { IncomingFile } from '../../platform/files/incoming-file.ts';
import { preparePicture } from '../../platform/files/pictures/prepare-picture.ts';
import { type PreparedFile, prepareFile } from '../../platform/files/save-file.ts';
import { Refusal } from '../../platform/refusal.ts';

/**
 * Checks and stores an attachment below 100 MB (PAG-13, CON-20). A document is stored unchanged. A picture is encoded again like
 * every picture of the site, so that nothing but its pixels remains.
 */
export async function prepareAttachment(
  context: Context,
  { fileName, bytes }: IncomingFile,
): Promise<PreparedFile> {
  const type = bytes.size < DOCUMENT_SIZE_BOUND ? await detectFileType(bytes, fileName) : null;
  if (!type) throw new Refusal('FILE_TYPE_OR_SIZE_WRONG');
  if (type.kind === 'document') {
    const { extension, contentType } = type;
    return prepareFile(context, {
      fileName,
      bytes,
      extension,
      contentType,
      thumb: null,
      visibility: 'public',
    });
  }
  try {
    const picture = await preparePicture(await bytes.readAll(), type.extension, context.actor.id);
    const contents = {
      ...picture,
      bytes: bytesInMemory(picture.bytes),
      fileName,
      visibility: 'public' as const,
    };
    return await prepareFile(context, contents);
  } catch (error) {
    const isTooLarge = error instanceof Refusal && error.code === 'IMAGE_TYPE_OR_SIZE_WRONG';
    throw isTooLarge ? new Refusal('FILE_TYPE_OR_SIZE_WRONG') : error;
  }
}
