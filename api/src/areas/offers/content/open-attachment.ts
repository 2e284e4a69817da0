import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { files } from '../../../platform/files/files.tables.ts';
import { openFile } from '../../../platform/files/open-file.ts';
import type { Download } from '../../../platform/http/serve-download.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isOfOffers } from './is-of-offers.ts';

/**
 * The file of an attachment of any offer for its readers, also of a part that visitors do not see or of a former version; that of a
 * pattern, or the caller's own upload that is not saved yet. No other file: rights for offers do not open the attachments of hidden pages.
 */
export async function openAttachment(context: Context, fileId: number): Promise<Download> {
  const [file] = await context.db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.isPrivate, false), isOfOffers(context.actor)));
  if (!file) throw new Refusal('NOT_FOUND');
  return openFile(context, file);
}
