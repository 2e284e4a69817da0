import { toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { DueMoney } from './judge-debit.ts';

interface Row extends Record<string, unknown> {
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

/** The refunds that are due and the unknown money that waits, of one of these amounts (PLN), the oldest first. */
export async function dueMoneyOf(db: Db, amounts: readonly string[]): Promise<StoredDueMoney[]> {
  if (amounts.length === 0) return [];
  const wanted = sql`${sql.param([...new Set(amounts)])}::numeric[]`;
  const { rows } = await db.execute<Row>(sql`
    SELECT r.id AS refund_id, NULL::int AS unknown_id, r.order_id, r.transaction_id, r.amount,
      coalesce(o.investor_data -> 'bankAccount' ->> 'accountNumber', '') AS account, r.due_since AS since
    FROM refunds r JOIN orders o ON o.id = r.order_id
    WHERE r.returned_on IS NULL AND r.returning_since IS NULL AND r.amount = ANY(${wanted})
    UNION ALL SELECT NULL, u.id, NULL, NULL, u.amount, l.counterparty_account, u.recorded_at
    FROM unknown_money u JOIN statement_lines l ON l.id = u.line_id
    WHERE u.state = 'waiting' AND u.amount = ANY(${wanted})
    ORDER BY since`);
  return rows.map((row) => ({
    refundId: row.refund_id,
    unknownId: row.unknown_id,
    order: row.order_id,
    transaction: row.transaction_id,
    amount: toMinorUnits(row.amount),
    account: row.account,
  }));
}
