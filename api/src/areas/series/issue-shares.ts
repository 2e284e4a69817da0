import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { series } from './series.tables.ts';
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

/**
 * Turns reserved shares into issued ones. Their numbers go on from what the row of the series says once this update holds
 * it: unique and without gaps, which a sequence would not be (R2).
 */
export async function issueShares(tx: Db, purchase: Purchase): Promise<void> {
  const { orderId, investmentId, seriesId, quantity, pricePerShare, date } = purchase;
  if (quantity > LARGE_ORDER) await tx.execute(sql`SET LOCAL statement_timeout = '60s'`);
  const { rowCount } = await tx.execute(sql`
    WITH counted AS (
      UPDATE ${series} SET reserved = reserved - ${quantity}, issued = issued + ${quantity}
      WHERE id = ${seriesId} AND reserved >= ${quantity} RETURNING issued
    )
    INSERT INTO ${shares} (series_id, investment_id, order_id, share_number, price, date)
    SELECT ${seriesId}, ${investmentId}, ${orderId}, number, ${pricePerShare}, ${date}
    FROM counted, generate_series(counted.issued - ${quantity} + 1, counted.issued) AS number`);
  if (rowCount !== quantity)
    throw new Error(`Order ${orderId} was to get ${quantity} shares, not ${rowCount}`);
}
