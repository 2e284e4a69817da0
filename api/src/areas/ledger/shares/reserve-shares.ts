import { and, eq, gte, sql } from 'drizzle-orm';
import { type Db, prepared } from '../../../platform/database/database.ts';
import type { StoredSeries } from '../../series/series.shared.ts';
import { series } from '../../series/series.tables.ts';

const reserve = prepared((db) => {
  const quantity = sql.placeholder('quantity');
  return db
    .update(series)
    .set({ reserved: sql`${series.reserved} + ${quantity}::integer` })
    .where(
      and(
        eq(series.id, sql.placeholder('id')),
        sql`${series.issued}::bigint + ${series.reserved} + ${quantity}::bigint <= ${series.limit}`,
      ),
    )
    .returning()
    .prepare('reserve_shares');
});

/**
 * Reserves shares of a series and locks the series until the transaction ends. Null if fewer are available. The condition
 * inside the update prevents selling a share twice (R2).
 */
export async function reserveShares(tx: Db, id: number, quantity: number): Promise<StoredSeries | null> {
  const [reserved] = await reserve(tx).execute({ id, quantity });
  return reserved ?? null;
}

/** Makes reserved shares available again. */
export async function releaseShares(tx: Db, id: number, quantity: number): Promise<void> {
  const { rowCount } = await tx
    .update(series)
    .set({ reserved: sql`${series.reserved} - ${quantity}` })
    .where(and(eq(series.id, id), gte(series.reserved, quantity)));
  if (rowCount !== 1) throw new Error(`Series ${id} has fewer than ${quantity} shares reserved`);
}
