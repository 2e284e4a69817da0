import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction, together, withCommit } from '../../../platform/database/transaction.ts';
import { readTemplate } from '../../../platform/mail/queue-email.ts';
import { audit } from '../../../platform/records/audit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { issueShares } from '../../series/series.shared.ts';
import { tellInvestor } from '../emails/notify-investor.ts';
import { lockForMove } from '../lock-order.ts';
import { readWhole, toOrderView } from '../orders.reads.ts';
import { whyNotAccept } from '../orders.rules.ts';
import { addPurchase } from './investment-totals.ts';
import { movePair } from './move-pair.ts';

/** Accepts a paid order: its reserved shares become the investor's. */
export function acceptOrder(context: Context, id: number): Promise<OrderView> {
  return inTransaction(context, async (tx) => {
    const [template, order] = await together(tx, [
      () => readTemplate(tx, 'order-accepted'),
      () => lockForMove(tx, id),
    ]);
    const reason = whyNotAccept(order);
    if (reason) throw new Refusal(reason);
    const at = context.now();
    const [, , , whole] = await together(tx, [
      () => issueShares(tx, { ...order, orderId: id, date: at }),
      () => movePair(tx, { orderId: id, from: order.status, to: 'completed', at }),
      () => addPurchase(tx, order),
      () => readWhole(tx, id),
    ]);
    const view = toOrderView(context, whole);
    tellInvestor(tx, context, template, whole);
    withCommit(tx, () =>
      audit(tx, context, {
        action: 'order.accept',
        entity: 'order',
        id,
        before: { status: order.status },
        after: { status: view.status, dateCompleted: view.dateCompleted },
      }),
    );
    return view;
  });
}
