import type { StoredFileView } from '@share/contract/areas/files/files.endpoints.ts';
import type { UploadedFile } from '@share/contract/shared/files.ts';
import type { Context } from '../../platform/context.ts';
import { incomingFile } from '../../platform/files/incoming-file.ts';
import { prepareDocument } from '../../platform/files/store-file.ts';
import { recordUpload } from './record-upload.ts';

/** Stores a document for links in rich text (FRM-19, FRM-21). */
export async function uploadFile(context: Context, body: UploadedFile): Promise<StoredFileView> {
  return recordUpload(context, await prepareDocument(context, incomingFile(context, body)));
}
