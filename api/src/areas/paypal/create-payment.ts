import { randomUUID } from 'node:crypto';
import type { OrderPayment } from '@share/contract/areas/paypal/paypal.schemas.ts';
import { toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import type { Context } from '../../platform/context.ts';
import type { PayPalOrder } from '../../platform/paypal/paypal-answers.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeMethod, inTurnOfOrder, lockForMove, transferTitle } from '../ledger/ledger.shared.ts';
import { countOwnTry } from '../sessions/sessions.shared.ts';
import { readOnlinePayments, readPaymentAccount, readTaker, secretPlace } from './accounts/read-accounts.ts';
import { askAbout, exchangeOf } from './ask-paypal.ts';
import { findOwnOrder, findPaymentsOf, hasUnclearPayment, type OrderedPayment } from './find-payments.ts';
import { readOrderPayment } from './payment-views.ts';
import { inPln, isOpen, isOutdated, judge, safeApproveUrl, whyNotPay } from './paypal.rules.ts';
import { payPalPayments } from './paypal.tables.ts';
import { failureOf, recordExchange } from './record-exchange.ts';
import { changePayment, endOpenPayments, withLockedPayment } from './settle-payment.ts';

/** Begins a payment of the actor's own order through PayPal, or finds the one that can still be approved (I-9). */
export async function payThroughPayPal(context: Context, orderId: number): Promise<OrderPayment> {
  await countOwnTry(context, 'pay');
  // Before any lock: nobody makes others wait at an order that is not theirs. The owner of an order never changes.
  await findOwnOrder(context.db, context, orderId);
  const begun = await begin(context, orderId);
  if (begun.payPalOrderId === null) await create(context, begun);
  else {
    const { payment } = await askAbout(context, begun);
    if (!isOpen(payment.state)) await create(context, await begin(context, orderId));
  }
  return readOrderPayment(context, orderId);
}

/** The open payment of the order's PayPal transaction, or a new one; a bank transfer is replaced by such a transaction. */
const begin = (context: Context, orderId: number): Promise<OrderedPayment> =>
  inTurnOfOrder({ ...context, idempotency: null }, orderId, async (tx) => {
    const order = await lockForMove(tx, orderId);
    const earlier = await findPaymentsOf(tx, order.transactionId);
    const isAgain = earlier.length > 0;
    const reason = whyNotPay(order, isAgain, context.now());
    if (reason) throw new Refusal(reason);
    // Nobody pays again while money may have been taken.
    if (await hasUnclearPayment(tx, orderId)) throw new Refusal('CANT_RETRY_PAYMENT');
    const online = await readOnlinePayments(tx, context, order.seriesId);
    if (!online) throw new Refusal(isAgain ? 'CANT_RETRY_PAYMENT' : 'CAN_CREATE_PAYMENT');
    const { account, seriesId, maxAmount } = online;
    if (toMinorUnits(order.amount) > toMinorUnits(maxAmount)) {
      throw new Refusal('AMOUNT_ABOVE_PAYPAL_MAXIMUM', null, { maxAmount: Number(maxAmount) });
    }
    const open = earlier.find(({ state }) => isOpen(state));
    if (open && !isOutdated(open, await readTaker(tx, order.seriesId))) return { ...open, orderId };
    if (open) await endOpenPayments(tx, order.transactionId);
    const transactionId =
      order.method === 'payPal' ? order.transactionId : await changeMethod(tx, context, order, 'payPal');
    const id = randomUUID();
    const [payment] = await tx
      .insert(payPalPayments)
      .values({
        id,
        transactionId,
        state: 'creating',
        amount: order.totalAmount,
        productionMode: account.productionMode,
        seriesId,
        clientId: account.clientId,
        clientSecret: context.secrets.seal(account.clientSecret, secretPlace(id)),
        createdAt: context.now(),
      })
      .returning();
    if (!payment) throw new Error(`Order ${orderId} got no payment`);
    return { ...payment, orderId };
  });

/** Repeated after a lost answer, PayPal answers the order that it made the first time. */
async function create(context: Context, payment: OrderedPayment): Promise<void> {
  if (payment.payPalOrderId !== null) throw new Refusal('CANT_RETRY_PAYMENT');
  const { id, orderId, amount } = payment;
  const { publicSiteUrl, defaultLanguage } = context.environment;
  const page = `${publicSiteUrl}/orders/${orderId}/payment`;
  const account = await readPaymentAccount(context, payment);
  const answer = await context.payPal.createOrder(account, `create-${id}`, {
    customId: id,
    amount: inPln(amount),
    description: transferTitle(orderId, defaultLanguage),
    returnUrl: `${page}/approved`,
    cancelUrl: `${page}/cancelled`,
  });
  const isCreated = answer.outcome === 'done' && (await recordCreated(context, payment, answer.value));
  if (isCreated) return;
  if (answer.outcome !== 'done') {
    await withLockedPayment(context, payment, async (tx, _order, locked) => {
      await recordExchange(tx, context, locked, failureOf('create', answer));
      if (answer.outcome === 'refused' && locked.state === 'creating')
        await changePayment(tx, locked, { state: 'failed' });
    });
  }
  throw new Refusal(answer.outcome === 'unanswered' ? 'PAYPAL_UNAVAILABLE' : 'CAN_CREATE_PAYMENT');
}

/** False if PayPal made something else than was asked for, or the payment was meanwhile given up. */
const recordCreated = (context: Context, about: OrderedPayment, made: PayPalOrder): Promise<boolean> =>
  withLockedPayment(context, about, async (tx, _order, payment) => {
    const { payPalSandboxUrl, payPalProductionUrl } = context.environment;
    const base = payment.productionMode ? payPalProductionUrl : payPalSandboxUrl;
    const approveUrl = safeApproveUrl(made.approveUrl, base, payment.productionMode);
    const seen = judge(made, { ...payment, payPalOrderId: null });
    const fits = seen.kind === 'waiting' && approveUrl !== null;
    const verdict = fits ? seen : ({ kind: 'mismatch', isTaken: false } as const);
    const exchange = exchangeOf('create', { outcome: 'done', value: made }, verdict);
    await recordExchange(tx, context, payment, exchange);
    if (payment.state !== 'creating') return payment.payPalOrderId === made.id;
    if (!fits) await changePayment(tx, payment, { state: 'failed' });
    else await changePayment(tx, payment, { state: 'created', payPalOrderId: made.id, approveUrl });
    return fits;
  });
