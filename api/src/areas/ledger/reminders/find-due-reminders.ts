import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { transactions } from '../transactions.tables.ts';
import { paymentReminders, type ReminderKind } from './payment-reminders.tables.ts';

export interface DueReminder {
  transactionId: number;
  orderId: number;
  kind: ReminderKind;
}

const MOST = 10_000;

/**
 * The bank transfers of which investors are to be reminded now: three days and one day before their term ends, once each; if
 * both were missed, only one day before. There is no reminder for a term that was set when less time was left, because the
 * investor has just been told of it. There is none for an order whose money PayPal may have taken, because nobody pays it again.
 * Finds all transfers, in the order of their terms, or one.
 */
export async function findDueReminders(db: Db, now: Date, transactionId?: number): Promise<DueReminder[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<DueReminder & Record<string, unknown>>(sql`
    SELECT t.id AS "transactionId", t.order_id AS "orderId", k.kind FROM ${transactions} t
    JOIN (VALUES ('one-day', interval '0', interval '24 hours'), ('three-days', interval '24 hours', interval '72 hours'))
      k (kind, least, most) ON t.wait_until > ${at} + k.least AND t.wait_until <= ${at} + k.most
    WHERE t.status = 'new' AND t.method = 'bankTransfer' AND t.order_id IS NOT NULL
      AND t.wait_until > ${at} AND t.wait_until <= ${at} + interval '72 hours'
      AND t.date <= t.wait_until - k.most
      AND NOT EXISTS (SELECT FROM audit_entries a WHERE a.entity = 'transaction' AND a.entity_id = t.id
        AND a.action = 'transaction.extend' AND a.at > t.wait_until - k.most)
      AND NOT EXISTS (SELECT FROM paypal_payments p JOIN ${transactions} former ON former.id = p.transaction_id
        WHERE former.order_id = t.order_id AND p.state = 'unknown')
      AND NOT EXISTS (SELECT FROM ${paymentReminders} r
        WHERE r.transaction_id = t.id AND r.kind = k.kind AND r.wait_until = t.wait_until)
      ${transactionId === undefined ? sql`` : sql`AND t.id = ${transactionId}`}
    ORDER BY t.wait_until, t.id LIMIT ${MOST}`);
  return rows;
}
