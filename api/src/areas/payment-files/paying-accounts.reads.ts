import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { readAccountNumber } from '../countries/countries.shared.ts';
import { series } from '../series/series.tables.ts';
import { readSiteSettings } from '../settings/settings.shared.ts';
import { readOwnAccounts } from '../statements/statements.shared.ts';

const POLISH = /^\d{26}$/;
const isPolish = (account: string) => POLISH.test(account) && readAccountNumber(account) !== null;

/** The own accounts from which a file may pay, with their holders. */
export async function readPayingAccounts(db: Db): Promise<{ account: string; holder: string }[]> {
  const accounts = [...(await readOwnAccounts(db))].filter(isPolish).toSorted();
  const holders = new Map<string, string>();
  for (const account of accounts) holders.set(account, await holderOf(db, account));
  return accounts.map((account) => ({ account, holder: holders.get(account) ?? '' }));
}

/** The holder of an own account, as a series names it; for an account of the settings, the name under which the site writes e-mails. */
export async function holderOf(db: Db, account: string): Promise<string> {
  const [named] = await db
    .select({ holder: series.accountHolder })
    .from(series)
    .where(and(eq(series.accountNumber, account), ne(series.accountHolder, '')))
    .orderBy(asc(series.id))
    .limit(1);
  return named?.holder ?? (await readSiteSettings(db)).contactSendFromName;
}
