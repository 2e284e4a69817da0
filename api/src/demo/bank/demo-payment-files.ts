import { PaymentFileInput } from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { sql } from 'drizzle-orm';
import { createPaymentFile } from '../../areas/payment-files/create-payment-file.ts';
import { DUE_PAYMENTS } from '../../areas/payment-files/due-payments.reads.ts';
import { listFilePayments } from '../../areas/payment-files/file-payments.reads.ts';
import { markFilePaid } from '../../areas/payment-files/mark-file-paid.ts';
import { withdrawPaymentFile } from '../../areas/payment-files/payment-files.verbs.ts';
import type { Context } from '../../platform/context.ts';

const polish = /^\d{26}$/;

/** Files for the bank with refunds: one that was withdrawn, one that waits for the bank with a payment that was made; other refunds are still to be sent. */
export async function addDemoPaymentFiles(context: Context): Promise<void> {
  const { rows } = await context.db.execute<{ record: number; account: string; pay_from: string }>(
    sql`SELECT record, account, pay_from FROM ${sql.raw(DUE_PAYMENTS)} d WHERE kind = 'refund' ORDER BY due_since, id`,
  );
  const [first] = rows.filter(({ account, pay_from }) => polish.test(account) && polish.test(pay_from));
  const ofAccount = rows.filter(
    ({ account, pay_from }) => polish.test(account) && pay_from === first?.pay_from,
  );
  const refunds = ofAccount.slice(0, Math.ceil(ofAccount.length / 2)).map(({ record }) => record);
  if (refunds.length === 0) return;
  const withdrawn = await createPaymentFile(
    context,
    PaymentFileInput.parse({ format: 'pain.001', refunds: refunds.slice(0, 1) }),
  );
  await withdrawPaymentFile(context, withdrawn.id);
  const { id } = await createPaymentFile(context, PaymentFileInput.parse({ format: 'elixir-0', refunds }));
  const [paid, ...others] = await listFilePayments(context, id);
  if (paid && others.length > 0)
    await markFilePaid(context, id, { paidOn: warsawDay(context.now()), payments: [paid.id] });
}
