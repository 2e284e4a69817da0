import { and, eq, isNull } from 'drizzle-orm';
import type { SessionKind } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../users.tables.ts';
import { passwordTokens } from './password-tokens.tables.ts';

/**
 * Sets the password of the token's user and marks the token as used. The link was mailed to the address, so using it confirms
 * the address.
 */
export async function setPassword(
  tx: Db,
  token: { id: number; userId: number },
  passwordHash: string,
  at: Date,
): Promise<void> {
  const set = { passwordHash, passwordChangedAt: at, emailConfirmedAt: at };
  await tx.update(users).set(set).where(eq(users.id, token.userId));
  await tx.update(passwordTokens).set({ usedAt: at }).where(eq(passwordTokens.id, token.id));
}

/**
 * Replaces the password against which the present one was checked; false if it was replaced meanwhile. The database ends the
 * sessions and links of the account.
 */
export async function replacePassword(
  tx: Db,
  user: { id: number; passwordHash: string },
  passwordHash: string,
  at: Date,
): Promise<boolean> {
  const replaced = await tx
    .update(users)
    .set({ passwordHash, passwordChangedAt: at })
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
    .returning({ id: users.id });
  return replaced.length === 1;
}

/**
 * Whether the account may still sign in to that kind of session, by that e-mail, and still has the hash against which its
 * password was checked. If so, locks the account and stores `newHash` if it is different.
 */
export async function confirmPassword(
  tx: Db,
  checked: { id: number; email: string; passwordHash: string },
  newHash: string,
  kind: SessionKind,
): Promise<boolean> {
  const isSame = and(
    eq(users.id, checked.id),
    eq(users.email, checked.email),
    eq(users.passwordHash, checked.passwordHash),
    eq(users.active, true),
    kind === 'staff' ? eq(users.isAdmin, true) : undefined,
    isNull(users.deletedAt),
  );
  const found = await tx.select({ id: users.id }).from(users).where(isSame).for('no key update');
  if (found.length === 1 && newHash !== checked.passwordHash)
    await tx.update(users).set({ passwordHash: newHash }).where(eq(users.id, checked.id));
  return found.length === 1;
}
