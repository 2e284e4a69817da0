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
  { db, now, language }: Context,
  readPayPalSettings: ReadPayPalSettings,
  { search, id }: Wanted,
): Promise<SeriesOption[]> {
  const settings = await readPayPalSettings(db);
  const found = await db
    .select()
    .from(series)
    .where(id === undefined ? nameContains(search) : eq(series.id, id))
    .orderBy(sql.raw(alphabetical('name')(language)), series.id)
    .limit(MOST_OPTIONS);
  return found.map((one) => ({
    id: one.id,
    name: one.name,
    isOpen: one.isOpen,
    pricePerShare: Number(one.pricePerShare),
    isAvailable: whyClosed(one, now()) === null,
    hasAccount: one.accountNumber !== '',
    isPayable: whyNotPayable(waysOf(one, settings), toMinorUnits(one.pricePerShare)) === null,
  }));
}

function nameContains(search: string) {
  if (search === '') return undefined;
  const pattern = plainPattern(search);
  return sql`(plain_letters(${series.name}->>'pl') LIKE ${pattern} OR plain_letters(${series.name}->>'en') LIKE ${pattern})`;
}
