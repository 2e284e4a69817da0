import { and, eq, getTableColumns, gte, sql } from 'drizzle-orm';
import { type Db, prepared } from '../../../platform/database/database.ts';
import { orChangedMeanwhile } from '../../../platform/database/or-changed-meanwhile.ts';
import { series } from '../../series/series.tables.ts';

/**
 * SQL: a fingerprint of every property of a series on which an order is decided, except the numbers of issued and reserved
 * shares.
 */
const TERMS = sql<string>`md5((to_jsonb(${series}) - 'issued' - 'reserved')::text)`;

const seriesAndTerms = prepared((db) =>
  db
    .select({ ...getTableColumns(series), terms: TERMS })
    .from(series)
    .where(eq(series.id, sql.placeholder('id')))
    .prepare('series_and_terms'),
);

export type SeriesToReserve = NonNullable<Awaited<ReturnType<typeof readSeriesToReserve>>>;

/** The series as it is needed to decide an order, read without a lock; undefined if it does not exist. */
export async function readSeriesToReserve(tx: Db, id: number) {
  const [found] = await seriesAndTerms(tx).execute({ id });
  return found;
}

const reserve = prepared((db) => {
  const $ = sql.placeholder;
  const reserved = db.$with('reserved_shares', { id: sql<number>`id`.as('id') }).as(sql`
    UPDATE ${series} SET reserved = ${series.reserved} + ${$('quantity')}::integer
    WHERE ${series.id} = ${$('id')} AND ${TERMS} = ${$('terms')}
      AND ${series.issued}::bigint + ${series.reserved} + ${$('quantity')}::bigint <= ${series.limit}
    RETURNING id`);
  return db
    .with(reserved)
    .select({ id: orChangedMeanwhile(reserved.id) })
    .from(reserved)
    .prepare('reserve_shares');
});

/**
 * Reserves shares of a series and locks the series until the transaction ends. The transaction runs again if fewer are available or
 * the series is not as it was read. The condition inside the update prevents selling a share twice (R2).
 */
export async function reserveShares(
  tx: Db,
  { id, terms }: Pick<SeriesToReserve, 'id' | 'terms'>,
  quantity: number,
): Promise<void> {
  await reserve(tx).execute({ id, terms, quantity });
}

/** Makes reserved shares available again. */
export async function releaseShares(tx: Db, id: number, quantity: number): Promise<void> {
  const { rowCount } = await tx
    .update(series)
    .set({ reserved: sql`${series.reserved} - ${quantity}` })
    .where(and(eq(series.id, id), gte(series.reserved, quantity)));
  if (rowCount !== 1) throw new Error(`Series ${id} has fewer than ${quantity} shares reserved`);
}
