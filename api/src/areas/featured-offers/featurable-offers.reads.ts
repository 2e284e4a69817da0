import type {
  FeaturedOfferOption,
  FeaturedState,
} from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { thumbUrl } from '../../platform/files/file-urls.ts';
import { files } from '../../platform/files/files.tables.ts';
import { alphabetical, plainPattern } from '../../platform/lists/list-conditions.ts';
import { whyNotOrder } from '../ledger/ledger.shared.ts';
import { offers } from '../offers/offers.tables.ts';
import { waysOf } from '../series/series.shared.ts';
import { series } from '../series/series.tables.ts';
import { payPalSettings } from '../settings/settings.tables.ts';

/** The number of offers that a placement may have. */
const MOST_OPTIONS = 100;

/** The first offers, visible or not, whose title contains the text, in the alphabetical order of the request's language. */
export function searchFeaturableOffers(
  { db, language, now }: Context,
  search: string,
): Promise<FeaturedOfferOption[]> {
  const isFound = sql`offers.searched LIKE ${plainPattern(search)}`;
  return options(db, now(), isFound, sql.raw(alphabetical('offers.title')(language)));
}

/** The offers with these ids, in no particular order. */
export const findFeaturableOffers = (
  db: Db,
  now: Date,
  ids: readonly number[],
): Promise<FeaturedOfferOption[]> =>
  ids.length === 0 ? Promise.resolve([]) : options(db, now, inArray(offers.id, [...ids]), sql`offers.id`);

async function options(db: Db, now: Date, condition: SQL, order: SQL): Promise<FeaturedOfferOption[]> {
  const found = await db
    .select({ offer: offers, series, image: files, settings: payPalSettings })
    .from(offers)
    .innerJoin(payPalSettings, sql`true`)
    .leftJoin(series, eq(series.id, offers.seriesId))
    .leftJoin(files, eq(files.id, offers.imageFileId))
    .where(condition)
    .orderBy(order, offers.id)
    .limit(MOST_OPTIONS);
  return found.map(({ offer, series: sold, image, settings }) => ({
    id: offer.id,
    title: offer.title,
    state: stateOf(whyNotOrder(offer, sold, now, (one) => waysOf(one, settings))),
    thumbUrl: image && thumbUrl(image),
  }));
}

function stateOf(why: ReturnType<typeof whyNotOrder>): FeaturedState {
  if (why === null) return 'open';
  if (why === 'OFFER_NOT_VISIBLE') return 'hidden';
  return why === 'NOT_ENOUGH_SHARES_AVAILABLE' ? 'soldOut' : 'closed';
}
