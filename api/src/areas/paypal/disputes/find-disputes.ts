import type { Context } from '../../../platform/context.ts';
import type { PayPalAnswer } from '../../../platform/paypal/paypal-client.ts';
import { hasReturned, markDisputed } from '../../ledger/ledger.shared.ts';
import { readPaymentAccount } from '../accounts/read-accounts.ts';
import type { OrderedPayment } from '../find-payments.ts';
import { failureOf, recordExchange } from '../record-exchange.ts';
import { isLatest, withLockedPayment } from '../settle-payment.ts';

/** The buyer's disputes about the money of a payment, by their ids at PayPal; null: there is none. */
interface Disputes {
  open: string | null;
  /** Ended, and not decided for us. */
  lost: string | null;
}

/** How PayPal says that the money stays with us. Any other end is for people to look at. */
const FOR_US = ['RESOLVED_SELLER_FAVOUR', 'RESOLVED_WITH_PAYOUT', 'CANCELED_BY_BUYER', 'DENIED'];

/** Asks PayPal for the disputes about what the payment took, whatever a notice said of them. */
export async function findDisputes(
  context: Context,
  payment: OrderedPayment,
  captureId: string,
): Promise<PayPalAnswer<Disputes>> {
  const account = await readPaymentAccount(context, payment);
  const listed = await context.payPal.listDisputes(account, captureId);
  if (listed.outcome !== 'done') return listed;
  const open = listed.value.find(({ isOpen }) => isOpen)?.id ?? null;
  for (const { id, isOpen } of listed.value) {
    if (isOpen) continue;
    const ended = await context.payPal.getDispute(account, id);
    if (ended.outcome !== 'done') return ended;
    if (!FOR_US.includes(ended.value.outcome ?? '')) return { outcome: 'done', value: { open, lost: id } };
  }
  return { outcome: 'done', value: { open, lost: null } };
}

/**
 * Marks the transaction as disputed, or no longer, by the answer to a question that began at `askedAt`. A lost dispute is over once
 * its money is seen to have gone back. Without an answer all stays as it is. Safe to repeat.
 */
export const settleDisputes = (
  context: Context,
  about: OrderedPayment,
  answer: PayPalAnswer<Disputes>,
  askedAt: Date,
): Promise<void> =>
  withLockedPayment(context, about, async (tx, order, payment) => {
    const { disputedAs } = order;
    if (answer.outcome !== 'done') {
      // Whoever did not ask about a dispute need not know that nothing was said of it.
      if (disputedAs !== null || context.actor.id !== null)
        await recordExchange(tx, context, payment, failureOf('dispute', answer));
      return;
    }
    const { open, lost } = answer.value;
    const present = open ?? (hasReturned(order) ? null : lost);
    if (present === disputedAs || !isLatest(payment, askedAt)) return;
    await markDisputed(tx, order, present);
    const result = present === null ? 'undisputed' : 'disputed';
    const reference = present ?? disputedAs;
    await recordExchange(tx, context, payment, { call: 'dispute', outcome: 'done', result, reference });
  });
