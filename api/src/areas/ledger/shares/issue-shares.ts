import { sql } from 'drizzle-orm';
import { allowSeconds, type Db, prepared } from '../../../platform/database/database.ts';
import { series } from '../../series/series.tables.ts';
import { shares } from './shares.tables.ts';

/** Orders beyond this may take longer than the time that other statements get. */
const LARGE_ORDER = 10_000;

interface Purchase {
  orderId: number;
  investmentId: number;
  seriesId: number;
  quantity: number;
  pricePerShare: string;
  date: Date;
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
  return db.with(counted, numbered).select({ issued }).from(numbered).prepare('issue_shares');
});

/**
 * Gives the rest of the transaction time enough to issue that many shares. A statement of its own, so that it is sent
 * before `issueShares` and the order of the writes beside that does not depend on the quantity.
 */
export async function allowTimeToIssue(tx: Db, quantity: number): Promise<void> {
  if (quantity > LARGE_ORDER) await allowSeconds(tx, 60);
}

/**
 * Turns reserved shares into issued ones. Their numbers go on from what the row of the series says once this update holds
 * it: unique and without gaps, which a sequence would not be (R2). Large orders need `allowTimeToIssue` before.
 */
export async function issueShares(tx: Db, purchase: Purchase): Promise<void> {
  const { quantity, orderId, pricePerShare: price, date } = purchase;
  const [done] = await issue(tx).execute({ ...purchase, price, date: date.toISOString() });
  if (done?.issued !== quantity)
    throw new Error(`Order ${orderId} was to get ${quantity} shares, not ${done?.issued}`);
}
