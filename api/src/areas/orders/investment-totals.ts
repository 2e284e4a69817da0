import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { investments } from '../investments/investments.tables.ts';
import type { StoredOrder } from './lock-order.ts';

/** The investment of that user in that offer, opened with the first order, with one pending order more. Its id. */
export async function addPendingOrder(tx: Db, userId: number, offerId: number): Promise<number> {
  const [found] = await tx
    .insert(investments)
    .values({ userId, offerId, pendingOrders: 1 })
    .onConflictDoUpdate({
      target: [investments.userId, investments.offerId],
      set: { pendingOrders: sql`${investments.pendingOrders} + 1` },
    })
    .returning({ id: investments.id });
  if (!found) throw new Error('An investment came back empty');
  return found.id;
}

/** A pending order was accepted: what it bought counts from now on. */
export async function addPurchase(tx: Db, order: StoredOrder): Promise<void> {
  await tx
    .update(investments)
    .set({
      investedAmount: sql`${investments.investedAmount} + ${order.totalAmount}::numeric`,
      numberOfShares: sql`${investments.numberOfShares} + ${order.quantity}`,
      pendingOrders: sql`${investments.pendingOrders} - 1`,
    })
    .where(eq(investments.id, order.investmentId));
}

/** A pending order was rejected. */
export async function removePendingOrder(tx: Db, order: StoredOrder): Promise<void> {
  await tx
    .update(investments)
    .set({ pendingOrders: sql`${investments.pendingOrders} - 1` })
    .where(eq(investments.id, order.investmentId));
}
