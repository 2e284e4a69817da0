import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type {
  CreatedPaymentFile,
  PaymentFileInput,
} from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { fromMinorUnits } from '@share/contract/shared/numbers/money.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { bytesInMemory } from '../../platform/files/file-bytes.ts';
import { type PreparedFile, prepareFile, removeBytes, saveFile } from '../../platform/files/save-file.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal, Refusals } from '../../platform/refusal.ts';
import { markPayoutLines } from '../ledger/ledger.shared.ts';
import { filePayments, paymentFiles } from './payment-files.tables.ts';
import { type Plan, type PlannedPayment, planPaymentFile } from './plan-payment-file.ts';
import { type BankOrder, sumOf } from './writing/bank-order.ts';
import { writeElixir } from './writing/write-elixir.ts';
import { writePain } from './writing/write-pain.ts';

/** A file whose bytes are stored, while no row says so. */
interface Written {
  id: number;
  order: BankOrder;
  plan: Plan;
  prepared: PreparedFile;
}

const ROWS_AT_ONCE = 1_000;

/**
 * Writes a file for the bank. The bytes are stored before the database transaction; under the locks of the payments the file is
 * planned again, and stands only if nothing has changed. Each payment is in at most one file that was not withdrawn (I-39).
 */
export async function createPaymentFile(
  context: Context,
  input: PaymentFileInput,
): Promise<CreatedPaymentFile> {
  const { plan } = await planPaymentFile(context.db, input);
  const written = plan && (await writeFile(context, plan, input));
  try {
    return await inTransaction(context, async (tx) => {
      await lockDue(tx, input);
      const planned = await planPaymentFile(tx, input);
      if (planned.refusals) throw new Refusals(planned.refusals);
      if (!written || !isDeepStrictEqual(planned.plan, written.plan)) throw new Refusal('TRY_AGAIN');
      return store(tx, context, written, input);
    });
  } catch (error) {
    const isRefused = error instanceof Refusal || error instanceof Refusals;
    if (written && isRefused) await removeBytes(context, written.prepared);
    throw error;
  }
}

async function writeFile(context: Context, plan: Plan, input: PaymentFileInput): Promise<Written> {
  const { rows } = await context.db.execute<{ id: number }>(
    sql`SELECT nextval(pg_get_serial_sequence('payment_files', 'id'))::int AS id`,
  );
  const id = rows[0]?.id ?? 0;
  const createdAt = context.now();
  const executeOn = warsawDay(createdAt);
  // The random part keeps the reference unused even where the database was restored from a copy.
  const reference = `${executeOn.replaceAll('-', '')}-${id}-${randomBytes(4).toString('hex')}`;
  const payments = plan.payments.map((payment) => ({ ...payment, reference: referenceOf(payment, id) }));
  const order = { reference, createdAt, executeOn, account: plan.account, payer: plan.payer, payments };
  const isPain = input.format === 'pain.001';
  const bytes = isPain ? writePain(order, input.version) : writeElixir(order, input.encoding);
  const prepared = await prepareFile(context, {
    fileName: `przelewy-${executeOn}-${id}`,
    bytes: bytesInMemory(bytes),
    extension: isPain ? 'xml' : 'pli',
    contentType: 'application/octet-stream',
    thumb: null,
    visibility: 'private',
  });
  return { id, order, plan, prepared };
}

/** By which the bank names the payment; another one for each attempt. */
const referenceOf = ({ kind, record }: PlannedPayment, fileId: number): string =>
  `${{ refund: 'R', unknown: 'U', payout: 'P' }[kind]}${record}-${fileId}`;

/** Nobody else closes these payments, gives them to an order or puts them into a file until the end of the transaction. */
async function lockDue(tx: Db, { refunds, unknown, payouts }: PaymentFileInput): Promise<void> {
  const lock = (table: string, ids: readonly number[]) =>
    tx.execute(
      sql`SELECT FROM ${sql.raw(table)} WHERE id = ANY(${sql.param([...ids])}::int[]) ORDER BY id FOR NO KEY UPDATE`,
    );
  await lock('refunds', refunds);
  await lock('unknown_money', unknown);
  await lock('payouts', payouts);
}

async function store(
  tx: Db,
  context: Context,
  { id, order, plan, prepared }: Written,
  { format, version, encoding }: PaymentFileInput,
): Promise<CreatedPaymentFile> {
  const { id: fileId } = await saveFile(tx, context, prepared);
  const { reference, executeOn, account, createdAt } = order;
  const isPain = format === 'pain.001';
  const amount = fromMinorUnits(sumOf(plan.payments));
  await tx.insert(paymentFiles).values({
    id,
    fileId,
    reference,
    format,
    version: isPain ? version : null,
    encoding: isPain ? 'utf-8' : encoding,
    account,
    executeOn,
    payments: plan.payments.length,
    amount,
    createdAt,
    createdBy: context.actor.label,
  });
  const rows = plan.payments.map(({ kind, record, ...payment }, nth) => ({
    ...payment,
    paymentFileId: id,
    place: nth + 1,
    kind,
    refundId: kind === 'refund' ? record : null,
    unknownId: kind === 'unknown' ? record : null,
    payoutLineId: kind === 'payout' ? record : null,
    reference: order.payments[nth]?.reference ?? '',
  }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tx.insert(filePayments).values(rows.slice(at, at + ROWS_AT_ONCE));
  const lines = plan.payments.filter(({ kind }) => kind === 'payout').map(({ record }) => record);
  if (lines.length > 0) await markPayoutLines(tx, context, lines, { to: 'sent' });
  await audit(tx, context, {
    action: 'paymentFile.create',
    entity: 'paymentFile',
    id,
    after: {
      fileName: prepared.fileName,
      format,
      accountNumber: account,
      payments: rows.length,
      amount: Number(amount),
      sha256: prepared.sha256,
    },
    amount: Number(amount),
  });
  const { fileName: name, sha256 } = prepared;
  return { id, name, sha256, payments: rows.length, sum: Number(amount), left: plan.left };
}
