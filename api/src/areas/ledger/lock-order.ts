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

/** Locks and returns the order, for changes of its own data. Refuses with ORDER_NOT_EXISTS. */
export async function lockOrder(tx: Db, id: number): Promise<StoredOrder> {
  const [found] = await orderItself(tx).execute({ id });
  if (!found) throw new Refusal('ORDER_NOT_EXISTS');
  return found;
}

/**
 * Locks and returns the order with its transaction, for a status change. Every status change locks series, order, transaction
 * and investment in this sequence, which prevents deadlocks (R3). Each lock is a separate statement: only a statement that
 * starts after a lock was granted sees what the previous holder committed.
 */
export const lockForMove = async (tx: Db, id: number) => lockedForMove(await together(tx, moveLocks(tx, id)));

/** The locks of `lockForMove`, for verbs that send them together with other reads. */
export const moveLocks = (tx: Db, id: number) => ({
  series: () => seriesOfOrder(tx).execute({ id }),
  order: () => lockOrder(tx, id),
  payments: () => transactionsOfOrder(tx).execute({ id }),
});

export type OrderToMove = ReturnType<typeof lockedForMove>;

/** Turns the rows of `moveLocks` into the result of `lockForMove`. */
export function lockedForMove({ order, payments }: { order: StoredOrder; payments: StoredTransaction[] }) {
  const transaction = currentOf(payments);
  if (!transaction) throw new Error(`Order ${order.id} has no transaction`);
  const {
    id: transactionId,
    status: transactionStatus,
    method,
    amount,
    waitUntil,
    capturingSince,
    returnedAs,
    returnedInPart,
    disputedAs,
    contradictedSince,
  } = transaction;
  const isBeingCaptured = capturingSince !== null;
  return {
    ...order,
    transactionId,
    transactionStatus,
    method,
    amount,
    waitUntil,
    isBeingCaptured,
    returnedAs,
    returnedInPart,
    disputedAs,
    contradictedSince,
  };
}
