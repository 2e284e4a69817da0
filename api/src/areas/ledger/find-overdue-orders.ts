import { and, asc, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { Services } from '../../platform/context.ts';
import { transactions } from './transactions.tables.ts';

const AT_ONCE = 100;

/** The ids of overdue orders, read in batches without locks: callers must check each order again before they change it. */
export async function* findOverdueOrders({ db, now }: Services): AsyncIterable<number> {
  for (let after = 0; ; ) {
    const overdue = await db
      .select({ transactionId: transactions.id, orderId: transactions.orderId })
      .from(transactions)
      .where(
        and(
          eq(transactions.status, 'new'),
          isNotNull(transactions.orderId),
          lt(transactions.waitUntil, now()),
          gt(transactions.id, after),
        ),
      )
      .orderBy(asc(transactions.id))
      .limit(AT_ONCE);
    for (const { orderId, transactionId } of overdue) {
      if (orderId !== null) yield orderId;
      after = transactionId;
    }
    if (overdue.length < AT_ONCE) return;
  }
}
