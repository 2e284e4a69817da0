import type { OrderPayment } from '@share/contract/areas/paypal/paypal.schemas.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeMethod, inTurnOfOrder, lockForMove } from '../ledger/ledger.shared.ts';
import { findSeries, waysByTransfer } from '../series/series.shared.ts';
import { readOrderPayment } from './payment-views.ts';
import { whyNotPay } from './paypal.rules.ts';
import { payPalPayments } from './paypal.tables.ts';

/** The actor's own order is paid by bank transfer after all, within the same term. Payments at PayPal that were not captured end. */
export async function payByBankTransfer(context: Context, orderId: number): Promise<OrderPayment> {
  await inTurnOfOrder({ ...context, idempotency: null }, orderId, async (tx) => {
    const order = await lockForMove(tx, orderId);
    if (order.userId !== context.actor.id) throw new Refusal('ORDER_NOT_EXISTS');
    if (order.isBeingCaptured) throw new Refusal('PAYMENT_BEING_CAPTURED');
    const reason = whyNotPay(order, true, context.now());
    if (reason) throw new Refusal(reason);
    if (order.method === 'bankTransfer') return;
    if (!waysByTransfer(await findSeries(tx, order.seriesId)).byTransfer)
      throw new Refusal('BANK_TRANSFER_NOT_POSSIBLE');
    await tx
      .update(payPalPayments)
      .set({ state: 'cancelled', nextAskAt: null })
      .where(
        and(
          eq(payPalPayments.transactionId, order.transactionId),
          inArray(payPalPayments.state, ['creating', 'created', 'approved']),
        ),
      );
    await changeMethod(tx, context, order, 'bankTransfer');
  });
  return readOrderPayment(context, orderId);
}
