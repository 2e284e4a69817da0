import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { audit } from '../../platform/records/audit.ts';
import { sessions } from './sessions.tables.ts';

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

/** Ends every session of a user, on all devices, at once. */
export async function endSessionsOf(tx: Db, context: Context, userId: number): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: context.now() })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
}
