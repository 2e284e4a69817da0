import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { releaseShares } from '../series/series.shared.ts';
import { removePendingOrder } from './investment-totals.ts';
import { lockForMove } from './lock-order.ts';
import { movePair } from './move-pair.ts';
import { readOrder } from './orders.reads.ts';
import { whyNotReject } from './orders.rules.ts';

/** Rejects an open order and its transaction: the shares that it reserved become available again. */
export function rejectOrder(context: Context, id: number): Promise<OrderView> {
  return inTransaction(context, async (tx) => {
    const order = await lockForMove(tx, id);
    const reason = whyNotReject(order);
    if (reason) throw new Refusal(reason);
    await releaseShares(tx, order.seriesId, order.quantity);
    await movePair(tx, { orderId: id, from: order.status, to: 'rejected', at: context.now() });
    await removePendingOrder(tx, order);
    const view = await readOrder(tx, context, id);
    await audit(tx, context, {
      action: 'order.reject',
      entity: 'order',
      id,
      before: { status: order.status },
      after: { status: view.status, dateRejected: view.dateRejected },
    });
    return view;
  });
}
