import type { StatementLineView } from '@share/contract/areas/statements/statements.schemas.ts';
import { toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { DueMoney } from './judge-debit.ts';

interface Row extends Record<string, unknown> {
  kind: DueMoney['kind'];
  payout_line_id: number | null;
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

/** The refunds that are due, the unknown money that waits and the payouts that were sent, of one of these amounts (PLN), the oldest first. */
export async function dueMoneyOf(db: Db, amounts: readonly string[]): Promise<StoredDueMoney[]> {
  if (amounts.length === 0) return [];
  const wanted = sql`${sql.param([...new Set(amounts)])}::numeric[]`;
  const { rows } = await db.execute<Row>(sql`
    SELECT 'refund' AS kind, r.id AS refund_id, NULL::int AS unknown_id, NULL::int AS payout_line_id, r.order_id, r.transaction_id, r.amount,
      coalesce(o.investor_data -> 'bankAccount' ->> 'accountNumber', '') AS account, r.due_since AS since
    FROM refunds r JOIN orders o ON o.id = r.order_id
    WHERE r.returned_on IS NULL AND r.returning_since IS NULL AND r.amount = ANY(${wanted})
    UNION ALL SELECT 'unknown-money', NULL, u.id, NULL, NULL, NULL, u.amount, l.counterparty_account, u.recorded_at
    FROM unknown_money u JOIN statement_lines l ON l.id = u.line_id
    WHERE u.state = 'waiting' AND u.amount = ANY(${wanted})
    UNION ALL SELECT 'payout', NULL, NULL, p.id, NULL, p.transaction_id, p.net, p.account, p.sent_at
    FROM payout_lines p WHERE p.state = 'sent' AND p.net = ANY(${wanted})
    ORDER BY since`);
  return rows.map((row) => ({
    kind: row.kind,
    refundId: row.refund_id,
    unknownId: row.unknown_id,
    payoutLine: row.payout_line_id,
    order: row.order_id,
    transaction: row.transaction_id,
    amount: toMinorUnits(row.amount),
    account: row.account,
  }));
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
