import type { TokenView } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sha256 } from '../../platform/secrets.ts';
import { findUser, maySignIn } from '../users/users.shared.ts';
import { signAccessToken } from './access-token.ts';
import { readRefreshToken, refreshTokenOf } from './refresh-token.ts';
import { sessions } from './sessions.tables.ts';

/** How long the previous token is still accepted, for requests that a second tab sent at the same time (R22). */
const OVERLAP_MILLISECONDS = 10_000;

/** Exchanges a refresh token for its successor. An older token ends the session, because somebody must have copied it. */
export async function refreshSession(context: Context, refreshToken: string): Promise<TokenView> {
  const read = readRefreshToken(context.secrets, refreshToken);
  if (!read) throw new Refusal('TOKEN_EXPIRED');
  const rotated = await context.db.transaction((tx) => rotate(tx, context, read));
  if (!rotated) throw new Refusal('TOKEN_EXPIRED');
  return {
    accessToken: await signAccessToken(context, read.sessionId, rotated.userId),
    refreshToken: refreshTokenOf(context.secrets, read.sessionId, rotated.generation),
    expiresIn: context.environment.accessTokenSeconds,
  };
}

/** The user and the newest generation, or null if the session has ended. */
async function rotate(
  tx: Db,
  context: Context,
  { sessionId, generation }: { sessionId: string; generation: number },
): Promise<{ userId: number; generation: number } | null> {
  const now = context.now();
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('update');
  if (!session || session.endedAt || session.expiresAt <= now) return null;
  if (isIdle(context, session)) return end(tx, context, session, 'session.close');
  const user = await findUser(tx, session.userId);
  if (!user || !maySignIn(user, session.kind)) return end(tx, context, session, 'session.close');

  if (generation === session.generation) {
    const next = generation + 1;
    const tokenHash = sha256(refreshTokenOf(context.secrets, sessionId, next));
    await tx
      .update(sessions)
      .set({ generation: next, tokenHash, rotatedAt: now, ip: context.ip, userAgent: context.userAgent })
      .where(eq(sessions.id, sessionId));
    return { userId: session.userId, generation: next };
  }
  const isPredecessor = generation === session.generation - 1;
  if (isPredecessor && now.getTime() - session.rotatedAt.getTime() <= OVERLAP_MILLISECONDS) return session;

  return end(tx, context, session, 'session.reuse');
}

const HOUR = 3_600_000;

/** Whether no page has renewed a session of the back office for so long that somebody else may be at the machine. */
const isIdle = ({ environment, now }: Context, { kind, rotatedAt }: typeof sessions.$inferSelect): boolean =>
  kind === 'staff' && now().getTime() - rotatedAt.getTime() > environment.staffIdleHours * HOUR;

/** Ends the session permanently: it does not return if the account is activated again. */
async function end(
  tx: Db,
  context: Context,
  { id, userId }: { id: string; userId: number },
  action: 'session.close' | 'session.reuse',
): Promise<null> {
  await tx.update(sessions).set({ endedAt: context.now() }).where(eq(sessions.id, id));
  await audit(tx, context, { action, entity: 'user', id: userId });
  return null;
}
