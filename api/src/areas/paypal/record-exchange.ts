import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PayPalAnswer } from '../../platform/paypal/paypal-client.ts';
import { audit } from '../../platform/records/audit.ts';
import type { OrderedPayment } from './find-payments.ts';
import type { Verdict } from './paypal.rules.ts';
import { payPalPayments } from './paypal.tables.ts';

export type Call = 'create' | 'ask' | 'capture' | 'refund' | 'dispute';

/** What came of a call, in the words of the timeline. Codes and ids only: no text that PayPal wrote, no secret, no address. */
export interface Exchange {
  call: Call;
  outcome: 'done' | 'refused' | 'unanswered' | 'mismatch';
  /** What PayPal says about the payment. */
  result?: Exclude<Verdict['kind'], 'mismatch'> | 'disputed' | 'undisputed';
  /** PayPal's code for a refusal. */
  issue?: string;
  /** PayPal's id of what the call made or found. */
  reference?: string | null;
}

/** The exchange of an answer without a value. */
export const failureOf = (
  call: Call,
  answer: Exclude<PayPalAnswer<unknown>, { outcome: 'done' }>,
): Exchange => ({
  call,
  outcome: answer.outcome,
  issue: answer.issue,
});

/**
 * Puts the exchange on the timeline of the transaction, and notes whether the money is on its way. A job that hears what the same call
 * brought before leaves no second entry.
 */
export async function recordExchange(
  tx: Db,
  context: Context,
  { id, transactionId, orderId, productionMode, lastExchanges }: OrderedPayment,
  { call, ...payPal }: Exchange,
): Promise<void> {
  const said = JSON.stringify(payPal);
  const isAnswer = call !== 'dispute' && (payPal.outcome === 'done' || payPal.outcome === 'mismatch');
  await tx
    .update(payPalPayments)
    .set({
      lastExchanges: sql`${payPalPayments.lastExchanges} || ${JSON.stringify({ [call]: said })}::jsonb`,
      ...(isAnswer && { onItsWayAt: payPal.result === 'pending' ? context.now() : null }),
    })
    .where(eq(payPalPayments.id, id));
  if (lastExchanges[call] === said && context.actor.id === null) return;
  await audit(tx, context, {
    action: `transaction.paypal-${call}`,
    entity: 'transaction',
    id: transactionId,
    after: { orderId, payPal: { mode: productionMode ? 'production' : 'sandbox', ...payPal } },
    isFact: true,
  });
}
