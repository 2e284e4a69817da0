import type { StatementLineView } from '@share/contract/areas/statements/statements.schemas.ts';
import { toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { DueMoney } from './judge-debit.ts';

interface Row extends Record<string, unknown> {
  kind: DueMoney['kind'];
  payout_line_id: number | null;
  file_id: number | null;
  reference: string;
  refund_id: number | null;
  unknown_id: number | null;
  order_id: number | null;
  transaction_id: number | null;
  amount: string;
  account: string;
}

export interface StoredDueMoney extends DueMoney {
  refundId: number | null;
  unknownId: number | null;
}

/** SQL: how the file for the bank that has a payment names it. */
const referenceOf = (payment: string) =>
  sql.raw(
    `coalesce((SELECT f.reference FROM payment_file_payments f WHERE f.state = 'sent' AND f.${payment}), '')`,
  );

/** SQL: whether the money of a payment `p` of a file for the bank has left. */
const HAS_LEFT = `(p.state <> 'sent' OR EXISTS (SELECT FROM refunds r WHERE r.id = p.refund_id AND r.returned_on IS NOT NULL)
  OR EXISTS (SELECT FROM unknown_money u WHERE u.id = p.unknown_id AND u.state <> 'waiting')
  OR EXISTS (SELECT FROM payout_lines q WHERE q.id = p.payout_line_id AND q.state <> 'sent'))`;

/**
 * What may leave the bank in one of these amounts (PLN), the oldest first: refunds that are due, unknown money that waits, payouts that
 * were sent, and files of several payments, which a bank may book as one.
 */
export async function dueMoneyOf(db: Db, amounts: readonly string[]): Promise<StoredDueMoney[]> {
  if (amounts.length === 0) return [];
  const wanted = sql`${sql.param([...new Set(amounts)])}::numeric[]`;
  const { rows } = await db.execute<Row>(sql`
    SELECT 'refund' AS kind, r.id AS refund_id, NULL::int AS unknown_id, NULL::int AS payout_line_id, r.order_id, r.transaction_id, r.amount,
      coalesce(o.investor_data -> 'bankAccount' ->> 'accountNumber', '') AS account, r.due_since AS since,
      NULL::int AS file_id, ${referenceOf('refund_id = r.id')} AS reference
    FROM refunds r JOIN orders o ON o.id = r.order_id
    WHERE r.returned_on IS NULL AND r.returning_since IS NULL AND r.amount = ANY(${wanted})
    UNION ALL SELECT 'unknown-money', NULL, u.id, NULL, NULL, NULL, u.amount, l.counterparty_account, u.recorded_at,
      NULL, ${referenceOf('unknown_id = u.id')}
    FROM unknown_money u JOIN statement_lines l ON l.id = u.line_id
    WHERE u.state = 'waiting' AND u.amount = ANY(${wanted})
    UNION ALL SELECT 'payout', NULL, NULL, p.id, NULL, p.transaction_id, p.net, p.account, p.sent_at,
      NULL, ${referenceOf('payout_line_id = p.id')}
    FROM payout_lines p WHERE p.state = 'sent' AND p.net = ANY(${wanted})
    UNION ALL SELECT 'file', NULL, NULL, NULL, NULL, NULL, b.amount, b.account, b.created_at, b.id, b.reference
    FROM payment_files b WHERE b.withdrawn_at IS NULL AND b.payments > 1 AND b.amount = ANY(${wanted})
      AND NOT EXISTS (SELECT FROM payment_file_payments p WHERE p.payment_file_id = b.id AND ${sql.raw(HAS_LEFT)})
    ORDER BY since`);
  return rows.map(toDueMoney);
}

/**
 * The payments of a file, none of which has left and none of which leaves until the database transaction ends, in the order in which
 * they are closed. Refuses with REFUND_NOT_DUE.
 */
export async function lockFileMoney(tx: Db, file: number): Promise<StoredDueMoney[]> {
  await tx.execute(
    sql`SELECT FROM payment_files WHERE id = ${file} AND withdrawn_at IS NULL FOR NO KEY UPDATE`,
  );
  const { rows } = await tx.execute<Row & { has_left: boolean }>(sql`
    SELECT CASE p.kind WHEN 'unknown' THEN 'unknown-money' ELSE p.kind END AS kind, p.refund_id, p.unknown_id, p.payout_line_id,
      r.order_id, coalesce(r.transaction_id, q.transaction_id) AS transaction_id, p.amount, p.account, NULL::int AS file_id,
      p.reference, ${sql.raw(HAS_LEFT)} AS has_left
    FROM payment_file_payments p LEFT JOIN refunds r ON r.id = p.refund_id LEFT JOIN payout_lines q ON q.id = p.payout_line_id
    WHERE p.payment_file_id = ${file} ORDER BY r.order_id NULLS FIRST, p.id`);
  if (rows.length === 0 || rows.some((row) => row.has_left)) throw new Refusal('REFUND_NOT_DUE');
  return rows.map(toDueMoney);
}

function toDueMoney(row: Row): StoredDueMoney {
  return {
    kind: row.kind,
    refundId: row.refund_id,
    unknownId: row.unknown_id,
    payoutLine: row.payout_line_id,
    order: row.order_id,
    transaction: row.transaction_id,
    amount: toMinorUnits(row.amount),
    account: row.account,
    file: row.file_id,
    reference: row.reference,
  };
}

/** The payouts of those lines, by the line: with the investor, and with the amount that the bank pays. */
export async function payoutsOf(
  { db }: Pick<Context, 'db'>,
  lines: readonly number[],
): Promise<Map<number, NonNullable<StatementLineView['payout']>>> {
  if (lines.length === 0) return new Map();
  const { rows } = await db.execute<{ line: number; id: number; investor: string; amount: string }>(sql`
    SELECT p.id AS line, p.payout_id AS id, btrim(u.first_name || ' ' || u.last_name) AS investor, p.net AS amount
    FROM payout_lines p JOIN users u ON u.id = p.user_id WHERE p.id = ANY(${sql.param([...new Set(lines)])}::int[])`);
  return new Map(rows.map(({ line, amount, ...payout }) => [line, { ...payout, amount: Number(amount) }]));
}
