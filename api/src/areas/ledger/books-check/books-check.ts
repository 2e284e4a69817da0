import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { invariants } from './book-invariants.ts';

interface Violation {
  id: string;
  holds: string;
  rows: Record<string, unknown>[];
}

/** Everything that is wrong in the books, seen at one moment; nothing if they are right. */
export const checkBooks = (db: Db, at = new Date()): Promise<Violation[]> =>
  db.transaction(
    async (tx) => {
      // Full books take longer to read than a request may.
      await tx.execute(sql`SET LOCAL statement_timeout = 0`);
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
