import { callerId } from '../../platform/caller-id.ts';
import type { Context } from '../../platform/context.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { countOwnTry, countSignIn, forgiveSignIn } from '../sessions/sessions.shared.ts';
import { findUser } from '../users/users.shared.ts';

/**
 * Checks the caller's password. It counts towards the limits of signing in, so that somebody at an open screen cannot try more
 * passwords. Answers the account and the hash that fitted.
 */
export async function checkOwnPassword(
  context: Context,
  password: string,
  refusal: () => Refusal,
): Promise<{ id: number; email: string; passwordHash: string }> {
  const user = await findUser(context.db, callerId(context));
  if (!user) throw new Refusal('NOT_SIGNED_IN');
  const counted = await countSignIn(context, user.email);
  const fits = await verifyPassword(password, user.passwordHash, context);
  if (!fits || user.passwordHash === null) {
    await audit(context.db, context, { action: 'password.refused', entity: 'user', id: user.id });
    throw refusal();
  }
  await forgiveSignIn(context, user.email, counted);
  await countOwnTry(context, 'own password');
  return { id: user.id, email: user.email, passwordHash: user.passwordHash };
}
