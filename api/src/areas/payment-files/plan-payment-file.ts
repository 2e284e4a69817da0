/** What a file for the bank is to have, and why it may not. */
import {
  MOST_PAYMENTS,
  type PaymentFileInput,
  type PaymentKind,
} from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { DUE_FIELDS, DUE_PAYMENTS, type FoundPayment, obstacleOf, titleOf } from './due-payments.reads.ts';
import { holderOf, readPayingAccounts } from './paying-accounts.reads.ts';
import { type BankPayment, bankNameOf, bankTitleOf } from './writing/bank-order.ts';

export interface PlannedPayment extends Omit<BankPayment, 'reference'> {
  kind: PaymentKind;
  /** The number of the refund, of the unknown money or of the line of a payout. */
  record: number;
}

export interface Plan {
  account: string;
  payer: string;
  payments: PlannedPayment[];
  /** How many of the chosen payments are left out. */
  left: number;
}

type Chosen = Pick<PaymentFileInput, 'refunds' | 'unknown' | 'payouts' | 'account'>;
type Found = Pick<
  FoundPayment,
  'kind' | 'record' | 'name' | 'account' | 'amount' | 'payFrom' | 'order' | 'bookedOn' | 'offer' | 'file'
>;

/** The plan of a file with the chosen payments, in their order; without it, the reasons. */
export async function planPaymentFile(
  db: Db,
  input: Chosen,
): Promise<{ plan: Plan; refusals?: never } | { plan?: never; refusals: Refusal[] }> {
  const single = await planSingle(db, input);
  const ofPayouts = await planPayouts(db, input);
  const refusals = [...single.refusals, ...ofPayouts.refusals];
  const payments = [...single.payments, ...ofPayouts.payments];
  const account = input.account ? input.account.replace(/^PL/, '') : accountOf(payments);
  if (account === null) refusals.push(new Refusal('PAYMENT_FILE_ACCOUNTS_DIFFER', 'account'));
  else if (payments.length > 0 && !(await readPayingAccounts(db)).some((own) => own.account === account))
    refusals.push(new Refusal('PAYMENT_FILE_ACCOUNT_UNKNOWN', 'account'));
  if (account === null || refusals.length > 0) return { refusals };
  const taken = payments.slice(0, MOST_PAYMENTS);
  return {
    plan: {
      account,
      payer: bankNameOf(await holderOf(db, account)),
      payments: taken.map(toPlanned),
      left: payments.length - taken.length + ofPayouts.left,
    },
  };
}

/** Refunds and unknown money: each that cannot be in the file is a reason to refuse it. */
async function planSingle(db: Db, input: Chosen): Promise<{ payments: Found[]; refusals: Refusal[] }> {
  const wanted = [
    ...input.refunds.map((record, nth) => ({ kind: 'refund' as const, record, path: `refunds.${nth}` })),
    ...input.unknown.map((record, nth) => ({ kind: 'unknown' as const, record, path: `unknown.${nth}` })),
  ];
  const due = wanted.length === 0 ? new Map<string, Found>() : await readDue(db, input);
  const found = wanted.map((one) => ({ ...one, payment: due.get(`${one.kind} ${one.record}`) }));
  return {
    payments: found.flatMap(({ payment }) => payment ?? []),
    refusals: found.flatMap(({ payment, path }) => {
      const code = whyNot(payment);
      return code ? [new Refusal(code, path)] : [];
    }),
  };
}

/** The payments by kind and number. */
async function readDue(db: Db, { refunds, unknown }: Chosen): Promise<Map<string, Found>> {
  const fields = Object.entries(DUE_FIELDS).map(([name, expression]) => `${expression} AS "${name}"`);
  const { rows } = await db.execute(sql`
    SELECT ${sql.raw(fields.join(', '))} FROM ${sql.raw(DUE_PAYMENTS)} d
    WHERE (d.kind = 'refund' AND d.record = ANY(${sql.param(refunds)}::int[]))
       OR (d.kind = 'unknown' AND d.record = ANY(${sql.param(unknown)}::int[]))`);
  return new Map((rows as unknown as Found[]).map((found) => [`${found.kind} ${found.record}`, found]));
}

/** A payout is taken as far as its holders can be paid; one of which nobody can is a reason to refuse the file. */
async function planPayouts(
  db: Db,
  { payouts }: Chosen,
): Promise<{ payments: Found[]; refusals: Refusal[]; left: number }> {
  const lines = payouts.length === 0 ? [] : await readLines(db, payouts);
  const payable = lines.filter((line) => obstacleOf(line) === null);
  const refusals = payouts.flatMap((payout, nth) => {
    const isOf = (line: Line) => line.payout === payout;
    if (payable.some(isOf)) return [];
    const code = lines.some(isOf) ? 'PAYMENT_CANNOT_BE_SENT' : 'PAYMENT_NOT_DUE';
    return [new Refusal(code, `payouts.${nth}`)];
  });
  return { payments: payable, refusals, left: lines.length - payable.length };
}

interface Line extends Found {
  payout: number;
}

/** The lines of payouts that are due and in no file. */
async function readLines(db: Db, payouts: readonly number[]): Promise<Line[]> {
  const { rows } = await db.execute(sql`
    SELECT 'payout' AS kind, l.id AS record, l.payout_id AS payout, btrim(concat(u.first_name, ' ', u.last_name)) AS name, l.account,
      l.net AS amount, coalesce(s.account_number, '') AS "payFrom", NULL AS "order", NULL AS "bookedOn", f.title->>'pl' AS offer,
      NULL AS file
    FROM payout_lines l JOIN payouts y ON y.id = l.payout_id JOIN users u ON u.id = l.user_id JOIN offers f ON f.id = y.offer_id
    LEFT JOIN series s ON s.id = f.series_id
    WHERE l.payout_id = ANY(${sql.param([...payouts])}::int[]) AND l.state = 'due' AND l.net > 0
      AND NOT EXISTS (SELECT FROM payment_file_payments p WHERE p.payout_line_id = l.id AND p.state = 'sent')
    ORDER BY l.payout_id, l.id`);
  return rows as unknown as Line[];
}

function whyNot(payment: Found | undefined) {
  if (!payment) return 'PAYMENT_NOT_DUE';
  if (payment.file !== null) return 'PAYMENT_IN_FILE';
  return obstacleOf(payment) === null ? null : 'PAYMENT_CANNOT_BE_SENT';
}

/** The account to which the money of all of them came; null if there are several. */
function accountOf(payments: readonly Found[]): string | null {
  const [one = '', ...others] = new Set(payments.map(({ payFrom }) => payFrom));
  return others.length === 0 ? one : null;
}

const toPlanned = (found: Found): PlannedPayment => ({
  kind: found.kind,
  record: found.record,
  name: bankNameOf(found.name),
  account: found.account,
  amount: found.amount,
  title: bankTitleOf(titleOf(found)),
});
