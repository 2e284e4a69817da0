/** What is to be paid out, from the records that say so: refunds and payouts of the ledger, and unknown money. */
import type {
  DuePayment,
  PaymentKind,
  PaymentObstacle,
} from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { formatBookDay } from '@share/contract/shared/dates.ts';
import { readAccountNumber } from '../countries/countries.shared.ts';
import { hasBankName } from './writing/bank-order.ts';

const fileOf = (column: string, id: string) =>
  `(SELECT p.payment_file_id FROM payment_file_payments p WHERE p.${column} = ${id} AND p.state = 'sent')`;

/** PayPal returns what it took; only transfers are returned by the bank. */
const BY_BANK = `r.returned_on IS NULL AND r.returning_since IS NULL AND NOT (t.method = 'payPal' AND r.reason = 'rejection')`;

/** SQL: the lines of payouts whose money is still to be sent, each with its file if it has one. */
const LINES = `(SELECT l.payout_id, l.net, l.account, l.state, ${fileOf('payout_line_id', 'l.id')} AS file
  FROM payout_lines l WHERE l.state IN ('due', 'sent') AND l.net > 0)`;

/** A row for what no file has, and one for each file. */
const PAYOUTS = `SELECT coalesce(x.file * 4 + 3, y.id * 4 + 2), 'payout', y.id, NULL, NULL, '', '', sum(x.net), y.confirmed_at,
    s.account_number, NULL, f.title->>'pl', count(*)::int, count(*) FILTER (WHERE x.account !~ '^[0-9]{26}$')::int, x.file
  FROM ${LINES} x JOIN payouts y ON y.id = x.payout_id JOIN offers f ON f.id = y.offer_id LEFT JOIN series s ON s.id = f.series_id
  WHERE x.file IS NOT NULL OR x.state = 'due'
  GROUP BY y.id, x.file, s.account_number, f.title`;

/** SQL of a table of all payments that are due, whether or not a file has them. Its `id` is unique among all kinds. */
export const DUE_PAYMENTS = `(
  SELECT r.id * 4 AS id, 'refund' AS kind, r.id AS record, r.order_id AS "order", NULL::int AS statement,
    btrim(concat(o.investor_data->>'firstName', ' ', o.investor_data->>'lastName')) AS name,
    coalesce(o.investor_data->'bankAccount'->>'accountNumber', '') AS account, r.amount, r.due_since, s.account_number AS pay_from,
    NULL::text AS booked_on, NULL::text AS offer, 1 AS payments, 0 AS unpayable, ${fileOf('refund_id', 'r.id')} AS file
  FROM refunds r JOIN transactions t ON t.id = r.transaction_id JOIN orders o ON o.id = r.order_id
  JOIN series s ON s.id = o.series_id WHERE ${BY_BANK}
  UNION ALL
  SELECT u.id * 4 + 1, 'unknown', u.id, NULL, l.statement_id, l.counterparty_name, l.counterparty_account, u.amount, u.recorded_at,
    l.account, l.booked_on::text, NULL, 1, 0, ${fileOf('unknown_id', 'u.id')}
  FROM unknown_money u JOIN statement_lines l ON l.id = u.line_id WHERE u.state = 'waiting'
  UNION ALL ${PAYOUTS})`;

export interface FoundPayment {
  id: number;
  kind: PaymentKind;
  record: number;
  order: number | null;
  statement: number | null;
  name: string;
  account: string;
  amount: string;
  dueSince: Date | string;
  payFrom: string;
  bookedOn: string | null;
  /** The title of a payout's offer. */
  offer: string | null;
  payments: number;
  unpayable: number;
  file: number | null;
}

/** The fields of `FoundPayment` in the table `DUE_PAYMENTS d`. */
export const DUE_FIELDS = {
  id: 'd.id',
  kind: 'd.kind',
  record: 'd.record',
  order: 'd."order"',
  statement: 'd.statement',
  name: 'd.name',
  account: 'd.account',
  amount: 'd.amount',
  dueSince: 'd.due_since',
  payFrom: 'd.pay_from',
  bookedOn: 'd.booked_on',
  offer: 'd.offer',
  payments: 'd.payments',
  unpayable: 'd.unpayable',
  file: 'd.file',
} as const;

export function toDuePayment({ bookedOn, offer, ...found }: FoundPayment): DuePayment {
  const obstacle = found.kind === 'payout' ? null : obstacleOf(found);
  return {
    ...found,
    amount: Number(found.amount),
    dueSince: new Date(found.dueSince).toISOString(),
    title: titleOf({ order: found.order, bookedOn, offer }),
    state: found.file === null ? 'waiting' : 'sent',
    obstacle,
    unpayable: obstacle === null ? found.unpayable : 1,
  };
}

/** In Polish, because the bank and the payee are; the only number is that of the order, by which a statement finds it again. */
export function titleOf({
  order,
  bookedOn,
  offer,
}: Pick<FoundPayment, 'order' | 'bookedOn' | 'offer'>): string {
  if (offer !== null) return `Dywidenda, ${offer}`;
  return order === null ? `Zwrot wpłaty z ${formatBookDay(bookedOn ?? '')}` : `Zwrot, zamówienie ${order}`;
}

const POLISH = /^\d{26}$/;

/** Why no file can have the payment, or null. */
export function obstacleOf({
  name,
  account,
}: Pick<FoundPayment, 'name' | 'account'>): PaymentObstacle | null {
  if (account === '') return 'no-account';
  if (!POLISH.test(account)) return 'foreign-account';
  if (readAccountNumber(account) === null) return 'wrong-account';
  return hasBankName(name) ? null : 'no-name';
}
