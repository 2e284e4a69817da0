import type { FilePaymentView } from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { files } from '../../platform/files/files.tables.ts';
import { openFile } from '../../platform/files/open-file.ts';
import type { Download } from '../../platform/http/serve-download.ts';
import { Refusal } from '../../platform/refusal.ts';
import { PAID_ON, readPaymentFile } from './list-payment-files.ts';
import { paymentFiles } from './payment-files.tables.ts';

interface Found extends Omit<FilePaymentView, 'amount'>, Record<string, unknown> {
  amount: string;
}

/** The payments of a file in its order. Refuses with NOT_FOUND. */
export async function listFilePayments({ db }: Context, fileId: number): Promise<FilePaymentView[]> {
  await readPaymentFile(db, fileId);
  const { rows } = await db.execute<Found>(sql`
    SELECT x.id, x.kind, CASE WHEN x.state = 'sent' AND x."paidOn" IS NOT NULL THEN 'paid' ELSE x.state END AS state, x.reference,
      x.name, x.account, x.amount, x.title, r.order_id AS "order", l.statement_id AS statement, o.payout_id AS payout,
      CASE x.state WHEN 'sent' THEN x."paidOn"::text END AS "paidOn"
    FROM (SELECT p.*, ${sql.raw(PAID_ON)} AS "paidOn" FROM payment_file_payments p WHERE p.payment_file_id = ${fileId}) x
    LEFT JOIN refunds r ON r.id = x.refund_id
    LEFT JOIN unknown_money u ON u.id = x.unknown_id LEFT JOIN statement_lines l ON l.id = u.line_id
    LEFT JOIN payout_lines o ON o.id = x.payout_line_id
    ORDER BY x.place`);
  return rows.map(({ amount, ...found }) => ({ ...found, amount: Number(amount) }));
}

/** The bytes that were written when the file was made. Refuses with NOT_FOUND. */
export async function openPaymentFile(context: Context, id: number): Promise<Download> {
  const [found] = await context.db
    .select({ file: files })
    .from(paymentFiles)
    .innerJoin(files, eq(files.id, paymentFiles.fileId))
    .where(eq(paymentFiles.id, id));
  if (!found) throw new Refusal('NOT_FOUND');
  return openFile(context, found.file);
}

interface SentPayment extends Record<string, unknown> {
  reference: string;
  refund: number | null;
  /** Of the refund. */
  transaction: number | null;
  unknown: number | null;
  payoutLine: number | null;
}

/** What a payment pays. Refuses with PAYMENT_NOT_SENT if the file does not have it, or no longer. */
export async function readSentPayment(db: Db, fileId: number, paymentId: number): Promise<SentPayment> {
  const { rows } = await db.execute<SentPayment>(sql`
    SELECT p.reference, p.refund_id AS refund, r.transaction_id AS transaction, p.unknown_id AS unknown,
      p.payout_line_id AS "payoutLine"
    FROM payment_file_payments p LEFT JOIN refunds r ON r.id = p.refund_id
    WHERE p.payment_file_id = ${fileId} AND p.id = ${paymentId} AND p.state = 'sent'`);
  const [found] = rows;
  if (!found) throw new Refusal('PAYMENT_NOT_SENT');
  return found;
}
