import type {
  AcceptInput,
  TransactionView,
} from '@share/contract/areas/transactions/transactions.schemas.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { together } from '../../../platform/database/pipeline.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { readTemplate } from '../../../platform/mail/queue-email.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lockedTransaction, transactionLocks } from '../lock-transaction.ts';
import { readOwnership } from '../ownership/own-order.reads.ts';
import { receiptOf, surplusOf } from '../receipts/receipts.rules.ts';
import { whyNotAcceptTransaction } from '../transactions.rules.ts';
import { setPaid } from './set-paid.ts';

/**
 * Records that the money has arrived: the transaction and its order become paid (TRX-09). If more arrived than the transaction
 * asked for, a refund of the difference is due from then on; the amount of the transaction never changes (I-11).
 */
export const acceptTransaction = (
  context: Context,
  id: number,
  input: AcceptInput = {},
): Promise<TransactionView> => inTransaction(context, (tx) => acceptWithin(tx, context, id, input));

/** The same within a database transaction that does more. */
export async function acceptWithin(
  tx: Db,
  context: Context,
  id: number,
  input: AcceptInput,
): Promise<TransactionView> {
  const { template, ...locked } = await together(tx, {
    template: () => readTemplate(tx, 'transfer-received'),
    ...transactionLocks(tx, id),
  });
  const transaction = lockedTransaction(locked);
  const at = context.now();
  const ownership = await readOwnership(tx, context.actor, transaction.userId);
  const reason = whyNotAcceptTransaction({ ...transaction, ownership }, at, input.note ?? '');
  if (reason) throw new Refusal(reason);
  const { orderId } = transaction;
  if (orderId === null) throw new Error(`Transaction ${id} was to be accepted without an order`);
  const receipt = receiptOf(transaction.amount, input, at);
  const surplus = surplusOf(transaction.amount, receipt);
  return setPaid(tx, context, template, { id, orderId, receipt, surplus });
}
