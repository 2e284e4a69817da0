import type {
  AcceptInput,
  TransactionView,
} from '@share/contract/areas/transactions/transactions.schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { audit } from '../../../platform/records/audit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lockTransaction } from '../lock-transaction.ts';
import { refuseOwn } from '../ownership/own-order.reads.ts';
import { receiptOf, surplusOf, toReturn } from '../receipts/receipts.rules.ts';
import { receipts } from '../receipts/receipts.tables.ts';
import { readTransaction } from '../transactions.reads.ts';
import { whyNotRecordLate } from '../transactions.rules.ts';
import { transactions } from '../transactions.tables.ts';
import { refunds } from './refunds.tables.ts';

/**
 * Records a bank transfer that arrived after its order had ended unpaid. The order stays rejected, and all of the money is to be
 * returned. The part above the order's amount is a surplus, as if the order had been paid before.
 */
export const recordLateTransfer = (
  context: Context,
  id: number,
  input: AcceptInput,
): Promise<TransactionView> => inTransaction(context, (tx) => recordLateWithin(tx, context, id, input));

/** The same within a database transaction that does more. */
export async function recordLateWithin(
  tx: Db,
  context: Context,
  id: number,
  input: AcceptInput,
): Promise<TransactionView> {
  const transaction = await lockTransaction(tx, id);
  const { orderId, amount, userId } = transaction;
  const known = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.orderId, orderId ?? 0));
  const reason = whyNotRecordLate({ ...transaction, hasRefund: known.length > 0 });
  if (reason) throw new Refusal(reason);
  await refuseOwn(tx, context.actor, userId, input.note);
  if (orderId === null) throw new Error(`Transaction ${id} without an order was to get a late transfer`);
  const at = context.now();
  const receipt = receiptOf(amount, input, at);
  const surplus = surplusOf(amount, receipt);
  const due = { orderId, transactionId: id, dueSince: at };
  await tx.insert(receipts).values({ transactionId: id, ...receipt });
  await tx
    .insert(refunds)
    .values([
      { ...due, amount: toReturn(amount, receipt) },
      ...(surplus === null ? [] : [{ ...due, reason: 'surplus' as const, amount: surplus }]),
    ]);
  await tx
    .update(transactions)
    .set({ version: sql`${transactions.version} + 1` })
    .where(eq(transactions.id, id));
  const { receivedOn, note } = receipt;
  const refundDue = Number(receipt.amount);
  await audit(tx, context, {
    action: 'transaction.late-transfer',
    entity: 'transaction',
    id,
    after: { orderId, receivedOn, ...(note === '' ? {} : { note }), refundDue },
    person: { id: userId },
  });
  return readTransaction(tx, context, id);
}
