import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../users.tables.ts';
import { passwordTokens } from './password-tokens.tables.ts';

/** Sets the password of a token's user and uses the token up. */
export async function setPassword(
  tx: Db,
  token: { id: number; userId: number },
  passwordHash: string,
  at: Date,
): Promise<void> {
  await tx.update(users).set({ passwordHash, passwordChangedAt: at }).where(eq(users.id, token.userId));
  await tx.update(passwordTokens).set({ usedAt: at }).where(eq(passwordTokens.id, token.id));
}

/**
 * Whether the hash that a password was checked against is still that of an account that may come in; then the account is
 * locked, and its password stored as `newHash`, if that is another one.
 */
export async function confirmPassword(
  tx: Db,
  userId: number,
  checked: string,
  newHash: string,
): Promise<boolean> {
  const isSame = and(
    eq(users.id, userId),
    eq(users.passwordHash, checked),
    eq(users.active, true),
    eq(users.isAdmin, true),
    isNull(users.deletedAt),
  );
  const found = await tx.select({ id: users.id }).from(users).where(isSame).for('no key update');
  if (found.length === 1 && newHash !== checked)
    await tx.update(users).set({ passwordHash: newHash }).where(eq(users.id, userId));
  return found.length === 1;
}
