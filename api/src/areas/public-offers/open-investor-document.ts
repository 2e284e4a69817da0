import { and, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { files } from '../../platform/files/files.tables.ts';
import { openFile } from '../../platform/files/open-file.ts';
import type { Download } from '../../platform/http/serve-download.ts';
import { Refusal } from '../../platform/refusal.ts';
import { offerDocuments, offers } from '../offers/offers.tables.ts';
import { isHidden, viewerOf } from './public-viewer.ts';

/**
 * The file of an investor document, for investors of its offer and readers of offers. For other signed-in users it is not
 * found, so that they do not learn whether it exists. Visitors are asked to sign in.
 */
export async function openInvestorDocument(
  context: Context,
  offerId: number,
  documentId: string,
): Promise<Download> {
  if (context.actor.id === null) throw new Refusal('NOT_SIGNED_IN');
  const isAsked = and(eq(offerDocuments.offerId, offerId), eq(offerDocuments.id, documentId));
  const [found] = await context.db
    .select({ file: files, isVisible: offers.isVisible })
    .from(offerDocuments)
    .innerJoin(offers, eq(offers.id, offerDocuments.offerId))
    .innerJoin(files, eq(files.id, offerDocuments.fileId))
    .where(isAsked);
  const viewer = await viewerOf(context, offerId);
  if (!found || viewer !== 'investor' || isHidden(context, found)) throw new Refusal('NOT_FOUND');
  return openFile(context, found.file);
}
