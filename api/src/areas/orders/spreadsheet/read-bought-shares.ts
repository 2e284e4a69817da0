import { eq, max, min } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { orders } from '../../ledger/orders.tables.ts';
import { shares } from '../../ledger/shares/shares.tables.ts';
import type { Bought } from './order-sheet.ts';

/** The series of a completed order, and its first and last share number. Throws if the order has no shares. */
export async function readBoughtShares(db: Db, orderId: number): Promise<Bought> {
  const [found] = await db
    .select({
      seriesName: orders.seriesName,
      firstShare: min(shares.shareNumber),
      lastShare: max(shares.shareNumber),
    })
    .from(orders)
    .innerJoin(shares, eq(shares.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .groupBy(orders.id);
  if (!found?.firstShare || !found.lastShare) throw new Error(`Completed order ${orderId} has no shares`);
  const { seriesName, firstShare, lastShare } = found;
  return { seriesName, firstShare, lastShare };
}
