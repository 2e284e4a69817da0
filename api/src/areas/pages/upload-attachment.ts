import type { StoredFileView } from '@share/contract/areas/files/files.endpoints.ts';
import type { UploadedFile } from '@share/contract/shared/files.ts';
import type { Context } from '../../platform/context.ts';
import { incomingFile } from '../../platform/files/incoming-file.ts';
import { recordUpload } from '../files/files.shared.ts';
import { prepareAttachment } from './prepare-attachment.ts';

/** Stores a file to which a page refers when it is saved. */
export const uploadAttachment = async (context: Context, body: UploadedFile): Promise<StoredFileView> =>
  recordUpload(context, await prepareAttachment(context, incomingFile(context, body)));
