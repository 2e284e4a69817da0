import type {
  FurtherTransferInput,
  TransactionView,
} from '@share/contract/areas/transactions/transactions.schemas.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { audit } from '../../../platform/records/audit.ts';
import { refuseIfStale } from '../../../platform/records/stale.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lockTransaction } from '../lock-transaction.ts';
import { refuseOwn } from '../ownership/own-order.reads.ts';
import { receiptOf } from '../receipts/receipts.rules.ts';
import { readTransaction } from '../transactions.reads.ts';
import { whyNotRecordFurther } from '../transactions.rules.ts';
import { transactions } from '../transactions.tables.ts';
import { refunds } from './refunds.tables.ts';

/**
 * Records a bank transfer that arrived although its order had its money: an order is paid once, so all of the transfer is to be
 * returned. Any number of such refunds may be due at the same time; the expected version prevents two members of staff from
 * recording the same transfer.
 */
export const recordFurtherTransfer = (
  context: Context,
  id: number,
  input: FurtherTransferInput,
  expectedVersion: number | null,
): Promise<TransactionView> =>
  inTransaction(context, (tx) => recordFurtherWithin(tx, context, id, input, expectedVersion));

/** The same within a database transaction that does more. */
export async function recordFurtherWithin(
  tx: Db,
  context: Context,
  id: number,
  input: FurtherTransferInput,
  expectedVersion: number | null,
): Promise<TransactionView> {
  const transaction = await lockTransaction(tx, id);
  const { orderId, userId, version } = transaction;
  const returned = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.transactionId, id), eq(refunds.reason, 'rejection')));
  const reason = whyNotRecordFurther({ ...transaction, wasPaid: returned.length > 0 });
  if (reason) throw new Refusal(reason);
  await refuseOwn(tx, context.actor, userId, input.note);
  const entry = { action: 'transaction.further-transfer', entity: 'transaction' };
  await refuseIfStale(tx, version, expectedVersion, { ...entry, ids: [id] });
  if (orderId === null) throw new Error(`Transaction ${id} without an order was to get a further transfer`);
  const dueSince = context.now();
  const receipt = receiptOf(transaction.amount, input, dueSince);
  const due = { orderId, transactionId: id, reason: 'further', dueSince, ...receipt } as const;
  const [{ refund } = {}] = await tx.insert(refunds).values(due).returning({ refund: refunds.id });
  await tx
    .update(transactions)
    .set({ version: version + 1 })
    .where(eq(transactions.id, id));
  const { amount, receivedOn, note } = receipt;
  await audit(tx, context, {
    ...entry,
    id,
    after: { orderId, refund, receivedOn, ...(note === '' ? {} : { note }), refundDue: Number(amount) },
    person: { id: userId },
  });
  return readTransaction(tx, context, id);
}
