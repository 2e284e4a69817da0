import type { TransactionPayments } from '@share/contract/areas/paypal/paypal.schemas.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { audit } from '../../../platform/records/audit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { endReturn, releaseHold } from '../../ledger/ledger.shared.ts';
import { findPaymentsOf, findTransaction } from '../find-payments.ts';
import { nextAsk } from '../next-ask.rules.ts';
import { readTransactionPayments } from '../payment-views.ts';
import { awaitedOf, isStuck } from '../paypal.rules.ts';
import { changePayment, withLockedPayment } from '../settle-payment.ts';

/**
 * A super administrator ends the hold of an order about which PayPal has not said for a day whether it took the money, or the return of
 * money about which it has not said whether it went: it no longer knows the payment, or its credentials are gone for good. PayPal is
 * asked on until it answers, and staff see that it has not: what it shows later still counts. An answer that did not fit stays in
 * sight, since PayPal may have taken money.
 */
export async function releaseHeldOrder(
  context: Context,
  transactionId: number,
): Promise<TransactionPayments> {
  if (!context.actor.isSuperAdmin) throw new Refusal('FORBIDDEN');
  const { orderId, isPaidThere, awaited } = await readAwaited(context.db, transactionId);
  if (orderId === null || !isPaidThere) throw new Refusal('NOT_PAID_THROUGH_PAYPAL');
  if (!awaited || !isStuck(awaited, context.now())) throw new Refusal('PAYMENT_NOT_STUCK');
  await withLockedPayment(context, { ...awaited.payment, orderId }, async (tx, order, payment) => {
    const present = (await readAwaited(tx, transactionId)).awaited;
    const isSame = present?.payment.id === payment.id && isStuck(present, context.now());
    if (!isSame) throw new Refusal('PAYMENT_NOT_STUCK');
    if (payment.isHolding) await releaseHold(tx, order);
    else await endReturn(tx, transactionId);
    await changePayment(tx, payment, {
      ...(payment.state !== 'unknown' && { releasedAt: context.now() }),
      ...(payment.state === 'capturing' && { state: 'failed' }),
      isHolding: false,
      asks: 0,
      nextAskAt: nextAsk(0, context.now()),
    });
    await audit(tx, context, {
      action: 'transaction.paypal-release',
      entity: 'transaction',
      id: transactionId,
      after: { orderId, payPal: { reference: payment.captureId ?? payment.payPalOrderId } },
    });
  });
  return readTransactionPayments(context, transactionId);
}

async function readAwaited(db: Db, transactionId: number) {
  const { transaction, refund } = await findTransaction(db, transactionId);
  const payments = await findPaymentsOf(db, transactionId);
  return {
    orderId: transaction.orderId,
    isPaidThere: payments.length > 0,
    awaited: awaitedOf(transaction, refund, payments),
  };
}
