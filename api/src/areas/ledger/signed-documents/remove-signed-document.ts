import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { files } from '../../../platform/files/files.tables.ts';
import { audit } from '../../../platform/records/audit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lockOrder } from '../lock-order.ts';
import { readOrder } from '../orders.reads.ts';
import { whyNotRemoveSigned } from '../orders.rules.ts';
import { signedDocuments } from '../orders.tables.ts';

/**
 * Removes a signed document from its order, unless the order is completed (ORD-14, ORD-37). The audit trail records which
 * document it was; the clean-up of orphan files deletes the file. The order's version does not change: it protects what forms
 * save, and no form saves signed documents. So this does not interrupt somebody who is editing the order.
 */
export function removeSignedDocument(context: Context, id: number): Promise<OrderView> {
  return inTransaction(context, async (tx) => {
    const isAsked = eq(signedDocuments.id, id);
    const [found] = await tx
      .select({ document: signedDocuments, fileName: files.fileName, sha256: files.sha256 })
      .from(signedDocuments)
      .innerJoin(files, eq(files.id, signedDocuments.fileId))
      .where(isAsked);
    if (!found) throw new Refusal('SIGNED_DOCUMENT_NOT_EXISTS');
    const { document, fileName, sha256 } = found;
    const order = await lockOrder(tx, document.orderId);
    const reason = whyNotRemoveSigned(order);
    if (reason) throw new Refusal(reason);
    // Somebody may have removed it before this lock was granted.
    const { rowCount } = await tx.delete(signedDocuments).where(isAsked);
    if (rowCount !== 1) throw new Refusal('SIGNED_DOCUMENT_NOT_EXISTS');
    const { offerDocumentId, displayName, createdAt } = document;
    await audit(tx, context, {
      action: 'order.remove-document',
      entity: 'order',
      id: document.orderId,
      before: { signedDocument: { id, offerDocumentId, displayName, createdAt, fileName, sha256 } },
      person: { id: order.userId },
    });
    return readOrder(tx, context, document.orderId);
  });
}
