import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { together, withCommit } from '../../../platform/database/transaction.ts';
import { readTemplate } from '../../../platform/mail/queue-email.ts';
import { audit } from '../../../platform/records/audit.ts';
import { releaseShares } from '../../series/series.shared.ts';
import { tellInvestor } from '../emails/notify-investor.ts';
import type { StoredOrder } from '../lock-order.ts';
import { readWhole, toOrderView } from '../orders.reads.ts';
import { removePendingOrder } from './investment-totals.ts';
import { movePair } from './move-pair.ts';

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
  const [template, , , , whole] = await together(tx, [
    () => readTemplate(tx, email),
    () => releaseShares(tx, order.seriesId, order.quantity),
    () => movePair(tx, { orderId: id, from: status, to: 'rejected', at: context.now() }),
    () => removePendingOrder(tx, order),
    () => readWhole(tx, id),
  ]);
  const view = toOrderView(context, whole);
  tellInvestor(tx, context, template, whole);
  withCommit(tx, () =>
    audit(tx, context, {
      action: 'order.reject',
      entity: 'order',
      id,
      before: { status },
      after: { status: view.status, dateRejected: view.dateRejected, ...told },
    }),
  );
  return view;
}
