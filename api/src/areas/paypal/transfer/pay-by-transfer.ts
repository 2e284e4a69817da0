import type { OrderPayment } from '@share/contract/areas/paypal/paypal.schemas.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { changeMethod, inTurnOfOrder, lockForMove, readTransaction } from '../../ledger/ledger.shared.ts';
import { findSeries, waysByTransfer } from '../../series/series.shared.ts';
import { countOwnTry } from '../../sessions/sessions.shared.ts';
import { findOwnOrder, findTransaction, hasUnclearPayment } from '../find-payments.ts';
import { readOrderPayment } from '../payment-views.ts';
import { whyNotChangeToTransfer, whyNotPay } from '../paypal.rules.ts';
import { endOpenPayments } from '../settle-payment.ts';

/** The actor's own order is paid by bank transfer after all, within the same term. Payments at PayPal that were not captured end. */
export async function payByBankTransfer(context: Context, orderId: number): Promise<OrderPayment> {
  await countOwnTry(context, 'pay by transfer');
  // Before any lock, as in paying through PayPal.
  await findOwnOrder(context.db, context, orderId);
  await inTurnOfOrder({ ...context, idempotency: null }, orderId, async (tx) => {
    const order = await lockForMove(tx, orderId);
    if (order.isBeingCaptured) throw new Refusal('PAYMENT_BEING_CAPTURED');
    const reason = whyNotPay(order, true, context.now());
    if (reason) throw new Refusal(reason);
    if (order.method === 'bankTransfer') return;
    // Nobody pays again while money may have been taken.
    if (await hasUnclearPayment(tx, orderId)) throw new Refusal('CANT_RETRY_PAYMENT');
    if (!waysByTransfer(await findSeries(tx, order.seriesId)).byTransfer)
      throw new Refusal('BANK_TRANSFER_NOT_POSSIBLE');
    await endOpenPayments(tx, order.transactionId);
    await changeMethod(tx, context, order, 'bankTransfer');
  });
  return readOrderPayment(context, orderId);
}

/**
 * Staff change an order that was to be paid through PayPal back to a bank transfer, because one has arrived: then it can be accepted, or
 * its term extended, also after that term. Payments at PayPal that were not captured end; refused while PayPal may be taking money.
 * Returns the transaction that takes the place of the former.
 */
export async function changeToBankTransfer(
  context: Context,
  transactionId: number,
): Promise<TransactionView> {
  const { transaction } = await findTransaction(context.db, transactionId);
  const { orderId } = transaction;
  if (orderId === null || transaction.method !== 'payPal') throw new Refusal('NOT_PAID_THROUGH_PAYPAL');
  return inTurnOfOrder(context, orderId, async (tx) => {
    const order = await lockForMove(tx, orderId);
    const reason =
      order.transactionId === transactionId ? whyNotChangeToTransfer(order) : 'NOT_PAID_THROUGH_PAYPAL';
    if (reason) throw new Refusal(reason);
    await endOpenPayments(tx, transactionId);
    return readTransaction(tx, context, await changeMethod(tx, context, order, 'bankTransfer'));
  });
}
