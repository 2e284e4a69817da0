import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { invariants } from './book-invariants.ts';

interface Violation {
  id: string;
  holds: string;
  rows: Record<string, unknown>[];
}

/** Everything that is wrong in the books, seen at one moment; nothing if they are right. */
export const checkBooks = (db: Db): Promise<Violation[]> =>
  db.transaction(
    async (tx) => {
      // Full books take longer to read than a request may.
      await tx.execute(sql`SET LOCAL statement_timeout = 0`);
      const found: Violation[] = [];
      for (const { id, holds, violations } of invariants) {
        const { rows } = await tx.execute(sql.raw(violations));
        if (rows.length > 0) found.push({ id, holds, rows });
      }
      return found;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
