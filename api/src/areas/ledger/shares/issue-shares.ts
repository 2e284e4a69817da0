import { sql } from 'drizzle-orm';
import { allowSeconds, type Db, prepared } from '../../../platform/database/database.ts';
import { series } from '../../series/series.tables.ts';
import { shares } from './shares.tables.ts';

/** Issuing more shares than this may take longer than the normal statement timeout. */
const LARGE_ORDER = 10_000;

interface Purchase {
  orderId: number;
  investmentId: number;
  seriesId: number;
  quantity: number;
  pricePerShare: string;
  date: Date;
}

/** The numbers of an order's shares, which have no gaps. */
export interface IssuedShares {
  first: number;
  last: number;
}

const issue = prepared((db) => {
  const $ = sql.placeholder;
  const quantity = sql`${$('quantity')}::integer`;
  const counted = db.$with('counted', {}).as(sql`
    UPDATE ${series} SET reserved = reserved - ${quantity}, issued = issued + ${quantity}
    WHERE id = ${$('seriesId')} AND reserved >= ${quantity} RETURNING id, issued`);
  const number = sql<number>`share_number`.as('share_number');
  const numbered = db.$with('numbered', { number }).as(sql`
    INSERT INTO ${shares} (series_id, investment_id, order_id, share_number, price, date)
    SELECT id, ${$('investmentId')}, ${$('orderId')}, number, ${$('price')}, ${$('date')}
    FROM counted, generate_series(issued - ${quantity} + 1, issued) AS number RETURNING share_number`);
  const issued = sql<number>`count(*)::integer`.as('issued');
  const first = sql<number>`min(share_number)`.as('first');
  const last = sql<number>`max(share_number)`.as('last');
  return db.with(counted, numbered).select({ issued, first, last }).from(numbered).prepare('issue_shares');
});

/**
 * Raises the statement timeout for the rest of the transaction, if the quantity needs it. Separate from `issueShares`, so
 * that the sequence of the writes does not depend on the quantity.
 */
export async function allowTimeToIssue(tx: Db, quantity: number): Promise<void> {
  if (quantity > LARGE_ORDER) await allowSeconds(tx, 60);
}

/**
 * Issues reserved shares. The numbers continue from the counter of the series, whose row this update locks, so they are
 * unique and without gaps; a database sequence would leave gaps (R2). Call `allowTimeToIssue` before.
 */
export async function issueShares(tx: Db, purchase: Purchase): Promise<IssuedShares> {
  const { quantity, orderId, pricePerShare: price, date } = purchase;
  const [done] = await issue(tx).execute({ ...purchase, price, date: date.toISOString() });
  if (done?.issued !== quantity)
    throw new Error(`Order ${orderId} was to get ${quantity} shares, not ${done?.issued}`);
  return { first: done.first, last: done.last };
}
