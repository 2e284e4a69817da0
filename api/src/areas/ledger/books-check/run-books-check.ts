import { sql } from 'drizzle-orm';
import { allowSeconds, type Db } from '../../../platform/database/database.ts';
import { invariants } from './books-check.invariants.ts';

const AN_HOUR = 3_600;

/** An invariant that is broken, with the rows that break it. */
export interface Violation {
  id: string;
  holds: string;
  rows: Record<string, unknown>[];
}

/**
 * The books check: every invariant that is broken at one moment, each with the rows that break it; empty if the books are
 * right. Changes nothing.
 */
export const runBooksCheck = (db: Db, at = new Date()): Promise<Violation[]> =>
  db.transaction(
    async (tx) => {
      // Full books take longer to read than a request may.
      await allowSeconds(tx, AN_HOUR);
      await tx.execute(sql`SELECT set_config('books.checked_at', ${at.toISOString()}, true)`);
      const found: Violation[] = [];
      for (const { id, holds, violations } of invariants) {
        const { rows } = await tx.execute(sql.raw(violations));
        if (rows.length > 0) found.push({ id, holds, rows });
      }
      return found;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** `series 5, issued 3, shares 2`: one row that breaks an invariant, in words. */
export const inWords = (row: Record<string, unknown>): string =>
  Object.entries(row)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${wordOf(value)}`)
    .join(', ');

const wordOf = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));
