import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Services } from '../../platform/context.ts';
import { transactions } from './transactions.tables.ts';

const AT_ONCE = 100;

interface Place {
  /** The text is as the database writes it, because a `Date` would lose the microseconds. */
  waitUntil: string;
  id: number;
}

/**
 * The ids of overdue orders, read in batches without locks: callers must check each order again before they change it. They come
 * in the order of their terms, so that the index of waiting transactions finds them however many others there are.
 */
export async function* findOverdueOrders({ db, now }: Services): AsyncIterable<number> {
  let after: Place = { waitUntil: '-infinity', id: 0 };
  for (;;) {
    const overdue = await db
      .select({
        id: transactions.id,
        orderId: transactions.orderId,
        waitUntil: sql<string>`${transactions.waitUntil}::text`,
      })
      .from(transactions)
      .where(
        and(
          eq(transactions.status, 'new'),
          isNotNull(transactions.orderId),
          isNull(transactions.capturingSince),
          lt(transactions.waitUntil, now()),
          sql`(${transactions.waitUntil}, ${transactions.id}) > (${after.waitUntil}::timestamptz, ${after.id})`,
        ),
      )
      .orderBy(asc(transactions.waitUntil), asc(transactions.id))
      .limit(AT_ONCE);
    for (const { orderId, ...place } of overdue) {
      if (orderId !== null) yield orderId;
      after = place;
    }
    if (overdue.length < AT_ONCE) return;
  }
}
