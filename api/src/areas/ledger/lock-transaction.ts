import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { together } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { orders } from './orders.tables.ts';
import { transactions } from './transactions.tables.ts';

/** The transaction with the status of its order, both locked, the order first (R3). Refuses with TRANSACTION:NOT_FOUND. */
export async function lockTransaction(tx: Db, id: number) {
  const [[order], [transaction]] = await together(tx, [
    () =>
      tx
        .select({ status: orders.status })
        .from(orders)
        .innerJoin(transactions, eq(transactions.orderId, orders.id))
        .where(eq(transactions.id, id))
        .for('no key update', { of: orders }),
    () => tx.select().from(transactions).where(eq(transactions.id, id)).for('no key update'),
  ]);
  if (!transaction) throw new Refusal('TRANSACTION:NOT_FOUND');
  return { ...transaction, orderStatus: order?.status ?? null };
}
