import type { PasswordChangeInput } from '@share/contract/areas/account/account.schemas.ts';
import type { TokenView } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { holdOwnSession, insertSession, tokensOf } from '../sessions/sessions.shared.ts';
import { lockUser, mailPasswordChange, replacePassword } from '../users/users.shared.ts';
import { checkOwnPassword } from './check-own-password.ts';

/**
 * Sets a new password after the present one was given (SES-36). All sessions, links and half-finished sign-ins of the account
 * end; the caller continues in a new session of the same kind, unless the present one ended meanwhile. Tokens must not
 * be stored, so there is no stored answer.
 */
export async function changePassword(context: Context, input: PasswordChangeInput): Promise<TokenView> {
  if (input.repeatPassword !== undefined && input.repeatPassword !== input.newPassword)
    throw new Refusal('PASSWORD_NOT_SAME', 'repeatPassword');
  const { sessionKind: kind } = context.actor;
  if (kind === null) throw new Refusal('NOT_SIGNED_IN');
  const user = await checkOwnPassword(context, input.currentPassword, wrong);
  const passwordHash = await hashPassword(input.newPassword, context);
  const opened = await inTransaction({ ...context, idempotency: null }, async (tx) => {
    await lockUser(tx, user.id);
    await holdOwnSession(tx, context);
    const isStillTrue = await replacePassword(tx, user, passwordHash, context.now());
    if (!isStillTrue) throw wrong();
    await audit(tx, context, { action: 'password.change', entity: 'user', id: user.id });
    await mailPasswordChange(tx, context, user.id);
    return insertSession(tx, context, user, kind);
  });
  return tokensOf(context, opened, user);
}

const wrong = () => new Refusal('CURRENT_PASSWORD_WRONG', 'currentPassword');
