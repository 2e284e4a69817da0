import { eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '../../../platform/database/database.ts';
import { investments } from '../investments.tables.ts';
import type { StoredOrder } from '../lock-order.ts';

const purchase = prepared((db) =>
  db
    .update(investments)
    .set({
      investedAmount: sql`${investments.investedAmount} + ${sql.placeholder('totalAmount')}::numeric`,
      numberOfShares: sql`${investments.numberOfShares} + ${sql.placeholder('quantity')}::integer`,
      pendingOrders: sql`${investments.pendingOrders} - 1`,
    })
    .where(eq(investments.id, sql.placeholder('investmentId')))
    .prepare('add_purchase'),
);

/** For an accepted order: adds its shares and amount, and removes it from the pending ones. */
export async function addPurchase(tx: Db, order: StoredOrder): Promise<void> {
  const { totalAmount, quantity, investmentId } = order;
  await purchase(tx).execute({ totalAmount, quantity, investmentId });
}

/** For a rejected order. */
export async function removePendingOrder(tx: Db, order: StoredOrder): Promise<void> {
  await tx
    .update(investments)
    .set({ pendingOrders: sql`${investments.pendingOrders} - 1` })
    .where(eq(investments.id, order.investmentId));
}
