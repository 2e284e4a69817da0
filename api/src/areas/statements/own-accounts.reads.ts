import { ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { series } from '../series/series.tables.ts';

/** The accounts to which investors pay: those of all series. */
export async function readOwnAccounts(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ account: series.accountNumber })
    .from(series)
    .where(ne(series.accountNumber, ''));
  return new Set(rows.map(({ account }) => account));
}
