import type { OrderView, Rejection } from '@share/contract/areas/orders/orders.schemas.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { together } from '../../../platform/database/pipeline.ts';
import { readTemplate } from '../../../platform/mail/queue-email.ts';
import { auditWithCommit } from '../../../platform/records/audit.ts';
import { notifyInvestor } from '../emails/notify-investor.ts';
import type { StoredOrder } from '../lock-order.ts';
import { investorOf, loadOrderDetails, toOrderView } from '../orders.reads.ts';
import { releaseShares } from '../shares/reserve-shares.ts';
import { removePendingOrder } from './investment-totals.ts';
import { setOrderAndTransactionStatus } from './set-order-and-transaction-status.ts';

interface Why {
  at: Date;
  email: 'order-rejected' | 'order-rejected-refund-due' | 'order-expired' | 'order-cancelled';
  rejection: Rejection;
  /** Why, in the words of who rejects or cancels it. */
  note?: string | undefined;
  /** Added to the order's new state in the audit entry. */
  auditDetails?: Record<string, unknown>;
}

/** Rejects an open order, locked by `lockForMove`, and its transaction; its reserved shares become available again. */
export async function releaseOrder(
  tx: Db,
  context: Context,
  order: StoredOrder,
  { at, email, rejection, note = '', auditDetails = {} }: Why,
): Promise<OrderView> {
  const { id, status } = order;
  const { template, details } = await together(tx, {
    template: () => readTemplate(tx, email),
    shares: () => releaseShares(tx, order.seriesId, order.quantity),
    move: () =>
      setOrderAndTransactionStatus(tx, {
        orderId: id,
        from: status,
        to: 'rejected',
        at,
        rejection,
        note,
      }),
    investment: () => removePendingOrder(tx, order),
    details: () => loadOrderDetails(tx, id),
  });
  const view = toOrderView(context, details);
  notifyInvestor(tx, context, template, details);
  auditWithCommit(tx, context, {
    action: 'order.reject',
    entity: 'order',
    id,
    before: { status },
    after: {
      status: view.status,
      dateRejected: view.dateRejected,
      ...auditDetails,
      ...(note === '' ? {} : { note }),
    },
    person: investorOf(details),
  });
  return view;
}
