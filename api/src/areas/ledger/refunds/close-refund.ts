import type { RefundInput } from '@share/contract/areas/orders/refunds.schemas.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { audit } from '../../../platform/records/audit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { actorNameOf } from '../actor-name.ts';
import { lockTransaction } from '../lock-transaction.ts';
import { readTransaction } from '../transactions.reads.ts';
import { whyNotClose, whyNotReturnedOn } from './refunds.rules.ts';
import { refunds } from './refunds.tables.ts';

/** Records when and under which reference the money of a rejected order was returned. A refund is closed once (ORD-27). */
export function closeRefund(
  context: Context,
  transactionId: number,
  { returnedOn, reference }: RefundInput,
): Promise<TransactionView> {
  return inTransaction(context, async (tx) => {
    const { orderId } = await lockTransaction(tx, transactionId);
    const [refund] = await tx.select().from(refunds).where(eq(refunds.transactionId, transactionId));
    if (!refund) throw new Refusal('REFUND_NOT_DUE');
    const reason = whyNotClose(refund);
    if (reason) throw new Refusal(reason);
    const at = context.now();
    const wrongDay = whyNotReturnedOn(refund, returnedOn, at);
    if (wrongDay) throw new Refusal(wrongDay, 'returnedOn');
    await tx
      .update(refunds)
      .set({ returnedOn, reference, closedAt: at, closedBy: actorNameOf(context.actor.label) })
      .where(eq(refunds.id, refund.id));
    await audit(tx, context, {
      action: 'transaction.refund',
      entity: 'transaction',
      id: transactionId,
      after: { orderId, amount: Number(refund.amount), returnedOn, reference },
    });
    return readTransaction(tx, context, transactionId);
  });
}
