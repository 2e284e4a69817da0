/** What becomes of a file: it is withdrawn, or the bank refused payments of it. Its payments may then be in another one. */
import { fromMinorUnits } from '@share/contract/shared/numbers/money.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { markPayoutLines } from '../ledger/ledger.shared.ts';
import { PAID_ON, readPaymentFile } from './list-payment-files.ts';
import { filePayments, paymentFiles } from './payment-files.tables.ts';
import { sumOf } from './writing/bank-order.ts';

/** Withdraws a file that the bank does not get, as long as no money of it is recorded as gone. */
export const withdrawPaymentFile = (context: Context, id: number): Promise<null> =>
  inTransaction(context, async (tx) => {
    await lockFile(tx, id);
    const { paid, name, payments, sum } = await readPaymentFile(tx, id);
    if (paid > 0) throw new Refusal('PAYMENT_FILE_PAID');
    await tx
      .update(paymentFiles)
      .set({ withdrawnAt: context.now(), withdrawnBy: context.actor.label })
      .where(eq(paymentFiles.id, id));
    const freed = await tx
      .update(filePayments)
      .set({ state: 'withdrawn' })
      .where(and(eq(filePayments.paymentFileId, id), eq(filePayments.state, 'sent')))
      .returning({ line: filePayments.payoutLineId });
    await markSentLines(tx, context, freed, { to: 'due' });
    await audit(tx, context, {
      action: 'paymentFile.withdraw',
      entity: 'paymentFile',
      id,
      after: { fileName: name, payments, amount: sum },
    });
    return null;
  });

/** Takes payments out that the bank refused: they are due again. All of them, or none. */
export const refusePayments = (
  context: Context,
  id: number,
  { payments }: { payments: readonly number[] },
): Promise<null> =>
  inTransaction(context, async (tx) => {
    await lockFile(tx, id);
    const ids = [...new Set(payments)];
    const refused = await tx
      .update(filePayments)
      .set({ state: 'failed' })
      .where(
        and(
          eq(filePayments.paymentFileId, id),
          inArray(filePayments.id, ids),
          eq(filePayments.state, 'sent'),
          sql`(SELECT ${sql.raw(PAID_ON)} FROM payment_file_payments p WHERE p.id = ${filePayments.id}) IS NULL`,
        ),
      )
      .returning({
        reference: filePayments.reference,
        amount: filePayments.amount,
        line: filePayments.payoutLineId,
      });
    if (refused.length !== ids.length) throw new Refusal('PAYMENT_NOT_SENT');
    await markSentLines(tx, context, refused, { to: 'failed', note: '' });
    await audit(tx, context, {
      action: 'paymentFile.refuse-payments',
      entity: 'paymentFile',
      id,
      after: {
        payments: refused.length,
        amount: Number(fromMinorUnits(sumOf(refused))),
        references: refused.map(({ reference }) => reference).toSorted(),
      },
    });
    return null;
  });

/** Holds the file for the rest of the transaction. Refuses with NOT_FOUND, and if the file was withdrawn. */
async function lockFile(tx: Db, id: number): Promise<void> {
  const [file] = await tx
    .select({ withdrawnAt: paymentFiles.withdrawnAt })
    .from(paymentFiles)
    .where(eq(paymentFiles.id, id))
    .for('update');
  if (!file) throw new Refusal('NOT_FOUND');
  if (file.withdrawnAt !== null) throw new Refusal('PAYMENT_FILE_WITHDRAWN');
}

/** Of the payments, the lines of payouts that wait for the bank; somebody may have said by hand what happened to the others. */
async function markSentLines(
  tx: Db,
  context: Context,
  payments: readonly { line: number | null }[],
  mark: Parameters<typeof markPayoutLines>[3],
): Promise<void> {
  const ids = payments.flatMap(({ line }) => line ?? []);
  if (ids.length === 0) return;
  const { rows } = await tx.execute<{ id: number }>(
    sql`SELECT id FROM payout_lines WHERE id = ANY(${sql.param(ids)}::int[]) AND state = 'sent'`,
  );
  if (rows.length > 0)
    await markPayoutLines(
      tx,
      context,
      rows.map(({ id }) => id),
      mark,
    );
}
