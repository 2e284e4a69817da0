import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Context, SessionKind } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sha256 } from '../../platform/secrets.ts';
import type { Factors } from '../second-factor/second-factor.shared.ts';
import { findUser } from '../users/users.shared.ts';
import { halfSessions } from './sessions.tables.ts';

const SECONDS = 300;

/**
 * Opens half a session of five minutes, which opens nothing but the second step. Answers the refusal that asks for the second
 * factor; its details have the token.
 */
export async function insertHalfSession(
  tx: Db,
  context: Context,
  { userId, kind, factors }: { userId: number; kind: SessionKind; factors: Factors },
): Promise<{ asked: Refusal }> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = context.now();
  await tx.insert(halfSessions).values({
    tokenHash: sha256(token),
    userId,
    kind,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + SECONDS * 1_000),
  });
  // Somebody who has the password alone is stopped here, and the owner should be able to see it.
  await audit(tx, context, { action: 'session.half-open', entity: 'user', id: userId, after: { kind } });
  const details = { halfSessionToken: token, expiresIn: SECONDS, factors: inWords(factors) };
  return { asked: new Refusal('SECOND_FACTOR_REQUIRED', null, details) };
}

const inWords = ({ codesSince, passkeys }: Factors): string =>
  [codesSince === null ? [] : 'codes', passkeys === 0 ? [] : 'passkeys'].flat().join(' ');

/** The account of an open half session; refuses with HALF_SESSION_ENDED. */
export async function findHalfSession(db: Db, context: Context, token: string) {
  const isOpen = and(eq(halfSessions.tokenHash, sha256(token)), gt(halfSessions.expiresAt, context.now()));
  const [half] = await db.select().from(halfSessions).where(isOpen);
  const user = half && (await findUser(db, half.userId));
  if (!half || !user?.active || user.deletedAt) throw new Refusal('HALF_SESSION_ENDED');
  return { user, kind: half.kind };
}

/** Ends a half session. Of two requests that end the same one, the second is refused. */
export async function endHalfSession(tx: Db, token: string): Promise<void> {
  const ended = await tx
    .delete(halfSessions)
    .where(eq(halfSessions.tokenHash, sha256(token)))
    .returning({ userId: halfSessions.userId });
  if (ended.length === 0) throw new Refusal('HALF_SESSION_ENDED');
}
