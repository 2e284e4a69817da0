import type { StoredFileView } from '@share/contract/areas/files/files.endpoints.ts';
import type { UploadedFile } from '@share/contract/shared/files.ts';
import type { Context } from '../../platform/context.ts';
import { incomingFile } from '../../platform/files/incoming-file.ts';
import { prepareImage } from '../../platform/files/store-file.ts';
import { recordUpload } from './record-upload.ts';

/** Stores a picture for rich text or a record (FRM-17, FRM-22). */
export async function uploadPhoto(context: Context, body: UploadedFile): Promise<StoredFileView> {
  return recordUpload(context, await prepareImage(context, incomingFile(context, body)));
}
