import type { Ordering } from '@share/contract/areas/offers/public-offers.schemas.ts';
import { MOST_SHARES_PER_ORDER, type NotOrderable } from '@share/contract/areas/orders/orders.schemas.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { whyNotOrder } from '../ledger/ledger.shared.ts';
import { offers } from '../offers/offers.tables.ts';
import {
  availableShares,
  mostPayable,
  type StoredSeries,
  type WaysToPay,
  waysOf,
} from '../series/series.shared.ts';
import { series } from '../series/series.tables.ts';
import { payPalSettings } from '../settings/settings.tables.ts';

/** Whether, and how many, shares of these offers the caller can order now, by the offer's id. */
export async function findOrdering(
  { db, now, actor }: Context,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Ordering>> {
  const found = await db
    .select({ offer: offers, sold: series, settings: payPalSettings })
    .from(offers)
    .innerJoin(payPalSettings, sql`true`)
    .leftJoin(series, eq(series.id, offers.seriesId))
    .where(inArray(offers.id, [...ids]));
  const isGuest = actor.id === null;
  return new Map(
    found.map(({ offer, sold, settings }) => {
      const ways = (one: StoredSeries) => waysOf(one, settings);
      const whyNot = whyNotOrder(offer, sold, now(), ways);
      const most = sold && !whyNot ? mostAtOnce(sold, ways(sold)) : 0;
      const smallestQuantity = offer.minStock ?? 1;
      return [
        offer.id,
        { state: stateOf(whyNot), whyNot, smallestQuantity, largestQuantity: isGuest ? null : most },
      ];
    }),
  );
}

const mostAtOnce = (sold: StoredSeries, ways: WaysToPay): number =>
  Math.min(availableShares(sold), MOST_SHARES_PER_ORDER, mostPayable(ways, sold.pricePerShare));

function stateOf(whyNot: NotOrderable | null): Ordering['state'] {
  if (whyNot === null) return 'open';
  return whyNot === 'NOT_ENOUGH_SHARES_AVAILABLE' ? 'soldOut' : 'closed';
}
