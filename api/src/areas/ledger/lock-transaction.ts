import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { together } from '../../platform/database/pipeline.ts';
import { Refusal } from '../../platform/refusal.ts';
import { orders } from './orders.tables.ts';
import { transactions } from './transactions.tables.ts';

/** Locks the order, then the transaction (R3); returns the transaction with the order's status. Refuses with TRANSACTION:NOT_FOUND. */
export const lockTransaction = async (tx: Db, id: number) =>
  lockedTransaction(await together(tx, transactionLocks(tx, id)));

/** The locks of `lockTransaction`, for verbs that send them together with other reads. */
export const transactionLocks = (tx: Db, id: number) => ({
  orders: () =>
    tx
      .select({ status: orders.status, version: orders.version })
      .from(orders)
      .innerJoin(transactions, eq(transactions.orderId, orders.id))
      .where(eq(transactions.id, id))
      .for('no key update', { of: orders }),
  transactions: () => tx.select().from(transactions).where(eq(transactions.id, id)).for('no key update'),
});

interface Locked {
  orders: Pick<typeof orders.$inferSelect, 'status' | 'version'>[];
  transactions: (typeof transactions.$inferSelect)[];
}

/** Turns the rows of `transactionLocks` into the result of `lockTransaction`. */
export function lockedTransaction({ orders: [order], transactions: [transaction] }: Locked) {
  if (!transaction) throw new Refusal('TRANSACTION:NOT_FOUND');
  return { ...transaction, orderStatus: order?.status ?? null, orderVersion: order?.version ?? null };
}
