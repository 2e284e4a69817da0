import type { TransactionPayments } from '@share/contract/areas/paypal/paypal.schemas.ts';
import type { Context } from '../../../platform/context.ts';
import { audit } from '../../../platform/records/audit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { releaseHold } from '../../ledger/ledger.shared.ts';
import { findPaymentsOf, findTransaction } from '../find-payments.ts';
import { readTransactionPayments } from '../payment-views.ts';
import { isStuck, nextAsk } from '../paypal.rules.ts';
import { changePayment, withLockedPayment } from '../settle-payment.ts';

/**
 * A super administrator ends the hold of an order about which PayPal has not said for a day whether it took the money: it no longer
 * knows the payment, or its credentials are gone for good. PayPal is asked on until it answers, and staff see that it has not: if it shows
 * later that it took the money, that still counts. An answer that did not fit stays in sight, since PayPal may have taken money.
 */
export async function releaseHeldOrder(
  context: Context,
  transactionId: number,
): Promise<TransactionPayments> {
  if (!context.actor.isSuperAdmin) throw new Refusal('FORBIDDEN');
  const { transaction } = await findTransaction(context.db, transactionId);
  const payments = await findPaymentsOf(context.db, transactionId);
  const holding = payments.find(({ isHolding }) => isHolding);
  if (transaction.orderId === null || payments.length === 0) throw new Refusal('NOT_PAID_THROUGH_PAYPAL');
  if (!holding || !isStuck(transaction, holding, context.now())) throw new Refusal('PAYMENT_NOT_STUCK');
  const about = { ...holding, orderId: transaction.orderId };
  await withLockedPayment(context, about, async (tx, order, payment) => {
    if (!payment.isHolding) throw new Refusal('PAYMENT_NOT_STUCK');
    await releaseHold(tx, order);
    await changePayment(tx, payment, {
      ...(payment.state !== 'unknown' && { state: 'failed', releasedAt: context.now() }),
      isHolding: false,
      asks: 0,
      nextAskAt: nextAsk(0, context.now()),
    });
    await audit(tx, context, {
      action: 'transaction.paypal-release',
      entity: 'transaction',
      id: transactionId,
      after: { orderId: order.id, payPal: { reference: payment.payPalOrderId } },
    });
  });
  return readTransactionPayments(context, transactionId);
}
