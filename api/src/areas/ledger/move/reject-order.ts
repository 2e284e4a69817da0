import type { RejectionInput } from '@share/contract/areas/orders/order-decision.schemas.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { refuseIfStale } from '../../../platform/records/stale.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { inTurnOfOrder } from '../in-turn-of-series.ts';
import { lockForMove } from '../lock-order.ts';
import { readOrder } from '../orders.reads.ts';
import { whyNotReject } from '../orders.rules.ts';
import { toReturn } from '../receipts/receipts.rules.ts';
import { receipts } from '../receipts/receipts.tables.ts';
import { refunds } from '../refunds/refunds.tables.ts';
import { closeReturned } from '../refunds/return-through-paypal.ts';
import { releaseOrder } from './release-order.ts';

/**
 * Rejects an open order and its transaction; its reserved shares become available again. If the money had arrived, a refund is
 * due from then on (ORD-27); the refund is closed at once if PayPal has returned the money before. The investor reads the note. With a
 * version, refuses with CHANGED_MEANWHILE if the order has another one.
 */
export function rejectOrder(
  context: Context,
  id: number,
  { note }: RejectionInput = {},
  expectedVersion: number | null = null,
): Promise<OrderView> {
  return inTurnOfOrder(context, id, async (tx) => {
    const order = await lockForMove(tx, id);
    const reason = whyNotReject(order);
    if (reason) throw new Refusal(reason);
    const paid = { action: 'transaction.accept', entity: 'transaction', ids: [order.transactionId] };
    const edited = { action: 'order.update', entity: 'order', ids: [id] };
    await refuseIfStale(tx, order.version, expectedVersion, paid, edited);
    const at = context.now();
    const rejection = { reason: 'staff', by: context.actor.label } as const;
    if (order.transactionStatus !== 'paid') {
      return releaseOrder(tx, context, order, { at, email: 'order-rejected', rejection, note });
    }
    const { transactionId } = order;
    const [receipt] = await tx.select().from(receipts).where(eq(receipts.transactionId, transactionId));
    const amount = toReturn(order.amount, receipt);
    await tx.insert(refunds).values({ orderId: id, transactionId, amount, dueSince: at });
    const view = await releaseOrder(tx, context, order, {
      at,
      email: order.returnedAs === null ? 'order-rejected-refund-due' : 'order-rejected',
      rejection,
      note,
      auditDetails: { refundDue: Number(amount) },
    });
    if (order.returnedAs === null) return view;
    await closeReturned(tx, context, transactionId, order.returnedAs);
    return readOrder(tx, context, id);
  });
}
