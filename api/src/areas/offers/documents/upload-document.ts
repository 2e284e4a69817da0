import type { StoredFileView } from '@share/contract/areas/files/files.endpoints.ts';
import type { UploadedFile } from '@share/contract/shared/files.ts';
import type { Context } from '../../../platform/context.ts';
import { incomingFile } from '../../../platform/files/incoming-file.ts';
import { prepareDocument } from '../../../platform/files/store-file.ts';
import { recordUpload } from '../../files/files.shared.ts';

/** Stores a file for an investor document. Nobody can download it before an offer uses it (FRM-19, OFR-60). */
export async function uploadDocument(context: Context, body: UploadedFile): Promise<StoredFileView> {
  return recordUpload(context, await prepareDocument(context, incomingFile(context, body), 'private'));
}
