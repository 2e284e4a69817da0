import { randomUUID } from 'node:crypto';
import type { TokenView } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sha256 } from '../../platform/secrets.ts';
import { users } from '../users/users.tables.ts';
import { signAccessToken } from './access-token.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';
import { refreshTokenOf } from './refresh-token.ts';
import { sessions } from './sessions.tables.ts';
import { countTry, forgetTries, signInLimits } from './throttle.ts';

const FIRST_GENERATION = 1;
const A_DAY = 86_400_000;

/** Opens a session for an active administrator (SES-05 to SES-12). Anybody else learns nothing before the password fits. */
export async function signIn(
  context: Context,
  credentials: { email: string; password: string },
): Promise<TokenView> {
  const email = credentials.email.toLowerCase();
  const limits = signInLimits(context, email);
  await countTry(context, limits.all);
  const [user] = await context.db.select().from(users).where(eq(users.email, email));
  const fits = await verifyPassword(credentials.password, user?.passwordHash ?? null);
  if (!user || !fits || !user.active || user.deletedAt) return refuse(context, 'INVALID_GRANT', user?.id);
  if (!user.isAdmin) return refuse(context, 'USER_IS_NOT_ADMIN', user.id);
  await forgetTries(context, limits.strict.key);
  if (user.passwordHash && isOutdated(user.passwordHash)) {
    const passwordHash = await hashPassword(credentials.password);
    await context.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  }
  return openSession(context, user);
}

async function refuse(
  context: Context,
  code: 'INVALID_GRANT' | 'USER_IS_NOT_ADMIN',
  id?: number,
): Promise<never> {
  await audit(context.db, context, {
    action: 'session.refused',
    entity: 'user',
    id: id ?? null,
    after: { code },
  });
  throw new Refusal(code);
}

/** Opens a session without asking for a password: the last step of signing in. */
export async function openSession(context: Context, user: { id: number; email: string }): Promise<TokenView> {
  const id = randomUUID();
  const now = context.now();
  const refreshToken = refreshTokenOf(context.secrets, id, FIRST_GENERATION);
  const expiresAt = new Date(now.getTime() + context.environment.refreshTokenDays * A_DAY);
  const acting = { ...context, actor: { ...context.actor, id: user.id, label: user.email } };
  await context.db.transaction(async (tx) => {
    await tx.insert(sessions).values({
      id,
      userId: user.id,
      generation: FIRST_GENERATION,
      tokenHash: sha256(refreshToken),
      rotatedAt: now,
      createdAt: now,
      expiresAt,
    });
    await audit(tx, acting, { action: 'session.open', entity: 'user', id: user.id });
  });
  const accessToken = await signAccessToken(context, id, user.id);
  return { accessToken, refreshToken, expiresIn: context.environment.accessTokenSeconds };
}
