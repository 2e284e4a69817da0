import type { Context } from '../../platform/context.ts';
import type { PayPalOrder } from '../../platform/paypal/paypal-answers.ts';
import type { PayPalAnswer } from '../../platform/paypal/paypal-client.ts';
import { readPaymentAccount } from './accounts/read-accounts.ts';
import { findDisputes, settleDisputes } from './disputes/find-disputes.ts';
import { findPayment, type OrderedPayment } from './find-payments.ts';
import { afterRefusal, judge, mayBeForgotten, type Verdict } from './paypal.rules.ts';
import { type Call, type Exchange, failureOf } from './record-exchange.ts';
import { settle } from './settle-payment.ts';

/** Asks PayPal what became of the payment, and settles it by the answer. `verdict` is null if the answer says nothing. */
export async function askAbout(
  context: Context,
  payment: OrderedPayment,
): Promise<{ payment: OrderedPayment; verdict: Verdict | null }> {
  const askedAt = context.now();
  // First, so that money which goes back with the decision is not missed.
  const disputes =
    payment.captureId === null ? null : await findDisputes(context, payment, payment.captureId);
  if (disputes) await settleDisputes(context, payment, disputes, askedAt);
  const answer = await getOrder(context, payment);
  const isMissing = answer.outcome === 'refused' && answer.isMissing;
  const verdict = verdictOf(answer, payment);
  const settled = await settle(context, payment, exchangeOf('ask', answer, verdict), {
    verdict,
    isMissing,
    askedAt,
    isPartial: disputes !== null && disputes.outcome !== 'done',
  });
  const hasEnded = isMissing && mayBeForgotten(settled.state);
  return { payment: settled, verdict: hasEnded ? { kind: 'ended' } : verdict };
}

/**
 * Tells PayPal to take the money of a payment that is being captured, and settles it by the answer. Repeated, PayPal answers what
 * became of the first time.
 */
export async function finishCapture(context: Context, about: OrderedPayment): Promise<OrderedPayment> {
  // Others may have learned meanwhile that nothing was taken, and the order may have ended since.
  const payment = await findPayment(context.db, about.id);
  if (payment.state !== 'capturing') return payment;
  const askedAt = context.now();
  const account = await readPaymentAccount(context, payment);
  const requestId = `capture-${payment.id}`;
  const answer = await context.payPal.captureOrder(account, requestId, payment.payPalOrderId ?? '');
  if (answer.outcome !== 'refused') {
    const verdict = verdictOf(answer, payment);
    return settle(context, payment, exchangeOf('capture', answer, verdict), { verdict, askedAt });
  }
  // The order at PayPal tells whether the money was taken before.
  await settle(context, payment, failureOf('capture', answer), { verdict: null, askedAt });
  const found = await getOrder(context, payment);
  const seen = verdictOf(found, payment);
  const verdict = afterRefusal(answer, seen);
  return settle(context, payment, exchangeOf('ask', found, seen), { verdict, askedAt });
}

export const getOrder = async (
  context: Context,
  payment: OrderedPayment,
): Promise<PayPalAnswer<PayPalOrder>> =>
  context.payPal.getOrder(await readPaymentAccount(context, payment), payment.payPalOrderId ?? '');

export const verdictOf = (answer: PayPalAnswer<PayPalOrder>, payment: OrderedPayment): Verdict | null =>
  answer.outcome === 'done' ? judge(answer.value, payment) : null;

const isOnItsWayBack = (verdict: Verdict): boolean => verdict.kind === 'captured' && verdict.isBeingReturned;

export function exchangeOf(call: Call, answer: PayPalAnswer<PayPalOrder>, verdict: Verdict | null): Exchange {
  if (answer.outcome !== 'done') return failureOf(call, answer);
  return {
    call,
    outcome: verdict?.kind === 'mismatch' ? 'mismatch' : 'done',
    ...(verdict &&
      verdict.kind !== 'mismatch' && { result: isOnItsWayBack(verdict) ? 'pending' : verdict.kind }),
    reference: answer.value.captures[0]?.id ?? answer.value.id,
  };
}
