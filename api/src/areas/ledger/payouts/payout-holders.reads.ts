import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { findHoldersOfOffer } from '../register/holders.reads.ts';
import { payoutLines } from './payouts.tables.ts';

/** A holder of an offer, with the account to which a payout goes. */
export interface PayoutHolder {
  investmentId: number;
  userId: number;
  shares: number;
  account: string;
}

/**
 * SQL: the account of the user `u` for the investment: the person's own, or else that of the newest accepted order which has one;
 * empty where there is none.
 */
export const accountOf = (investmentId: string): string => `coalesce(nullif(u.account_number, ''), (
  SELECT o.investor_data -> 'bankAccount' ->> 'accountNumber' FROM orders o
  WHERE o.investment_id = ${investmentId} AND o.status = 'completed' AND o.investor_data -> 'bankAccount' ->> 'accountNumber' <> ''
  ORDER BY o.id DESC LIMIT 1), '')`;

/** The holders of an offer at the end of a day, in the order of their investments. */
export async function findPayoutHolders(db: Db, offerId: number, day: string): Promise<PayoutHolder[]> {
  const held = await findHoldersOfOffer(db, offerId, day);
  const ids = sql.param(held.map(({ investmentId }) => investmentId));
  const { rows } = await db.execute<{ id: number; account: string }>(
    sql`SELECT i.id, ${sql.raw(accountOf('i.id'))} AS account FROM investments i JOIN users u ON u.id = i.user_id
      WHERE i.id = ANY(${ids}::int[])`,
  );
  const accounts = new Map(rows.map(({ id, account }) => [id, account]));
  return held.map((holder) => ({ ...holder, account: accounts.get(holder.investmentId) ?? '' }));
}

/** The holders as they are stored in the lines of a payout. */
export const readStoredHolders = (db: Db, payoutId: number): Promise<PayoutHolder[]> =>
  db
    .select({
      investmentId: payoutLines.investmentId,
      userId: payoutLines.userId,
      shares: payoutLines.shares,
      account: payoutLines.account,
    })
    .from(payoutLines)
    .where(eq(payoutLines.payoutId, payoutId))
    .orderBy(asc(payoutLines.investmentId));
