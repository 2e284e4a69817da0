import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { and, eq, lt, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { files } from '../../../platform/files/files.tables.ts';
import { audit } from '../../../platform/records/audit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lockOrder, type StoredOrder } from '../lock-order.ts';
import { readOrder } from '../orders.reads.ts';
import { whyNotRemoveSigned } from '../orders.rules.ts';
import { orders, signedDocuments } from '../orders.tables.ts';

type FoundCopy = Awaited<ReturnType<typeof findCopies>>[number];

/**
 * Removes a signed document from its order, unless the order is completed (ORD-14, ORD-37). The audit trail records which
 * document it was; the clean-up of orphan files deletes the file. The order's version does not change: it protects what forms
 * save, and no form saves signed documents. So this does not interrupt somebody who is editing the order.
 */
export function removeSignedDocument(context: Context, id: number): Promise<OrderView> {
  return inTransaction(context, async (tx) => {
    const [found] = await findCopies(tx, eq(signedDocuments.id, id));
    if (!found) throw new Refusal('SIGNED_DOCUMENT_NOT_EXISTS');
    const { orderId } = found.document;
    const order = await lockOrder(tx, orderId);
    const reason = whyNotRemoveSigned(order);
    if (reason) throw new Refusal(reason);
    // Somebody may have removed it before this lock was granted.
    if (!(await removeCopy(tx, context, order, found))) throw new Refusal('SIGNED_DOCUMENT_NOT_EXISTS');
    return readOrder(tx, context, orderId);
  });
}

/** In days, after which the copies of an order that its investor cancelled go. */
const KEPT_AFTER_CANCELLING = 7;
const DAY = 86_400_000;
const AT_ONCE = 500;

/**
 * Removes the copies of orders that their investors cancelled a week ago: otherwise somebody who orders and cancels stores files
 * without end.
 */
export async function removeCopiesOfCancelled(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - KEPT_AFTER_CANCELLING * DAY);
  const cancelled = await context.db
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(signedDocuments, eq(signedDocuments.orderId, orders.id))
    .where(and(eq(orders.rejectionReason, 'investor'), lt(orders.dateRejected, before)))
    .limit(AT_ONCE);
  for (const { id } of cancelled)
    await context.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      for (const found of await findCopies(tx, eq(signedDocuments.orderId, id)))
        await removeCopy(tx, context, order, found);
    });
}

const findCopies = (tx: Db, which: SQL) =>
  tx
    .select({ document: signedDocuments, fileName: files.fileName, sha256: files.sha256 })
    .from(signedDocuments)
    .innerJoin(files, eq(files.id, signedDocuments.fileId))
    .where(which);

/** False if the copy is gone already. */
async function removeCopy(
  tx: Db,
  context: Context,
  order: StoredOrder,
  { document, fileName, sha256 }: FoundCopy,
): Promise<boolean> {
  const { id, orderId, offerDocumentId, displayName, createdAt } = document;
  const { rowCount } = await tx.delete(signedDocuments).where(eq(signedDocuments.id, id));
  if (rowCount !== 1) return false;
  await audit(tx, context, {
    action: 'order.remove-document',
    entity: 'order',
    id: orderId,
    before: { signedDocument: { id, offerDocumentId, displayName, createdAt, fileName, sha256 } },
    person: { id: order.userId },
  });
  return true;
}
