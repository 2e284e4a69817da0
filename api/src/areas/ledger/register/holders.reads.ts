import { endOfWarsawDay } from '@share/contract/shared/dates.ts';
import { and, asc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { orders } from '../orders.tables.ts';
import { shares } from '../shares/shares.tables.ts';

/*
 * Shares are issued with the completion of an order, in one run of numbers, and are never taken back or passed on (I-6). The completed
 * orders therefore say who held which shares at the end of a day in Warsaw, and for a former day always the same.
 */

const issuedBy = (what: SQL | undefined, day: string) =>
  and(what, eq(orders.status, 'completed'), lt(orders.dateCompleted, endOfWarsawDay(day)));

const NUMBER = sql<number>`sum(${orders.quantity})::integer`;
const AMOUNT = sql<string>`sum(${orders.totalAmount})`;

interface Holding {
  investmentId: number;
  userId: number;
  shares: number;
}

/** Who held how many shares of an offer, of all its series together, in the order of the investments. */
export const findHoldersOfOffer = (db: Db, offerId: number, day: string): Promise<Holding[]> =>
  db
    .select({ investmentId: orders.investmentId, userId: orders.userId, shares: NUMBER })
    .from(orders)
    .where(issuedBy(eq(orders.offerId, offerId), day))
    .groupBy(orders.investmentId, orders.userId)
    .orderBy(asc(orders.investmentId));

/** Who held how many shares of each series of an offer, and for which amount. */
export const findHoldingsBySeries = (db: Db, offerId: number, day: string) =>
  db
    .select({
      investmentId: orders.investmentId,
      userId: orders.userId,
      seriesId: orders.seriesId,
      shares: NUMBER,
      amount: AMOUNT,
    })
    .from(orders)
    .where(issuedBy(eq(orders.offerId, offerId), day))
    .groupBy(orders.investmentId, orders.userId, orders.seriesId);

const firstShare = sql.raw('f.first');

/**
 * The holders of a series with the numbers of their shares, by the lowest number. `runs` is a multirange of PostgreSQL, such as
 * `{[1,21),[45,46)}`.
 */
export const findHoldersOfSeries = (db: Db, seriesId: number, day: string) =>
  db
    .select({
      userId: orders.userId,
      runs: sql<string>`range_agg(int4range(${firstShare}, ${firstShare} + ${orders.quantity}))::text`,
      since: sql`min(${orders.dateCompleted})`.mapWith(orders.dateCompleted),
      orders: sql<number[]>`array_agg(${orders.id} ORDER BY ${firstShare})`,
      shares: NUMBER,
      amount: AMOUNT,
    })
    .from(orders)
    .crossJoinLateral(
      sql`(SELECT share_number AS first FROM ${shares} WHERE order_id = ${orders.id} ORDER BY share_number LIMIT 1) f`,
    )
    .where(issuedBy(eq(orders.seriesId, seriesId), day))
    .groupBy(orders.userId)
    .orderBy(sql`min(${firstShare})`);
