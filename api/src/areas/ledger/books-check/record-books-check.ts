import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { booksChecks } from './books-check.tables.ts';
import type { Violation } from './run-books-check.ts';

/** Whether the check of that night is already recorded. `night` is a date in Warsaw. */
export async function isBooksCheckRecorded(db: Db, night: string): Promise<boolean> {
  const [recorded] = await db
    .select({ night: booksChecks.night })
    .from(booksChecks)
    .where(eq(booksChecks.night, night));
  return recorded !== undefined;
}

/** The latest check, whichever process ran it; undefined before the first. */
export async function lastBooksCheck(db: Db): Promise<typeof booksChecks.$inferSelect | undefined> {
  const [last] = await db.select().from(booksChecks).orderBy(desc(booksChecks.night)).limit(1);
  return last;
}

/** Stores the result in the database, where the metrics of every process find it. */
export async function recordBooksCheck(
  db: Db,
  night: string,
  checkedAt: Date,
  found: readonly Violation[],
): Promise<void> {
  const violations = Object.fromEntries(found.map(({ id, rows }) => [id, rows.length]));
  await db.insert(booksChecks).values({ night, checkedAt, violations });
}
