import { sql } from 'drizzle-orm';
import { allowSeconds, type Db } from '../../../platform/database/database.ts';
import { invariants } from './books-check.invariants.ts';

const AN_HOUR = 3_600;

export interface Violation {
  id: string;
  holds: string;
  rows: Record<string, unknown>[];
}

/**
 * Checks all invariants in one snapshot. Returns the broken ones with the rows that break them; empty if the books are
 * right. Changes nothing.
 */
export const runBooksCheck = (db: Db, at = new Date()): Promise<Violation[]> =>
  db.transaction(
    async (tx) => {
      // Reading all books takes longer than the time limit of requests.
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
