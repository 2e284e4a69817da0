import { listOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { judge } from '../../platform/http/authorise.ts';
import { offers } from './offers.tables.ts';

/** The offers that sell these series, in their order, for callers who may list offers; for others none. */
export async function readSellersOfSeries({ db, now, actor }: Context, ids: readonly number[]) {
  if (ids.length === 0 || judge(listOffers.access, actor) !== 'allowed') return [];
  const today = warsawDay(now());
  const { id, title, seriesId, isOpen, isVisible, investmentEnd } = offers;
  return db
    .select({
      id,
      title,
      seriesId,
      isOnSale: sql<boolean>`${isOpen} AND ${isVisible} AND ${investmentEnd} >= ${today}`,
    })
    .from(offers)
    .where(inArray(seriesId, [...ids]))
    .orderBy(asc(offers.position), asc(id));
}
