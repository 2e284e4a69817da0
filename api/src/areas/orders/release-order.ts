import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { releaseShares } from '../series/series.shared.ts';
import { removePendingOrder } from './investment-totals.ts';
import type { StoredOrder } from './lock-order.ts';
import { movePair } from './move-pair.ts';
import { readOrder } from './orders.reads.ts';
import { tellInvestor } from './tell-investor.ts';

interface Why {
  email: 'order-rejected' | 'order-expired';
  /** What the audit trail adds to the order's new state. */
  told?: Record<string, unknown>;
}

/** Rejects an open order that is locked for the move, and its transaction: the shares that it reserved become available again. */
export async function releaseOrder(
  tx: Db,
  context: Context,
  order: StoredOrder,
  { email, told = {} }: Why,
): Promise<OrderView> {
  const { id, status } = order;
  await releaseShares(tx, order.seriesId, order.quantity);
  await movePair(tx, { orderId: id, from: status, to: 'rejected', at: context.now() });
  await removePendingOrder(tx, order);
  const view = await readOrder(tx, context, id);
  await audit(tx, context, {
    action: 'order.reject',
    entity: 'order',
    id,
    before: { status },
    after: { status: view.status, dateRejected: view.dateRejected, ...told },
  });
  await tellInvestor(tx, context, email, id);
  return view;
}
