import { eq, sql } from 'drizzle-orm';
import type { Context, Services } from '../../../platform/context.ts';
import { prepared } from '../../../platform/database/database.ts';
import { offers } from '../../offers/offers.tables.ts';

const seriesOfOffer = prepared((db) =>
  db
    .select({ id: offers.seriesId })
    .from(offers)
    .where(eq(offers.id, sql.placeholder('id')))
    .prepare('series_of_offer'),
);

/** The cache of each process: the series of offers that were ordered, or a query for them that is still running. */
const known = new WeakMap<Services['turns'], Map<number, Promise<number>>>();
const knownBy = ({ turns }: Context): Map<number, Promise<number>> => {
  const ofProcess = known.get(turns) ?? new Map<number, Promise<number>>();
  known.set(turns, ofProcess);
  return ofProcess;
};

/** No series has this id. */
const NO_SERIES = 0;

/**
 * The series that an offer sells, or an id that no series has. It may come from the cache, which saves a query, and staff may
 * have changed it since: callers read the offer again and call `rememberSeries`. Orders that come while the query runs wait for
 * its answer, so that none of them is overtaken by a later one (R29).
 */
export function recentSeriesOfOffer(context: Context, offerId: number): Promise<number> {
  const ofProcess = knownBy(context);
  const found = ofProcess.get(offerId) ?? findSeries(context, offerId);
  ofProcess.set(offerId, found);
  return found;
}

async function findSeries(context: Context, offerId: number): Promise<number> {
  const forget = () => knownBy(context).delete(offerId);
  try {
    const [found] = await seriesOfOffer(context.db).execute({ id: offerId });
    if (!found?.id) forget();
    return found?.id ?? NO_SERIES;
  } catch (error) {
    forget();
    throw error;
  }
}

/** Puts the series that an offer was seen to sell into the cache. */
export const rememberSeries = (context: Context, offerId: number, seriesId: number): void =>
  void knownBy(context).set(offerId, Promise.resolve(seriesId));
