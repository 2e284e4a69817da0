import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { together } from '../../../platform/database/pipeline.ts';
import { sha256 } from '../../../platform/secrets.ts';
import { users } from '../users.tables.ts';
import { passwordTokens } from './password-tokens.tables.ts';

const HOUR = 3_600_000;
/** A requested link is used soon; the link of a new account must still work after a holiday. */
export const RESET_HOURS = 2;
export const SET_HOURS = 24 * 7;

/** Serialises changes of a user's links and password. */
export async function lockUser(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** A new single-use token for setting a user's password; older ones stop working. Only its hash is stored. */
export async function makePasswordToken(
  tx: Db,
  context: Context,
  userId: number,
  hours: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = context.now();
  const open = and(eq(passwordTokens.userId, userId), isNull(passwordTokens.usedAt));
  const expiresAt = new Date(now.getTime() + hours * HOUR);
  const stored = { userId, tokenHash: sha256(token), createdAt: now, expiresAt };
  await together(tx, {
    lock: () => lockUser(tx, userId),
    older: () => tx.update(passwordTokens).set({ usedAt: now }).where(open),
    token: () => tx.insert(passwordTokens).values(stored),
  });
  return token;
}

/** The unused, unexpired token of an active user. */
export async function findPasswordToken(db: Db, context: Context, token: string) {
  const [found] = await db
    .select({ id: passwordTokens.id, userId: users.id, email: users.email })
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
