import type { OrderPayment } from '@share/contract/areas/paypal/paypal.schemas.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { holdOrder } from '../ledger/ledger.shared.ts';
import { countOwnTry } from '../sessions/sessions.shared.ts';
import { readTaker } from './accounts/read-accounts.ts';
import { askAbout, finishCapture } from './ask-paypal.ts';
import {
  decisiveOf,
  findOwnOrder,
  findPaymentsOf,
  hasUnclearPayment,
  type OrderedPayment,
} from './find-payments.ts';
import { readOrderPayment } from './payment-views.ts';
import { isOutdated, whyNotCapture } from './paypal.rules.ts';
import { changePayment, withLockedPayment } from './settle-payment.ts';

/** Takes the money that the investor approved at PayPal; the order becomes paid. Repeated, it answers what became of it. */
export async function capturePayment(context: Context, orderId: number): Promise<OrderPayment> {
  await countOwnTry(context, 'capture');
  const { transaction } = await findOwnOrder(context.db, context, orderId);
  const latest = decisiveOf(await findPaymentsOf(context.db, transaction.id));
  if (!latest?.payPalOrderId) throw new Refusal('CAN_CAPTURE_PAYMENT');
  const payment = { ...latest, orderId };
  if (payment.state === 'capturing') await finishCapture(context, payment);
  else if (payment.state !== 'captured') await takeApproved(context, payment);
  return readOrderPayment(context, orderId);
}

/** Refuses with CAN_CAPTURE_PAYMENT if the payment is not approved, and with PAYPAL_UNAVAILABLE if that is not known. */
export async function takeApproved(context: Context, payment: OrderedPayment): Promise<OrderedPayment> {
  const { payment: asked, verdict } = await askAbout(context, payment);
  if (verdict === null) throw new Refusal('PAYPAL_UNAVAILABLE');
  if (asked.state === 'captured' || asked.state === 'capturing') return asked;
  if (asked.state !== 'approved') throw new Refusal('CAN_CAPTURE_PAYMENT');
  const held = await hold(context, asked);
  return held.state === 'capturing' ? finishCapture(context, held) : held;
}

/** In one database transaction: from here on nothing but PayPal's answer moves the order, and it is asked for until it is known. */
const hold = (context: Context, about: OrderedPayment): Promise<OrderedPayment> =>
  withLockedPayment(context, about, async (tx, order, payment) => {
    // Somebody else was faster.
    if (payment.state === 'capturing' || payment.state === 'captured') return payment;
    const isCurrent = order.transactionId === payment.transactionId && payment.state === 'approved';
    const reason = isCurrent ? whyNotCapture(order, context.now()) : 'CAN_CAPTURE_PAYMENT';
    if (reason) throw new Refusal(reason);
    if (await hasUnclearPayment(tx, order.id)) throw new Refusal('CAN_CAPTURE_PAYMENT');
    if (isOutdated(payment, await readTaker(tx, order.seriesId))) throw new Refusal('CAN_CAPTURE_PAYMENT');
    await holdOrder(tx, context, order);
    return changePayment(tx, payment, {
      state: 'capturing',
      isHolding: true,
      asks: 0,
      nextAskAt: afterCalls(context),
    });
  });

/** When whoever calls PayPal now has its answer or none: no earlier need anybody else ask. */
export const afterCalls = ({ environment, now }: Context): Date =>
  new Date(now().getTime() + 4 * environment.payPalTimeoutSeconds * 1_000);
