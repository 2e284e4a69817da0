import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { IncomingFile } from '../../../platform/files/incoming-file.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { prepareDocument } from '../../../platform/files/store-file.ts';
import { audit } from '../../../platform/records/audit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isSignable } from '../../offers/offers.shared.ts';
import { lockOrder } from '../lock-order.ts';
import { signedDocuments } from '../orders.tables.ts';

/**
 * Stores the copy of an offer's document that the investor signed, and returns its id. An open order has one copy of
 * each document: to replace it, remove it first. A completed order keeps every copy.
 */
export async function attachSignedDocument(
  context: Context,
  orderId: number,
  offerDocumentId: string,
  file: IncomingFile,
): Promise<number> {
  const prepared = await prepareDocument(context, file, 'private');
  return inTransaction(context, async (tx) => {
    const { offerId, status, userId } = await lockOrder(tx, orderId);
    if (status === 'rejected') throw new Refusal('ORDER_ALREADY_REJECTED');
    if (!(await isSignable(tx, offerId, offerDocumentId))) throw new Refusal('NOT_FOUND');
    if (status !== 'completed' && (await hasCopy(tx, orderId, offerDocumentId))) {
      throw new Refusal('DOCUMENT_ALREADY_SIGNED');
    }
    const { id: fileId, fileName, sha256 } = await saveFile(tx, context, prepared);
    const copy = { offerDocumentId, displayName: fileName, createdAt: context.now() };
    const [attached] = await tx
      .insert(signedDocuments)
      .values({ ...copy, orderId, offerId, fileId })
      .returning({ id: signedDocuments.id });
    if (!attached) throw new Error(`Order ${orderId} was given no signed document`);
    await audit(tx, context, {
      action: 'order.attach-document',
      entity: 'order',
      id: orderId,
      after: { signedDocument: { id: attached.id, ...copy, fileName, sha256 } },
      person: { id: userId },
    });
    return attached.id;
  });
}

const hasCopy = async (tx: Db, orderId: number, offerDocumentId: string): Promise<boolean> => {
  const { orderId: order, offerDocumentId: document } = signedDocuments;
  return (await tx.$count(signedDocuments, and(eq(order, orderId), eq(document, offerDocumentId)))) > 0;
};
