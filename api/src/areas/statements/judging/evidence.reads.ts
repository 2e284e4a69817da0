/** The orders that lines may concern, read for many lines at once. */
import { fromMinorUnits, toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { isOverdue } from '../../ledger/ledger.shared.ts';
import type { Candidate } from './judge.ts';

/** An order with the transaction that asks for its money. */
export interface KnownOrder extends Candidate {
  transactionId: number;
}

interface Row extends Record<string, unknown> {
  id: number;
  transaction_id: number;
  status: string;
  has_money: boolean;
  wait_until: Date | null;
  is_transfer: boolean;
  amount: string;
  first_name: string;
  last_name: string;
  account: string;
  series_account: string;
  virtual_account: string | null;
}

const SELECT = sql.raw(`SELECT o.id, t.id AS transaction_id, o.status, t.amount,
    o.status IN ('paid', 'completed') OR EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id) AS has_money,
    t.wait_until, t.method = 'bankTransfer' AS is_transfer,
    o.investor_data ->> 'firstName' AS first_name, o.investor_data ->> 'lastName' AS last_name,
    coalesce(o.investor_data -> 'bankAccount' ->> 'accountNumber', '') AS account,
    s.account_number AS series_account, o.virtual_account
  FROM orders o JOIN transactions t ON t.order_id = o.id AND NOT t.replaced JOIN series s ON s.id = o.series_id`);

const toOrder = (row: Row, now: Date): KnownOrder => ({
  id: row.id,
  transactionId: row.transaction_id,
  state: row.has_money
    ? 'paid'
    : row.status === 'new' && row.is_transfer && !isOverdue(row.wait_until, now)
      ? 'open'
      : 'ended',
  amount: toMinorUnits(row.amount),
  investor: { firstName: row.first_name, lastName: row.last_name, account: row.account },
  seriesAccount: row.series_account,
});

type Reading = Pick<Context, 'db' | 'now'>;

export async function ordersOf(
  { db, now }: Reading,
  ids: readonly number[],
): Promise<Map<number, KnownOrder>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<Row>(
    sql`${SELECT} WHERE o.id = ANY(${sql.param([...new Set(ids)])}::int[])`,
  );
  return new Map(rows.map((row) => [row.id, toOrder(row, now())]));
}

/** Orders by the number of their transaction, which people give too. */
export async function ordersOfTransactions(
  { db, now }: Reading,
  ids: readonly number[],
): Promise<Map<number, KnownOrder>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<Row>(
    sql`${SELECT} WHERE t.id = ANY(${sql.param([...new Set(ids)])}::int[])`,
  );
  return new Map(rows.map((row) => [row.transaction_id, toOrder(row, now())]));
}

/** Orders by their virtual accounts. */
export async function ordersOfVirtualAccounts(
  { db, now }: Reading,
  accounts: readonly string[],
): Promise<Map<string, KnownOrder>> {
  if (accounts.length === 0) return new Map();
  const { rows } = await db.execute<Row>(
    sql`${SELECT} WHERE o.virtual_account = ANY(${sql.param([...new Set(accounts)])}::text[])`,
  );
  return new Map(rows.map((row) => [row.virtual_account ?? '', toOrder(row, now())]));
}

/** The most orders of one account that are compared; whoever has more is no private person. */
const MOST_OF_ACCOUNT = 50;

/** The last orders of investors with those accounts, by account. */
export async function ordersOfAccounts(
  { db, now }: Reading,
  accounts: readonly string[],
): Promise<Map<string, KnownOrder[]>> {
  if (accounts.length === 0) return new Map();
  const wanted = sql.param([...new Set(accounts)]);
  // The index has no orders without an account, which the statement has to say as well.
  const { rows } = await db.execute<Row>(sql`SELECT found.* FROM unnest(${wanted}::text[]) wanted
    CROSS JOIN LATERAL (${SELECT} WHERE o.investor_data -> 'bankAccount' ->> 'accountNumber' = wanted
      AND o.investor_data -> 'bankAccount' ->> 'accountNumber' <> '' ORDER BY o.id DESC LIMIT ${MOST_OF_ACCOUNT}) found`);
  return Map.groupBy(
    rows.map((row) => toOrder(row, now())),
    ({ investor }) => investor.account,
  );
}

/** The most open orders of one amount whose names are compared. */
const MOST_OF_AMOUNT = 200;

/** The open orders of those amounts (grosze), by amount. */
export async function openOrdersOfAmounts(
  { db, now }: Reading,
  amounts: readonly bigint[],
): Promise<Map<bigint, KnownOrder[]>> {
  if (amounts.length === 0) return new Map();
  const wanted = [...new Set(amounts)].map(fromMinorUnits);
  const { rows } =
    await db.execute<Row>(sql`SELECT found.* FROM unnest(${sql.param(wanted)}::numeric[]) wanted
    CROSS JOIN LATERAL (${SELECT} WHERE t.amount = wanted AND t.status = 'new' AND o.status = 'new' AND t.method = 'bankTransfer'
      ORDER BY t.id DESC LIMIT ${MOST_OF_AMOUNT}) found`);
  return Map.groupBy(
    rows.map((row) => toOrder(row, now())),
    ({ amount }) => amount,
  );
}
