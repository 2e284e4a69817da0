import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { inTurnOfOrder } from '../in-turn-of-series.ts';
import { lockForMove } from '../lock-order.ts';
import { whyNotReject } from '../orders.rules.ts';
import { releaseOrder } from './release-order.ts';

/** Rejects an open order and its transaction; its reserved shares become available again (ORD-27). */
export function rejectOrder(context: Context, id: number): Promise<OrderView> {
  return inTurnOfOrder(context, id, async (tx) => {
    const order = await lockForMove(tx, id);
    const reason = whyNotReject(order);
    if (reason) throw new Refusal(reason);
    return releaseOrder(tx, context, order, { email: 'order-rejected' });
  });
}
