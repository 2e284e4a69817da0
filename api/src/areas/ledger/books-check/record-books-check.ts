import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { booksChecks } from './books-check.tables.ts';
import type { Violation } from './run-books-check.ts';

/** Whether the check of that night, a day in Warsaw, is recorded already. */
export async function isBooksCheckRecorded(db: Db, night: string): Promise<boolean> {
  const [recorded] = await db
    .select({ night: booksChecks.night })
    .from(booksChecks)
    .where(eq(booksChecks.night, night));
  return recorded !== undefined;
}

/** Records what the check of a night found, for the metrics of every process. */
export async function recordBooksCheck(
  db: Db,
  night: string,
  checkedAt: Date,
  found: readonly Violation[],
): Promise<void> {
  const violations = Object.fromEntries(found.map(({ id, rows }) => [id, rows.length]));
  await db.insert(booksChecks).values({ night, checkedAt, violations });
}
