import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { askAbout } from '../ask-paypal.ts';
import { findPaidOf } from '../find-payments.ts';

/**
 * Asks PayPal whether it still has the money that it took for a paid order, and records what it says. Returns the transaction if it
 * has; null if the order was not paid through PayPal, or if it does not say so. Refuses without an answer, and while the money goes
 * back.
 */
export async function confirmMoney(context: Context, orderId: number): Promise<number | null> {
  const paid = await findPaidOf(context.db, orderId);
  if (!paid) return null;
  const { verdict } = await askAbout(context, paid);
  if (verdict === null) throw new Refusal('PAYPAL_UNAVAILABLE');
  if (verdict.kind !== 'captured') return null;
  if (verdict.isBeingReturned) throw new Refusal('REFUND_BEING_RETURNED');
  return paid.transactionId;
}
