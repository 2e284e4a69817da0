import type { TransactionPayments } from '@share/contract/areas/paypal/paypal.schemas.ts';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { beginReturn, closeReturned, endReturn } from '../../ledger/ledger.shared.ts';
import { readPaymentAccount } from '../accounts/read-accounts.ts';
import { exchangeOf, getOrder, verdictOf } from '../ask-paypal.ts';
import { afterCalls } from '../capture-payment.ts';
import { findPaymentsOf, findTransaction, type OrderedPayment } from '../find-payments.ts';
import { nextAsk } from '../next-ask.rules.ts';
import { readTransactionPayments } from '../payment-views.ts';
import { inPln, type Verdict } from '../paypal.rules.ts';
import { type Exchange, failureOf, recordExchange } from '../record-exchange.ts';
import { changePayment, withLockedPayment } from '../settle-payment.ts';

/**
 * Returns the money of a rejected order through PayPal, whose answer closes the refund (ORD-27). Without an answer PayPal is asked
 * until the outcome is known, and nobody can record another return meanwhile.
 */
export async function refundThroughPayPal(
  context: Context,
  transactionId: number,
): Promise<TransactionPayments> {
  const { transaction } = await findTransaction(context.db, transactionId);
  const payments = await findPaymentsOf(context.db, transactionId);
  const captured = payments.find(({ state }) => state === 'captured');
  if (!captured || transaction.orderId === null) throw new Refusal('NOT_PAID_THROUGH_PAYPAL');
  const about = { ...captured, orderId: transaction.orderId };
  const begun = await withLockedPayment(context, about, async (tx, _order, payment) => {
    await beginReturn(tx, context, transactionId);
    return changePayment(tx, payment, { asks: 0, nextAskAt: afterCalls(context), releasedAt: null });
  });
  if ((await finishRefund(context, begun)) === 'refused') throw new Refusal('PAYPAL_REFUSED');
  return readTransactionPayments(context, transactionId);
}

const RESULTS = {
  COMPLETED: 'returned',
  PENDING: 'pending',
  FAILED: 'declined',
  CANCELLED: 'declined',
} as const;

type Outcome =
  | { kind: 'returned'; refundId: string }
  | { kind: 'refused' }
  | { kind: 'unknown' | 'mismatch' };

/** What became of the return, by what PayPal's order says; null: PayPal did not say. */
function outcomeOf(seen: Verdict | null): Outcome {
  if (seen?.kind === 'returned') return seen;
  const mayBeReturned = seen === null || (seen.kind === 'captured' && seen.isBeingReturned);
  return { kind: mayBeReturned ? 'unknown' : 'refused' };
}

const RETURNED_BEFORE = ['CAPTURE_FULLY_REFUNDED', 'CAPTURED_AMOUNT_FULLY_REFUNDED'];

/** A missing payment, or one that was refunded before, does not prove that no money was returned: PayPal may show an older copy of it. */
function afterRefusal(
  { issue, isMissing }: { issue: string; isMissing: boolean },
  seen: Verdict | null,
): Outcome {
  const outcome = outcomeOf(seen);
  const isNoReason = isMissing || RETURNED_BEFORE.includes(issue);
  return outcome.kind === 'refused' && isNoReason ? { kind: 'unknown' } : outcome;
}

/** Asks PayPal what became of a refund that was begun, and repeats the call only if PayPal knows nothing of it. */
export async function followUpRefund(context: Context, payment: OrderedPayment): Promise<Outcome['kind']> {
  const found = await getOrder(context, payment);
  const seen = verdictOf(found, payment);
  const outcome = outcomeOf(seen);
  // Repeated, the call may answer with what was true the first time.
  const refunds = found.outcome === 'done' ? found.value.refunds : [];
  const ours = refunds.find(({ id }) => payment.lastExchanges.refund?.includes(`"${id}"`));
  const exchange = exchangeOf('ask', found, seen);
  if (ours && RESULTS[ours.status] === 'declined')
    return conclude(context, payment, [exchange], { kind: 'refused' });
  if (outcome.kind === 'refused') return finishRefund(context, payment, [exchange]);
  return conclude(context, payment, [exchange], outcome);
}

/**
 * Tells PayPal to return the money of a refund that was begun, and closes it by the answer. Repeated, nothing is returned twice.
 * `before`: what was exchanged about it just now.
 */
async function finishRefund(
  context: Context,
  payment: OrderedPayment,
  before: readonly Exchange[] = [],
): Promise<Outcome['kind']> {
  const end = (exchanges: readonly Exchange[], outcome: Outcome) =>
    conclude(context, payment, [...before, ...exchanges], outcome);
  const account = await readPaymentAccount(context, payment);
  const { captureId, amount, refundAttempt } = payment;
  if (captureId === null) throw new Error(`PayPal payment ${payment.id} was not captured`);
  const requestId = `refund-${payment.id}-${refundAttempt}`;
  const asked = { captureId, amount: inPln(amount) };
  const answer = await context.payPal.refundCapture(account, requestId, asked);
  if (answer.outcome === 'unanswered') {
    return end([failureOf('refund', answer)], { kind: 'unknown' });
  }
  if (answer.outcome === 'refused') {
    const found = await getOrder(context, payment);
    const seen = verdictOf(found, payment);
    const exchanges = [failureOf('refund', answer), exchangeOf('ask', found, seen)];
    return end(exchanges, afterRefusal(answer, seen));
  }
  const { id: refundId, status, amount: returned } = answer.value;
  const exchange: Exchange = {
    call: 'refund',
    outcome: 'done',
    result: RESULTS[status],
    reference: refundId,
  };
  if (returned.currency_code !== asked.amount.currency_code || returned.value !== amount) {
    return end([{ ...exchange, outcome: 'mismatch' }], { kind: 'mismatch' });
  }
  if (status === 'COMPLETED') return end([exchange], { kind: 'returned', refundId });
  if (status === 'PENDING') return end([exchange], { kind: 'unknown' });
  return end([{ ...exchange, outcome: 'refused' }], { kind: 'refused' });
}

const conclude = (
  context: Context,
  about: OrderedPayment,
  exchanges: readonly Exchange[],
  outcome: Outcome,
): Promise<Outcome['kind']> =>
  withLockedPayment(context, about, async (tx, _order, payment) => {
    for (const exchange of exchanges) await recordExchange(tx, context, payment, exchange);
    const isAnswered = exchanges.some(({ call, outcome }) => call === 'ask' && outcome === 'done');
    if (isAnswered) await changePayment(tx, payment, { comparedAt: context.now() });
    // Perhaps it was known already: somebody else was faster, or it was returned in PayPal's own pages before it was due.
    const refundId = payment.refundId ?? (outcome.kind === 'returned' ? outcome.refundId : null);
    if (refundId !== null) {
      await closeReturned(tx, context, payment.transactionId, refundId);
      await changePayment(tx, payment, { refundId, nextAskAt: null });
      return 'returned';
    }
    if (outcome.kind === 'refused') {
      await endReturn(tx, payment.transactionId);
      await changePayment(tx, payment, { refundAttempt: payment.refundAttempt + 1, nextAskAt: null });
    } else {
      // An answer that does not fit is for people to look at.
      const asks = payment.asks + 1;
      const nextAskAt = outcome.kind === 'unknown' ? nextAsk(asks, context.now()) : null;
      await changePayment(tx, payment, { asks, nextAskAt });
    }
    return outcome.kind;
  });
