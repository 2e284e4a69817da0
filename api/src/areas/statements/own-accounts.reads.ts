import { accountNumbersIn } from '@share/contract/shared/personal-data.ts';
import { ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { series } from '../series/series.tables.ts';
import { readSiteSettings } from '../settings/settings.shared.ts';

/** The accounts whose statements are imported: those of all series, and those of the settings. */
export async function readOwnAccounts(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ account: series.accountNumber })
    .from(series)
    .where(ne(series.accountNumber, ''));
  const { ownAccounts } = await readSiteSettings(db);
  return new Set([...rows.map(({ account }) => account), ...accountNumbersIn(ownAccounts)]);
}
