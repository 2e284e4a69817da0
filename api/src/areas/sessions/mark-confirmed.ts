import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { sessions } from './sessions.tables.ts';

/** Remembers that the password or a second factor was given in the caller's session just now. */
export async function markConfirmed({ db, actor, now }: Context): Promise<void> {
  if (actor.sessionId === null) return;
  await db.update(sessions).set({ confirmedAt: now() }).where(eq(sessions.id, actor.sessionId));
}
