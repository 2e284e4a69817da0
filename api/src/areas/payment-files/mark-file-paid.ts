import type { PaidInput, PaidPayment } from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { closeRefundIn, markPayoutLines } from '../ledger/ledger.shared.ts';
import { returnWithin } from '../statements/statements.shared.ts';
import { listFilePayments, readSentPayment } from './file-payments.reads.ts';
import { readPaymentFile } from './list-payment-files.ts';
import { paymentFiles } from './payment-files.tables.ts';

/**
 * Records that the money of a file has left: refunds are closed, unknown money is returned and lines of payouts are paid, under the reference of the payment.
 * Each is a database transaction of its own; whatever stops it in between, those that are done stay done.
 */
export async function markFilePaid(
  context: Context,
  id: number,
  { paidOn, payments }: PaidInput,
): Promise<PaidPayment[]> {
  const file = await readPaymentFile(context.db, id);
  if (file.state === 'withdrawn') throw new Refusal('PAYMENT_FILE_WITHDRAWN');
  if (paidOn > warsawDay(context.now())) throw new Refusal('RETURNED_IN_THE_FUTURE', 'paidOn');
  const known = new Map((await listFilePayments(context, id)).map((payment) => [payment.id, payment]));
  const waiting = [...known.values()].filter(({ state }) => state === 'sent').map((payment) => payment.id);
  const results: PaidPayment[] = [];
  for (const payment of new Set(payments ?? waiting))
    results.push(await payOne(context, id, payment, paidOn));
  const done = results.filter((result) => result.done);
  if (done.length > 0)
    await audit(context.db, context, {
      action: 'paymentFile.pay',
      entity: 'paymentFile',
      id,
      after: {
        fileName: file.name,
        payments: done.length,
        references: done.map(({ payment }) => known.get(payment)?.reference ?? '').toSorted(),
        paidOn,
      },
    });
  return results;
}

async function payOne(context: Context, id: number, payment: number, paidOn: string): Promise<PaidPayment> {
  try {
    await inTransaction({ ...context, idempotency: null }, (tx) =>
      payWithin(tx, context, id, payment, paidOn),
    );
    return { payment, done: true, code: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { payment, done: false, code: error.code };
  }
}

/**
 * The file stays as it is until the end of the transaction, and only then its payment is read: a refusal or a withdrawal that this
 * has waited for counts. Orders and transactions are locked after it (R3).
 */
async function payWithin(tx: Db, context: Context, id: number, paymentId: number, paidOn: string) {
  await tx.select({ id: paymentFiles.id }).from(paymentFiles).where(eq(paymentFiles.id, id)).for('share');
  const payment = await readSentPayment(tx, id, paymentId);
  const { refund, transaction, unknown, payoutLine, reference } = payment;
  if (unknown !== null) await returnWithin(tx, context, unknown, { returnedOn: paidOn, reference });
  if (payoutLine !== null)
    await markPayoutLines(tx, context, [payoutLine], { to: 'paid', paidOn, reference });
  if (refund !== null && transaction !== null)
    await closeRefundIn(tx, context, transaction, {
      returnedOn: paidOn,
      reference,
      refund,
      reason: 'rejection',
    });
}
