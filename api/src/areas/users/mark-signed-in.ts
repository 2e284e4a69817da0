import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from './users.tables.ts';

/** Stores when somebody last signed in. The version of the account stays, because nobody has changed it. */
export async function markSignedIn(tx: Db, id: number, at: Date): Promise<void> {
  await tx.update(users).set({ lastSignedInAt: at }).where(eq(users.id, id));
}
