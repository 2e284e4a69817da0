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

/** What each process knows of offers that were ordered. */
const known = new WeakMap<Services['turns'], Map<number, number>>();
const knownBy = ({ turns }: Context): Map<number, number> => {
  const ofProcess = known.get(turns) ?? new Map<number, number>();
  known.set(turns, ofProcess);
  return ofProcess;
};

/** No series has this id. */
const NO_SERIES = 0;

/**
 * The series that an offer sells, or an id that none has. It may be what the last order of the offer found, which saves a question to
 * the database: staff may have changed it since, so whoever uses it looks again and calls `rememberSeries`.
 */
export async function recentSeriesOfOffer(context: Context, offerId: number): Promise<number> {
  const remembered = knownBy(context).get(offerId);
  if (remembered !== undefined) return remembered;
  const [found] = await seriesOfOffer(context.db).execute({ id: offerId });
  return found?.id ?? NO_SERIES;
}

/** Notes the series that an offer was seen to sell. */
export const rememberSeries = (context: Context, offerId: number, seriesId: number): void =>
  void knownBy(context).set(offerId, seriesId);
