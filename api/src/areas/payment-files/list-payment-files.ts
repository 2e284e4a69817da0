import { paymentFilesList } from '@share/contract/areas/payment-files/payment-files.endpoints.ts';
import type { PaymentFileView } from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { equals, type Parameter, withinDays } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { totalsFrom } from '../../platform/lists/totals-statement.ts';
import { Refusal } from '../../platform/refusal.ts';

interface Found extends Omit<PaymentFileView, 'sum' | 'createdAt' | 'withdrawnAt'> {
  sum: string;
  createdAt: Date | string;
  withdrawnAt: Date | string | null;
}

/** SQL: the day on which the money of a payment `p` left, as its own record says; null while it waits. */
export const PAID_ON = `coalesce((SELECT r.returned_on FROM refunds r WHERE r.id = p.refund_id),
  (SELECT u.returned_on FROM unknown_money u WHERE u.id = p.unknown_id),
  (SELECT l.paid_on FROM payout_lines l WHERE l.id = p.payout_line_id))`;

/** SQL: the payments of a file `f` that are in that state. */
const count = (state: string) =>
  `(SELECT count(*)::int FROM payment_file_payments p WHERE p.payment_file_id = f.id AND ${state})`;
const STATE = `CASE WHEN f.withdrawn_at IS NOT NULL THEN 'withdrawn' WHEN EXISTS (SELECT FROM payment_file_payments p
  WHERE p.payment_file_id = f.id AND p.state = 'sent' AND ${PAID_ON} IS NULL) THEN 'open' ELSE 'done' END`;
const nameOf = (
  label: string,
) => `coalesce((SELECT nullif(btrim(u.first_name || ' ' || u.last_name), '') FROM users u
  WHERE u.email = ${label} AND u.deleted_at IS NULL), ${label})`;

const source: ListSource<typeof paymentFilesList, Found, PaymentFileView> = {
  declared: paymentFilesList,
  from: 'payment_files f',
  totals: { amount: 'f.amount', tab: STATE },
  id: 'f.id',
  filters: {
    account: (typed: string, parameter: Parameter) =>
      `strpos(f.account, ${parameter(typed.replace(/[\s-]/g, ''))}) > 0`,
    createdAt: withinDays('f.created_at'),
    state: equals(STATE),
  },
  orders: { createdAt: 'f.created_at', sum: 'f.amount' },
  select: {
    id: 'f.id',
    name: 's.file_name',
    reference: 'f.reference',
    format: 'f.format',
    version: 'f.version',
    encoding: 'f.encoding',
    account: 'f.account',
    executeOn: 'f.execute_on::text',
    payments: 'f.payments',
    sum: 'f.amount',
    paid: count(`p.state = 'sent' AND ${PAID_ON} IS NOT NULL`),
    failed: count(`p.state = 'failed'`),
    sha256: 's.sha256',
    state: STATE,
    createdAt: 'f.created_at',
    createdBy: nameOf('f.created_by'),
    withdrawnAt: 'f.withdrawn_at',
    withdrawnBy: nameOf('f.withdrawn_by'),
  },
  joins: 'JOIN payment_files f ON f.id = page.id JOIN files s ON s.id = f.file_id',
  row: toView,
};

function toView({ sum, createdAt, withdrawnAt, ...found }: Found): PaymentFileView {
  return {
    ...found,
    sum: Number(sum),
    createdAt: new Date(createdAt).toISOString(),
    withdrawnAt: withdrawnAt && new Date(withdrawnAt).toISOString(),
  };
}

export const listPaymentFiles = listFrom(source);
export const totalPaymentFiles = totalsFrom(source);

/** Refuses with NOT_FOUND. */
export async function readPaymentFile(db: Db, id: number): Promise<PaymentFileView> {
  const fields = Object.entries(source.select).map(([name, expression]) => `${expression} AS "${name}"`);
  const { rows } = await db.execute(
    sql`SELECT ${sql.raw(fields.join(', '))} FROM payment_files f JOIN files s ON s.id = f.file_id WHERE f.id = ${id}`,
  );
  const [found] = rows as unknown as Found[];
  if (!found) throw new Refusal('NOT_FOUND');
  return toView(found);
}
