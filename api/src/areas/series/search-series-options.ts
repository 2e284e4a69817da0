import { listOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { SeriesOption } from '@share/contract/areas/series/series.schemas.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { judge } from '../../platform/http/authorise.ts';
import { alphabetical, plainPattern } from '../../platform/lists/list-conditions.ts';
import { offers } from '../offers/offers.tables.ts';
import { whyClosed } from './series.rules.ts';
import { series } from './series.tables.ts';
import { waysOf, whyNotPayable } from './ways-to-pay.ts';

const MOST_OPTIONS = 50;

/**
 * Reads the settings of PayPal. It is passed in, because the settings import the credentials of series, and areas must not form
 * a circle.
 */
export type ReadPayPalSettings = (db: Db) => Promise<Parameters<typeof waysOf>[1]>;

interface Wanted {
  search: string;
  /** Finds only the series with this id, whatever its name. */
  id?: number | undefined;
}

/** The first series whose name contains the text, in the alphabetical order of the request's language. */
export async function findSeriesOptions(
  context: Context,
  readPayPalSettings: ReadPayPalSettings,
  { search, id }: Wanted,
): Promise<SeriesOption[]> {
  const { db, now, language } = context;
  const settings = await readPayPalSettings(db);
  const found = await db
    .select()
    .from(series)
    .where(id === undefined ? nameContains(search) : eq(series.id, id))
    .orderBy(sql.raw(alphabetical('name')(language)), series.id)
    .limit(MOST_OPTIONS);
  const sellers = await readOffersOf(
    context,
    found.map((one) => one.id),
  );
  return found.map((one) => ({
    id: one.id,
    name: one.name,
    isOpen: one.isOpen,
    pricePerShare: Number(one.pricePerShare),
    isAvailable: whyClosed(one, now()) === null,
    hasAccount: one.accountNumber !== '',
    isPayable: whyNotPayable(waysOf(one, settings), toMinorUnits(one.pricePerShare)) === null,
    left: one.limit - one.issued - one.reserved,
    offers: sellers.filter(({ seriesId }) => seriesId === one.id).map(({ seriesId: _, ...offer }) => offer),
  }));
}

async function readOffersOf({ db, now, actor }: Context, ids: readonly number[]) {
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

function nameContains(search: string) {
  if (search === '') return undefined;
  const pattern = plainPattern(search);
  return sql`(plain_letters(${series.name}->>'pl') LIKE ${pattern} OR plain_letters(${series.name}->>'en') LIKE ${pattern})`;
}
