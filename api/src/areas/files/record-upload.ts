import type { StoredFileView } from '@share/contract/areas/files/files.endpoints.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { fileUrl, thumbUrl } from '../../platform/files/file-urls.ts';
import { type PreparedFile, saveFile } from '../../platform/files/save-file.ts';
import { audit } from '../../platform/records/audit.ts';

/**
 * Saves an uploaded file and returns its addresses; a private file has none. If nothing refers to the file after a day,
 * the clean-up may delete it.
 */
export const recordUpload = (context: Context, prepared: PreparedFile): Promise<StoredFileView> =>
  inTransaction(context, async (tx) => {
    const file = await saveFile(tx, context, prepared);
    const { id, key, fileName, size, isPrivate } = file;
    const view = {
      id,
      url: isPrivate ? '' : fileUrl(key, fileName),
      thumbUrl: thumbUrl(file),
      fileName,
      size,
    };
    await audit(tx, context, { action: 'file.upload', entity: 'file', id, after: view });
    return view;
  });
