import { randomUUID } from 'node:crypto';
import type { TokenView } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Context, SessionKind } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { hashPassword, isOutdated, verifyPassword } from '../../platform/passwords.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sha256 } from '../../platform/secrets.ts';
import { hasFactor, readFactors } from '../second-factor/second-factor.shared.ts';
import { confirmPassword, findUserByEmail, markSignedIn, maySignIn } from '../users/users.shared.ts';
import { signAccessToken } from './access-token.ts';
import { insertHalfSession } from './half-session.ts';
import { countOwnTry, countSignIn, forgiveSignIn, giveBackAll } from './limits/limits.ts';
import { mailNewSignIn } from './new-sign-in/mail-new-sign-in.ts';
import { refreshTokenOf } from './refresh-token.ts';
import { sessions } from './sessions.tables.ts';

const FIRST_GENERATION = 1;
const A_DAY = 86_400_000;
/** The most open sessions of one kind that an account has. */
const MOST_SESSIONS = 20;

/**
 * Opens a session of the back office for an active administrator, or with `forAdmin` false one of the public site for any
 * active account (SES-05 to SES-12). Reveals nothing about an account without its password.
 */
export async function signIn(
  context: Context,
  credentials: { email: string; password: string; forAdmin: boolean },
): Promise<TokenView> {
  const kind: SessionKind = credentials.forAdmin ? 'staff' : 'investor';
  const email = credentials.email.toLowerCase();
  const counted = await countSignIn(context, email);
  const user = await findUserByEmail(context.db, email);
  const fits = await verifyPassword(credentials.password, user?.passwordHash ?? null, context);
  if (!user?.passwordHash || !fits || !user.active || user.deletedAt)
    return refuse(context, 'INVALID_GRANT', user?.id);
  if (!maySignIn(user, kind)) return refuse(context, 'USER_IS_NOT_ADMIN', user.id);
  await countOwnTry(context, 'signing in', user.id);
  const { passwordHash } = user;
  const newHash = isOutdated(passwordHash) ? await hashPassword(credentials.password, context) : passwordHash;
  // Tokens must not be stored, so there is no stored answer.
  const opened = await inTransaction({ ...context, idempotency: null }, async (tx) => {
    const isStillTrue = await confirmPassword(tx, { ...user, passwordHash }, newHash, kind);
    if (!isStillTrue) return null;
    const factors = await readFactors(tx, user.id);
    if (hasFactor(factors)) return insertHalfSession(tx, context, { userId: user.id, kind, factors });
    await mailNewSignIn(tx, context, user.id);
    return insertSession(tx, context, user, kind);
  });
  if (!opened) return refuse(context, 'INVALID_GRANT', user.id);
  if ('asked' in opened) {
    await giveBackAll(context, counted);
    throw opened.asked;
  }
  await forgiveSignIn(context, email, counted);
  return tokensOf(context, opened, user);
}

export async function refuse(
  context: Context,
  code: 'INVALID_GRANT' | 'USER_IS_NOT_ADMIN' | 'CODE_WRONG' | 'PASSKEY_REFUSED',
  id?: number,
): Promise<never> {
  await audit(context.db, context, {
    action: 'session.refused',
    entity: 'user',
    id: id ?? null,
    after: { code },
  });
  throw new Refusal(code, code === 'CODE_WRONG' ? 'code' : null);
}

/** Opens a session without checking a password; by default one of the back office for staff. */
export async function openSession(
  context: Context,
  user: { id: number; email: string; isAdmin: boolean },
  kind: SessionKind = user.isAdmin ? 'staff' : 'investor',
): Promise<TokenView> {
  const opened = await context.db.transaction((tx) => insertSession(tx, context, user, kind));
  return tokensOf(context, opened, user);
}

interface Opened {
  id: string;
  refreshToken: string;
}

/** Opens a session, and stores that the person signed in. Beyond MOST_SESSIONS the one not used for the longest time ends. */
export async function insertSession(
  tx: Db,
  context: Context,
  user: { id: number; email: string },
  kind: SessionKind,
): Promise<Opened> {
  const id = randomUUID();
  const now = context.now();
  const refreshToken = refreshTokenOf(context.secrets, id, FIRST_GENERATION);
  await tx.insert(sessions).values({
    id,
    userId: user.id,
    kind,
    generation: FIRST_GENERATION,
    tokenHash: sha256(refreshToken),
    rotatedAt: now,
    createdAt: now,
    expiresAt: new Date(now.getTime() + context.environment.refreshTokenDays * A_DAY),
    ip: context.ip,
    userAgent: context.userAgent,
    confirmedAt: now,
  });
  await markSignedIn(tx, user.id, now);
  const isOpen = and(eq(sessions.userId, user.id), eq(sessions.kind, kind), isNull(sessions.endedAt));
  const surplus = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(isOpen)
    .orderBy(desc(sessions.rotatedAt), ne(sessions.id, id))
    .offset(MOST_SESSIONS);
  await tx.update(sessions).set({ endedAt: now }).where(inArray(sessions.id, surplus));
  const acting = { ...context, actor: { ...context.actor, id: user.id, label: user.email } };
  await audit(tx, acting, { action: 'session.open', entity: 'user', id: user.id, after: { kind } });
  return { id, refreshToken };
}

export const tokensOf = async (
  context: Context,
  { id, refreshToken }: Opened,
  user: { id: number },
): Promise<TokenView> => ({
  accessToken: await signAccessToken(context, id, user.id),
  refreshToken,
  expiresIn: context.environment.accessTokenSeconds,
});
