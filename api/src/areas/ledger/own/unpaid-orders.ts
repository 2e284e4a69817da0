import { and, count, eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { orders } from '../orders.tables.ts';

/** The most unpaid orders that one investor may have: each reserves shares until its term ends, and others cannot buy them. */
export const MOST_UNPAID = 20;

const unpaidOf = prepared((db) =>
  db
    .select({ unpaid: count() })
    .from(orders)
    .where(and(eq(orders.userId, sql.placeholder('userId')), eq(orders.status, 'new')))
    .prepare('unpaid_orders_of'),
);

/** TOO_MANY_UNPAID_ORDERS if the investor can place no further order, or nothing. Orders sent at the same moment may exceed it by a few. */
export async function tooManyUnpaid(tx: Db, userId: number): Promise<Refusal[]> {
  const [found] = await unpaidOf(tx).execute({ userId });
  return (found?.unpaid ?? 0) < MOST_UNPAID
    ? []
    : [new Refusal('TOO_MANY_UNPAID_ORDERS', null, { most: MOST_UNPAID })];
}
