import { and, eq } from 'drizzle-orm';
import { callerId } from '../../../platform/caller-id.ts';
import type { Context } from '../../../platform/context.ts';
import { files } from '../../../platform/files/files.tables.ts';
import { openFile } from '../../../platform/files/open-file.ts';
import type { Download } from '../../../platform/http/serve-download.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { offerDocuments } from '../../offers/offers.tables.ts';
import { orders } from '../orders.tables.ts';

/** A signable document of the offer that the caller ordered, unless the order is rejected. */
export async function openDocumentToSign(
  context: Context,
  orderId: number,
  documentId: string,
): Promise<Download> {
  const [found] = await context.db
    .select({ file: files, signable: offerDocuments.signable, status: orders.status })
    .from(orders)
    .innerJoin(
      offerDocuments,
      and(eq(offerDocuments.offerId, orders.offerId), eq(offerDocuments.id, documentId)),
    )
    .innerJoin(files, eq(files.id, offerDocuments.fileId))
    .where(and(eq(orders.id, orderId), eq(orders.userId, callerId(context))));
  if (!found?.signable || found.status === 'rejected') throw new Refusal('NOT_FOUND');
  return openFile(context, found.file);
}
