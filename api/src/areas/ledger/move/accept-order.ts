import type { AcceptOrderInput, OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import type { Context } from '../../../platform/context.ts';
import { together } from '../../../platform/database/pipeline.ts';
import { readTemplate } from '../../../platform/mail/queue-email.ts';
import { auditWithCommit } from '../../../platform/records/audit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { notifyInvestor } from '../emails/notify-investor.ts';
import { inTurnOfOrder } from '../in-turn-of-series.ts';
import { lockedForMove, moveLocks } from '../lock-order.ts';
import { investorOf, loadOrderDetails, toOrderView } from '../orders.reads.ts';
import { whyNotAccept } from '../orders.rules.ts';
import { readOwnership } from '../ownership/own-order.reads.ts';
import { allowTimeToIssue, issueShares } from '../shares/issue-shares.ts';
import { addPurchase } from './investment-totals.ts';
import { setOrderAndTransactionStatus } from './set-order-and-transaction-status.ts';

/**
 * Accepts a paid order: its reserved shares are issued to the investor (ORD-26). The note gives the reason to accept it although
 * the payment is disputed, or although it is the order of who accepts it. `confirmed` is the transaction whose money PayPal has
 * just said that it has: none through PayPal is accepted without.
 */
export function acceptOrder(
  context: Context,
  id: number,
  { note = '' }: AcceptOrderInput = {},
  confirmed: number | null = null,
): Promise<OrderView> {
  return inTurnOfOrder(context, id, async (tx) => {
    const { template, ...locked } = await together(tx, {
      template: () => readTemplate(tx, 'order-accepted'),
      ...moveLocks(tx, id),
    });
    const order = lockedForMove(locked);
    const ownership = await readOwnership(tx, context.actor, order.userId);
    const reason = whyNotAccept({ ...order, ownership }, note);
    if (reason) throw new Refusal(reason);
    // It was paid since PayPal was asked: staff accept it once they see that.
    if (order.method === 'payPal' && order.transactionId !== confirmed) throw new Refusal('ORDER_NOT_PAID');
    const at = context.now();
    const { details, shares } = await together(tx, {
      time: () => allowTimeToIssue(tx, order.quantity),
      shares: () => issueShares(tx, { ...order, orderId: id, date: at }),
      move: () => setOrderAndTransactionStatus(tx, { orderId: id, from: order.status, to: 'completed', at }),
      investment: () => addPurchase(tx, order),
      details: () => loadOrderDetails(tx, id),
    });
    const view = toOrderView(context, details);
    notifyInvestor(tx, context, template, details, { issued: shares });
    auditWithCommit(tx, context, {
      action: 'order.accept',
      entity: 'order',
      id,
      before: { status: order.status },
      after: { status: view.status, dateCompleted: view.dateCompleted, ...(note === '' ? {} : { note }) },
      person: investorOf(details),
      amount: view.totalAmount,
      base: order.version,
    });
    return view;
  });
}
