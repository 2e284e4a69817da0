import type { Context } from '../../../platform/context.ts';
import { inTurnOfOrder } from '../in-turn-of-series.ts';
import { lockForMove } from '../lock-order.ts';
import { isOverdue } from '../orders.rules.ts';
import { releaseOrder } from './release-order.ts';

/**
 * Rejects an overdue order. Returns false, and changes nothing, if the order was meanwhile paid, extended or rejected,
 * or PayPal may be taking its money at this moment. The
 * audit trail records the rejection with its reason.
 */
export function expireOrder(context: Context, id: number): Promise<boolean> {
  return inTurnOfOrder(context, id, async (tx) => {
    const order = await lockForMove(tx, id);
    const { status, transactionStatus, waitUntil, isBeingCaptured } = order;
    const isWaiting = status === 'new' && transactionStatus === 'new' && !isBeingCaptured;
    const now = context.now();
    if (!isWaiting || !isOverdue(waitUntil, now)) return false;
    await releaseOrder(tx, context, order, {
      at: now,
      email: 'order-expired',
      rejection: { reason: 'expired', by: null },
      auditDetails: { reason: 'expired', waitUntil },
    });
    return true;
  });
}
