import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sessions } from './sessions.tables.ts';

/** Locks the caller's session, after the account. Refuses with NOT_SIGNED_IN if it ended meanwhile. */
export async function holdOwnSession(tx: Db, { actor }: Context): Promise<void> {
  const isOpen = and(eq(sessions.id, actor.sessionId ?? ''), isNull(sessions.endedAt));
  const held = await tx.select({ id: sessions.id }).from(sessions).where(isOpen).for('update');
  if (held.length === 0) throw new Refusal('NOT_SIGNED_IN');
}

/** Reopens the session that `holdOwnSession` locked, because a change of the account has just ended all sessions. */
export async function resumeOwnSession(tx: Db, { actor }: Context): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: null })
    .where(eq(sessions.id, actor.sessionId ?? ''));
}
