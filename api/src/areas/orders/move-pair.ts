import type { OrderStatus } from '@share/contract/areas/orders/orders.schemas.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { transactions } from '../transactions/transactions.tables.ts';
import { orders } from './orders.tables.ts';

interface Move {
  orderId: number;
  from: OrderStatus;
  to: OrderStatus;
  at: Date;
}

/** Moves an order and its transaction from one status to the next, both or, if either is elsewhere, neither (R4). */
export async function movePair(tx: Db, { orderId, from, to, at }: Move): Promise<void> {
  const dates = {
    ...(to === 'completed' && { dateCompleted: at }),
    ...(to === 'rejected' && { dateRejected: at }),
  };
  const movedOrder = tx.$with('moved_order').as(
    tx
      .update(orders)
      .set({ status: to, version: sql`${orders.version} + 1`, ...dates })
      .where(and(eq(orders.id, orderId), eq(orders.status, from)))
      .returning({ id: orders.id }),
  );
  const { rowCount } = await tx
    .with(movedOrder)
    .update(transactions)
    .set({ status: to, version: sql`${transactions.version} + 1`, ...dates })
    .where(and(eq(transactions.orderId, sql`(SELECT id FROM ${movedOrder})`), eq(transactions.status, from)));
  if (rowCount !== 1) throw new Error(`Order ${orderId} and its transaction are not both ${from}`);
}
