import { and, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { files } from '../../../platform/files/files.tables.ts';
import type { IncomingFile } from '../../../platform/files/incoming-file.ts';
import { type PreparedFile, removeBytes, saveFile } from '../../../platform/files/save-file.ts';
import { prepareDocument } from '../../../platform/files/store-file.ts';
import { audit } from '../../../platform/records/audit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isSignable } from '../../offers/offers.shared.ts';
import { lockOrder, type StoredOrder } from '../lock-order.ts';
import { orders, signedDocuments } from '../orders.tables.ts';

/** The most copies of one document that a completed order can have (ORD-14). */
export const MOST_COPIES = 20;

/** In bytes: the copies that an investor may have at orders that are not completed. */
const MOST_BYTES = 500_000_000;

interface Wanted {
  orderId: number;
  offerDocumentId: string;
}

/**
 * Stores the copy of an offer's document that the investor signed, and returns its id. An open order has one copy of each
 * document: to replace it, remove it first. A completed order keeps every copy, up to MOST_COPIES. A refused copy leaves no
 * bytes in the store.
 */
export async function attachSignedDocument(
  context: Context,
  orderId: number,
  offerDocumentId: string,
  file: IncomingFile,
): Promise<number> {
  const wanted = { orderId, offerDocumentId };
  const [order] = await context.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Refusal('ORDER_NOT_EXISTS');
  // A repeated request would find its own copy here. Its stored answer comes from the transaction, which also checks new
  // requests.
  if (!context.idempotency) await refuseCopy(context.db, order, wanted, file.bytes.size);
  const prepared = await prepareDocument(context, file, 'private');
  try {
    return await inTransaction(context, (tx) => attach(tx, context, wanted, prepared));
  } catch (error) {
    // After any other error the copy may be stored all the same.
    if (error instanceof Refusal) await removeBytes(context, prepared);
    throw error;
  }
}

async function attach(tx: Db, context: Context, wanted: Wanted, prepared: PreparedFile): Promise<number> {
  const { orderId, offerDocumentId } = wanted;
  const order = await lockOrder(tx, orderId);
  await refuseCopy(tx, order, wanted, prepared.size);
  const { offerId, userId } = order;
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
}

async function refuseCopy(db: Db, order: StoredOrder, wanted: Wanted, size: number): Promise<void> {
  const { offerId, status } = order;
  const { orderId, offerDocumentId } = wanted;
  if (status === 'rejected') throw new Refusal('ORDER_ALREADY_REJECTED');
  if (!(await isSignable(db, offerId, offerDocumentId))) throw new Refusal('NOT_FOUND');
  const isWanted = and(
    eq(signedDocuments.orderId, orderId),
    eq(signedDocuments.offerDocumentId, offerDocumentId),
  );
  const copies = await db.$count(signedDocuments, isWanted);
  if (copies >= (status === 'completed' ? MOST_COPIES : 1)) throw new Refusal('DOCUMENT_ALREADY_SIGNED');
  if (status !== 'completed' && (await bytesOfOpenOrders(db, order.userId)) + size > MOST_BYTES)
    throw new Refusal('SIGNED_DOCUMENTS_TOO_LARGE');
}

/** Rejected orders count as well, because they keep their copies. */
async function bytesOfOpenOrders(db: Db, userId: number): Promise<number> {
  const [found] = await db
    .select({ bytes: sql<number>`coalesce(sum(${files.size}), 0)::float8` })
    .from(signedDocuments)
    .innerJoin(orders, eq(orders.id, signedDocuments.orderId))
    .innerJoin(files, eq(files.id, signedDocuments.fileId))
    .where(and(eq(orders.userId, userId), ne(orders.status, 'completed')));
  return found?.bytes ?? 0;
}
