import type { RefundInput } from '@share/contract/areas/orders/refunds.schemas.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { audit } from '../../../platform/records/audit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { actorNameOf } from '../actor-name.ts';
import { lockTransaction } from '../lock-transaction.ts';
import { readTransaction } from '../transactions.reads.ts';
import { transactions } from '../transactions.tables.ts';
import { whyNotClose, whyNotReturnedOn } from './refunds.rules.ts';
import { refunds } from './refunds.tables.ts';

/** Records when and under which reference money was returned. A refund is closed once (ORD-27). */
export function closeRefund(
  context: Context,
  transactionId: number,
  input: RefundInput,
): Promise<TransactionView> {
  return inTransaction(context, (tx) => closeRefundIn(tx, context, transactionId, input));
}

/** PayPal has returned the money already: nobody decides about it any more. */
interface Returned {
  isFact?: boolean;
}

/** Closes a refund in a database transaction of the caller. */
export async function closeRefundIn(
  tx: Db,
  context: Context,
  transactionId: number,
  { returnedOn, reference, refund: id, reason, isFact = false }: RefundInput & Returned,
): Promise<TransactionView> {
  const { orderId, userId, version, orderVersion } = await lockTransaction(tx, transactionId);
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.transactionId, transactionId),
        id === undefined ? eq(refunds.reason, reason) : eq(refunds.id, id),
      ),
    );
  if (!refund) throw new Refusal('REFUND_NOT_DUE');
  const closed = whyNotClose(refund);
  if (closed) throw new Refusal(closed);
  const at = context.now();
  const wrongDay = whyNotReturnedOn(refund, returnedOn, at);
  if (wrongDay) throw new Refusal(wrongDay, 'returnedOn');
  await tx
    .update(refunds)
    .set({ returnedOn, reference, closedAt: at, closedBy: actorNameOf(context.actor.label) })
    .where(eq(refunds.id, refund.id));
  // The transaction shows its refunds, so its version changes with them.
  await tx
    .update(transactions)
    .set({ version: sql`${transactions.version} + 1` })
    .where(eq(transactions.id, transactionId));
  await audit(tx, context, {
    action: 'transaction.refund',
    entity: 'transaction',
    id: transactionId,
    after: { orderId, amount: Number(refund.amount), returnedOn, reference },
    person: { id: userId },
    amount: Number(refund.amount),
    // The account to which the money goes is that of the order.
    base: { version, orderVersion },
    isFact,
  });
  return readTransaction(tx, context, transactionId);
}
