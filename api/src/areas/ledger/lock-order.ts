import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { type Db, prepared } from '../../platform/database/database.ts';
import { together } from '../../platform/database/pipeline.ts';
import { Refusal } from '../../platform/refusal.ts';
import { series } from '../series/series.tables.ts';
import { currentOf } from './orders.rules.ts';
import { orders } from './orders.tables.ts';
import { transactions } from './transactions.tables.ts';

export type StoredOrder = typeof orders.$inferSelect;
type StoredTransaction = typeof transactions.$inferSelect;

const seriesOfOrder = prepared((db) =>
  db
    .select({ id: series.id })
    .from(series)
    .innerJoin(orders, eq(orders.seriesId, series.id))
    .where(eq(orders.id, sql.placeholder('id')))
    .for('no key update', { of: series })
    .prepare('lock_series_of_order'),
);
const orderItself = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .for('no key update')
    .prepare('lock_order'),
);
const transactionsOfOrder = prepared((db) =>
  db
    .select(getTableColumns(transactions))
    .from(transactions)
    .where(eq(transactions.orderId, sql.placeholder('id')))
    .orderBy(asc(transactions.id))
    .for('no key update')
    .prepare('lock_transactions_of_order'),
);

/** The order, locked for a change of its own data. Refuses with ORDER_NOT_EXISTS. */
export async function lockOrder(tx: Db, id: number): Promise<StoredOrder> {
  const [found] = await orderItself(tx).execute({ id });
  if (!found) throw new Refusal('ORDER_NOT_EXISTS');
  return found;
}

/**
 * The order with its transaction, locked for a move. Everybody who moves shares locks series, order, transaction and
 * investment in this order, so that nobody waits in a circle (R3). Each has a statement of its own: only a statement that
 * begins after a lock was won sees what the one before left.
 */
export const lockForMove = async (tx: Db, id: number) => lockedForMove(await together(tx, moveLocks(tx, id)));

/** The locks of `lockForMove`, to be won together with what else a verb needs to read. */
export const moveLocks = (tx: Db, id: number) => ({
  series: () => seriesOfOrder(tx).execute({ id }),
  order: () => lockOrder(tx, id),
  payments: () => transactionsOfOrder(tx).execute({ id }),
});

/** What `moveLocks` locked, as `lockForMove` returns it. */
export function lockedForMove({ order, payments }: { order: StoredOrder; payments: StoredTransaction[] }) {
  const transaction = currentOf(payments);
  if (!transaction) throw new Error(`Order ${order.id} has no transaction`);
  return { ...order, transactionStatus: transaction.status, waitUntil: transaction.waitUntil };
}
