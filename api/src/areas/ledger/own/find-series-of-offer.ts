import { eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '../../../platform/database/database.ts';
import { offers } from '../../offers/offers.tables.ts';

const seriesOfOffer = prepared((db) =>
  db
    .select({ id: offers.seriesId })
    .from(offers)
    .where(eq(offers.id, sql.placeholder('id')))
    .prepare('series_of_offer'),
);

/** The series that an offer sells at the moment; it may sell another one before it is locked. */
export async function findSeriesOfOffer(db: Db, offerId: number): Promise<number | null> {
  const [found] = await seriesOfOffer(db).execute({ id: offerId });
  return found?.id ?? null;
}
