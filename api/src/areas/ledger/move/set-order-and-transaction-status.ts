import type { OrderStatus, Rejection } from '@share/contract/areas/orders/orders.schemas.ts';
import { and, eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '../../../platform/database/database.ts';
import { actorNameOf } from '../actor-name.ts';
import { orders } from '../orders.tables.ts';
import { transactions } from '../transactions.tables.ts';

type Move = { orderId: number; from: OrderStatus; at: Date } & (
  | { to: 'paid' | 'completed' }
  | { to: 'rejected'; rejection: Rejection; note: string }
);

const move = prepared((db) => {
  const to = {
    status: sql`${sql.placeholder('to')}`,
    dateCompleted: sql`${sql.placeholder('completed')}::timestamptz`,
    dateRejected: sql`${sql.placeholder('rejected')}::timestamptz`,
  };
  const from = sql.placeholder('from');
  const movedOrder = db.$with('moved_order').as(
    db
      .update(orders)
      .set({
        ...to,
        rejectionReason: sql`${sql.placeholder('reason')}`,
        rejectedBy: actorNameOf(sql`${sql.placeholder('by')}`),
        rejectionNote: sql`${sql.placeholder('note')}`,
        version: sql`${orders.version} + 1`,
      })
      .where(and(eq(orders.id, sql.placeholder('orderId')), eq(orders.status, from)))
      .returning({ id: orders.id }),
  );
  return db
    .with(movedOrder)
    .update(transactions)
    .set({ ...to, version: sql`${transactions.version} + 1` })
    .where(and(eq(transactions.orderId, sql`(SELECT id FROM ${movedOrder})`), eq(transactions.status, from)))
    .prepare('set_order_and_transaction_status');
});

/** Changes the status of an order and its transaction. If either has another status than `from`, changes neither and throws (R4). */
export async function setOrderAndTransactionStatus(tx: Db, change: Move): Promise<void> {
  const { orderId, from, to, at } = change;
  const rejection = to === 'rejected' ? change.rejection : null;
  const completed = to === 'completed' ? at.toISOString() : null;
  const rejected = to === 'rejected' ? at.toISOString() : null;
  const { rowCount } = await move(tx).execute({
    orderId,
    from,
    to,
    completed,
    rejected,
    reason: rejection?.reason ?? null,
    by: rejection?.by ?? null,
    note: to === 'rejected' ? change.note : '',
  });
  if (rowCount !== 1) throw new Error(`Order ${orderId} and its transaction are not both ${from}`);
}
