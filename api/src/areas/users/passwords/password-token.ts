import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { together } from '../../../platform/database/pipeline.ts';
import { sha256 } from '../../../platform/secrets.ts';
import { users } from '../users.tables.ts';
import { passwordTokens } from './password-tokens.tables.ts';

const HOUR = 3_600_000;
/** In hours. A requested link is used soon; the link of a new account must still work after a holiday. */
export const RESET_HOURS = 2;
export const SET_HOURS = 24 * 7;
/** A requested link ends after this time, however often it is mailed again. */
const LONGEST_HOURS = 24;
/** In milliseconds. */
const PAUSE_BETWEEN_MAILS = 2 * 60_000;

type Token = typeof passwordTokens.$inferSelect;

/** Serialises changes of a user's links and password. */
export async function lockUser(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export const hoursAfter = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR);

/** The token of a seed. The database stores the seed and a hash, from which nobody gets the token without the key. */
const tokenOf = ({ secrets }: Context, seed: string): string => secrets.fingerprint(seed, 'password-link');

/** A new single-use token for setting a user's password; older ones stop working. */
export async function makePasswordToken(
  tx: Db,
  context: Context,
  userId: number,
  hours: number,
): Promise<string> {
  const seed = randomBytes(32).toString('base64url');
  const token = tokenOf(context, seed);
  const now = context.now();
  const open = and(eq(passwordTokens.userId, userId), isNull(passwordTokens.usedAt));
  const stored = { userId, tokenHash: sha256(token), createdAt: now, expiresAt: hoursAfter(now, hours) };
  await together(tx, {
    lock: () => lockUser(tx, userId),
    older: () => tx.update(passwordTokens).set({ usedAt: now }).where(open),
    token: () => tx.insert(passwordTokens).values({ ...stored, seed, mailedAt: now }),
  });
  return token;
}

/** Whether the link of that user was mailed within the last two minutes. */
export const wasJustMailed = async (db: Db, context: Context, userId: number): Promise<boolean> =>
  (await secondsUntilNextMail(db, context, userId)) > 0;

/** The seconds until another link may be mailed to that user; 0 if it may be now. */
export async function secondsUntilNextMail(db: Db, context: Context, userId: number): Promise<number> {
  const open = await findOpenToken(db, context, userId);
  return open ? Math.ceil(pauseLeft(context, open) / 1_000) : 0;
}

/**
 * The token to mail to somebody who asks for a link, and whose account is locked. It is that of the open link if there is one,
 * so that nobody can end the link of somebody else by asking. Null if it was mailed within the last two minutes, or may not be
 * mailed again.
 */
export async function tokenToMail(
  tx: Db,
  context: Context,
  userId: number,
  mayMailAgain: () => Promise<boolean>,
): Promise<string | null> {
  const open = await findOpenToken(tx, context, userId);
  if (!open?.seed) return makePasswordToken(tx, context, userId, RESET_HOURS);
  if (isJustMailed(context, open) || !(await mayMailAgain())) return null;
  const now = context.now();
  const [soon, longest] = [hoursAfter(now, RESET_HOURS), hoursAfter(open.createdAt, LONGEST_HOURS)];
  const extended = soon < longest ? soon : longest;
  const expiresAt = extended > open.expiresAt ? extended : open.expiresAt;
  await tx.update(passwordTokens).set({ mailedAt: now, expiresAt }).where(eq(passwordTokens.id, open.id));
  return tokenOf(context, open.seed);
}

const isJustMailed = (context: Context, token: Token) => pauseLeft(context, token) > 0;

/** In milliseconds. */
const pauseLeft = (context: Context, { mailedAt }: Token): number =>
  mailedAt === null ? 0 : Math.max(0, mailedAt.getTime() + PAUSE_BETWEEN_MAILS - context.now().getTime());

async function findOpenToken(db: Db, context: Context, userId: number): Promise<Token | undefined> {
  const isOpen = and(
    eq(passwordTokens.userId, userId),
    isNull(passwordTokens.usedAt),
    gt(passwordTokens.expiresAt, context.now()),
  );
  const [open] = await db.select().from(passwordTokens).where(isOpen);
  return open;
}

/** The unused, unexpired token of an active user. */
export async function findPasswordToken(db: Db, context: Context, token: string) {
  const [found] = await db
    .select({
      id: passwordTokens.id,
      userId: users.id,
      email: users.email,
      hasPassword: isNotNull(users.passwordHash).mapWith(Boolean),
    })
    .from(passwordTokens)
    .innerJoin(users, eq(users.id, passwordTokens.userId))
    .where(
      and(
        eq(passwordTokens.tokenHash, sha256(token)),
        isNull(passwordTokens.usedAt),
        gt(passwordTokens.expiresAt, context.now()),
        eq(users.active, true),
        isNull(users.deletedAt),
      ),
    );
  return found ?? null;
}
