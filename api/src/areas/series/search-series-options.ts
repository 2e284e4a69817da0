import type { SeriesOption } from '@share/contract/areas/series/series.schemas.ts';
import { toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { alphabetical, plainPattern } from '../../platform/lists/list-conditions.ts';
import { whyClosed } from './series.rules.ts';
import { series } from './series.tables.ts';
import { waysOf, whyNotPayable } from './ways-to-pay.ts';

const MOST_OPTIONS = 50;

/** What is read of areas that need series themselves. It is passed in, because areas must not form a circle. */
export interface ForSeriesOptions {
  readPayPalSettings: (db: Db) => Promise<Parameters<typeof waysOf>[1]>;
  readSellersOfSeries: (
    context: Context,
    ids: readonly number[],
  ) => Promise<(SeriesOption['offers'][number] & { seriesId: number | null })[]>;
}

interface Wanted {
  search: string;
  /** Finds only the series with this id, whatever its name. */
  id?: number | undefined;
}

/** The first series whose name contains the text, in the alphabetical order of the request's language. */
export async function findSeriesOptions(
  context: Context,
  { readPayPalSettings, readSellersOfSeries }: ForSeriesOptions,
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
  const sellers = await readSellersOfSeries(
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

function nameContains(search: string) {
  if (search === '') return undefined;
  const pattern = plainPattern(search);
  return sql`(plain_letters(${series.name}->>'pl') LIKE ${pattern} OR plain_letters(${series.name}->>'en') LIKE ${pattern})`;
}
