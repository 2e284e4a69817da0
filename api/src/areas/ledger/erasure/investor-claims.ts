import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** The facts in the books that decide whether an investor can be erased. */
export interface InvestorClaims {
  orders: number;
  transactions: number;
  investments: number;
  agreements: number;
  signedDocuments: number;
  notes: number;
  shares: number;
  openOrders: number;
  /** Includes money that PayPal took and for which no order waits. */
  refundsDue: number;
  /** The newest order, payment or return of money. */
  lastActivity: Date | null;
}

export async function readInvestorClaims(db: Db, userId: number): Promise<InvestorClaims> {
  const { rows } = await db.execute<{ [Name in keyof InvestorClaims]: number } & Record<string, unknown>>(sql`
    WITH mine AS (SELECT * FROM orders WHERE user_id = ${userId}),
      paid AS (SELECT * FROM transactions WHERE user_id = ${userId}),
      owed AS (SELECT r.* FROM refunds r JOIN mine ON mine.id = r.order_id),
      received AS (SELECT r.* FROM receipts r JOIN paid ON paid.id = r.transaction_id)
    SELECT (SELECT count(*)::int FROM mine) AS orders,
      (SELECT count(*)::int FROM paid) AS transactions,
      (SELECT count(*)::int FROM investments WHERE user_id = ${userId}) AS investments,
      (SELECT count(*)::int FROM user_agreements WHERE user_id = ${userId}) AS agreements,
      (SELECT count(*)::int FROM signed_documents d JOIN mine ON mine.id = d.order_id) AS "signedDocuments",
      (SELECT count(*)::int FROM owed WHERE reference IS NOT NULL) + (SELECT count(*)::int FROM owed WHERE note <> '') +
        (SELECT count(*)::int FROM received WHERE note <> '') AS notes,
      (SELECT count(*)::int FROM shares s JOIN investments i ON i.id = s.investment_id WHERE i.user_id = ${userId}) AS shares,
      (SELECT count(*)::int FROM mine WHERE status IN ('new', 'paid'))
        + (SELECT count(*)::int FROM paid WHERE order_id IS NULL AND status IN ('new', 'paid')) AS "openOrders",
      (SELECT count(*)::int FROM owed WHERE returned_on IS NULL) + (SELECT count(*)::int FROM paypal_payments p
        JOIN paid ON paid.id = p.transaction_id WHERE p.state = 'unknown') AS "refundsDue",
      greatest(
        (SELECT max(greatest(date, date_completed, date_rejected)) FROM mine),
        (SELECT max(greatest(date, date_completed, date_rejected)) FROM paid),
        (SELECT max(closed_at) FROM owed)) AS "lastActivity"`);
  const [found] = rows;
  if (!found) throw new Error('An aggregate returned no row');
  return { ...found, lastActivity: found.lastActivity === null ? null : new Date(found.lastActivity) };
}
