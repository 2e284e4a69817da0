import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { audit } from '../../platform/records/audit.ts';
import { halfSessions, sessions } from './sessions.tables.ts';

/** Ends the session of the caller (SES-13). */
export async function signOut(context: Context): Promise<null> {
  const { sessionId, id } = context.actor;
  if (sessionId === null) return null;
  await context.db.transaction(async (tx) => {
    await tx.update(sessions).set({ endedAt: context.now() }).where(eq(sessions.id, sessionId));
    await audit(tx, context, { action: 'session.close', entity: 'user', id });
  });
  return null;
}

/** Ends every session and half session of a user, on all devices, at once. */
export async function endSessionsOf(tx: Db, context: Context, userId: number): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: context.now() })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
  await tx.delete(halfSessions).where(eq(halfSessions.userId, userId));
}

/** Ends one session of a user; false if the user has no such open session. */
export async function endSession(
  tx: Db,
  context: Context,
  { id, userId }: { id: string; userId: number },
): Promise<boolean> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: context.now() })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length === 1;
}

/** Ends every session of the caller except the present one. */
export async function endOtherSessions(tx: Db, context: Context): Promise<void> {
  const { id, sessionId } = context.actor;
  await tx
    .update(sessions)
    .set({ endedAt: context.now() })
    .where(and(eq(sessions.userId, id ?? 0), ne(sessions.id, sessionId ?? ''), isNull(sessions.endedAt)));
}
