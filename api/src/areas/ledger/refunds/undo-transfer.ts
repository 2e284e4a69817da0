/** A late or further transfer that was recorded by mistake is withdrawn as long as nothing rests on it. Both stay in the journal. */
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { audit } from '../../../platform/records/audit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lockTransaction } from '../lock-transaction.ts';
import { receipts } from '../receipts/receipts.tables.ts';
import { transactions } from '../transactions.tables.ts';
import { whyNotClose } from './refunds.rules.ts';
import { refunds } from './refunds.tables.ts';

export type OwedRefund = typeof refunds.$inferSelect;

export const refundsOfTransactions = (db: Db, ids: readonly number[]): Promise<OwedRefund[]> =>
  db
    .select()
    .from(refunds)
    .where(inArray(refunds.transactionId, [...ids]));

const isDue = (refund: OwedRefund) => whyNotClose(refund) === null;

/** Why a late transfer stays, or null. `owed` are all refunds of its transaction: further transfers rest on it. */
export const whyNotUndoLate = (owed: readonly OwedRefund[]): ErrorCode | null =>
  owed.every((refund) => isDue(refund) && refund.reason !== 'further') ? null : 'STATEMENT_LINE_IN_USE';

/** Why a further transfer stays, or null. */
export const whyNotUndoFurther = (refund: OwedRefund | undefined): ErrorCode | null =>
  refund && isDue(refund) ? null : 'STATEMENT_LINE_IN_USE';

export async function undoLateWithin(tx: Db, context: Context, id: number): Promise<void> {
  const transaction = await lockTransaction(tx, id);
  const ofTransaction = eq(refunds.transactionId, id);
  const owed = await tx.select().from(refunds).where(ofTransaction);
  const reason = whyNotUndoLate(owed);
  if (reason) throw new Refusal(reason);
  await tx.delete(refunds).where(ofTransaction);
  const [receipt] = await tx.delete(receipts).where(eq(receipts.transactionId, id)).returning();
  await record(tx, context, transaction, {
    action: 'transaction.undo-late-transfer',
    details: { amount: Number(receipt?.amount) },
  });
}

export async function undoFurtherWithin(
  tx: Db,
  context: Context,
  id: number,
  refundId: number,
): Promise<void> {
  const transaction = await lockTransaction(tx, id);
  const itself = and(eq(refunds.transactionId, id), eq(refunds.id, refundId));
  const [refund] = await tx.select().from(refunds).where(itself);
  const reason = whyNotUndoFurther(refund);
  if (reason) throw new Refusal(reason);
  await tx.delete(refunds).where(itself);
  await record(tx, context, transaction, {
    action: 'transaction.undo-further-transfer',
    details: { refund: refundId, amount: Number(refund?.amount) },
  });
}

async function record(
  tx: Db,
  context: Context,
  { id, orderId, userId }: Pick<typeof transactions.$inferSelect, 'id' | 'orderId' | 'userId'>,
  { action, details }: { action: string; details: Record<string, number> },
): Promise<void> {
  await tx
    .update(transactions)
    .set({ version: sql`${transactions.version} + 1` })
    .where(eq(transactions.id, id));
  await audit(tx, context, {
    action,
    entity: 'transaction',
    id,
    after: { orderId, ...details },
    person: { id: userId },
  });
}
