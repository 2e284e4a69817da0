import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/**
 * Lets one transaction at a time add to, remove from or reorder a list whose positions run 1..n, so that two of them
 * never take the same position (CON-11). Held until the transaction ends.
 */
export async function lockPositions(tx: Db, list: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`positions:${list}`}))`);
}
