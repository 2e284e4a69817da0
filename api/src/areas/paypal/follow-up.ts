import type { TransactionPayments } from '@share/contract/areas/paypal/paypal.schemas.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { askAbout, finishCapture } from './ask-paypal.ts';
import { afterCalls, takeApproved } from './capture-payment.ts';
import {
  decisiveOf,
  findPayment,
  findPaymentsOf,
  findTransaction,
  type OrderedPayment,
} from './find-payments.ts';
import { readTransactionPayments } from './payment-views.ts';
import { payPalPayments } from './paypal.tables.ts';
import { followUpRefund } from './returns/refund-payment.ts';

const AT_ONCE = 10;

/** Does for a payment what is due: repeats the call whose outcome is not known, or asks PayPal and takes what was approved. */
async function followUp(context: Context, payment: OrderedPayment): Promise<void> {
  if (payment.payPalOrderId === null) return;
  if (payment.state === 'capturing') {
    // Asked first: repeated, the call to take the money may answer with what was true the first time.
    const { payment: asked, verdict } = await askAbout(context, payment);
    if (asked.state === 'capturing' && verdict?.kind !== 'pending') await finishCapture(context, asked);
    return;
  }
  const { refund } = await findTransaction(context.db, payment.transactionId);
  if (payment.state === 'captured' && refund?.returningSince) {
    await followUpRefund(context, payment);
    return;
  }
  // The investor pressed "pay now" at PayPal, and perhaps never came back to the site.
  if (payment.state === 'created' || payment.state === 'approved') await takeApproved(context, payment);
  else if ((await askAbout(context, payment)).verdict === null) throw new Refusal('PAYPAL_UNAVAILABLE');
}

/**
 * Follows up the payments that are due. Each is taken by one process, for as long as its calls may last. Returns how many there
 * were; one that fails does not delay the others.
 */
export async function followUpDue(context: Context, isStopping = () => false): Promise<number> {
  const { rows } = await context.db.execute<{ id: string }>(sql`
    UPDATE ${payPalPayments} SET next_ask_at = ${afterCalls(context)}, asked_at = ${context.now()} WHERE id IN (
      SELECT id FROM ${payPalPayments} WHERE next_ask_at <= ${context.now()}
      ORDER BY next_ask_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING id`);
  for (const { id } of rows) {
    if (isStopping()) break;
    try {
      await followUp(context, await findPayment(context.db, id));
    } catch (error) {
      // What was refused is on the transaction's timeline.
      if (!(error instanceof Refusal))
        context.log.error({ err: error }, 'a PayPal payment could not be followed up');
    }
  }
  return rows.length;
}

/** Staff ask PayPal about the attempt of which it is not known what became of its money, else about the decisive one. */
export async function askPayPal(context: Context, transactionId: number): Promise<TransactionPayments> {
  const { transaction } = await findTransaction(context.db, transactionId);
  const payments = await findPaymentsOf(context.db, transactionId);
  const atPayPal = payments.filter(({ payPalOrderId }) => payPalOrderId !== null);
  const known = atPayPal.find(({ state }) => state === 'unknown') ?? decisiveOf(atPayPal);
  if (!known || transaction.orderId === null) throw new Refusal('NOT_PAID_THROUGH_PAYPAL');
  try {
    await followUp(context, { ...known, orderId: transaction.orderId });
  } catch (error) {
    // That there is nothing to take is an answer, too.
    const isSilence = error instanceof Refusal && error.code === 'PAYPAL_UNAVAILABLE';
    if (!(error instanceof Refusal) || isSilence) throw error;
  }
  return readTransactionPayments(context, transactionId);
}
