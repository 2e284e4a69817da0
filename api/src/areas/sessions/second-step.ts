import type { Assertion, PasskeyRequest } from '@share/contract/areas/sessions/passkeys.schemas.ts';
import type { TokenView } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { sha256 } from '../../platform/secrets.ts';
import { askForPasskey, useCode, usePasskey } from '../second-factor/second-factor.shared.ts';
import { lockUser } from '../users/users.shared.ts';
import { endHalfSession, findHalfSession } from './half-session.ts';
import { countCodeTry, forgiveSignIn } from './limits/limits.ts';
import { mailNewSignIn } from './new-sign-in/mail-new-sign-in.ts';
import { insertSession, refuse, tokensOf } from './sign-in.ts';

interface SecondStep {
  /** Whether the account's factor was given. A code or challenge that was used up stays used up if not. */
  fits: (tx: Db, acting: Context, userId: number) => Promise<boolean>;
  otherwise: 'CODE_WRONG' | 'PASSKEY_REFUSED';
}

/** Finishes a sign-in by a one-time or recovery code. */
export const finishByCode = (
  context: Context,
  { halfSessionToken, code }: { halfSessionToken: string; code: string },
): Promise<TokenView> =>
  finishSignIn(context, halfSessionToken, {
    fits: (tx, acting, userId) => useCode(tx, acting, { userId, code }),
    otherwise: 'CODE_WRONG',
  });

/** Finishes a sign-in by a passkey that signed the challenge of `startPasskey`. */
export const finishByPasskey = (
  context: Context,
  { halfSessionToken, assertion }: { halfSessionToken: string; assertion: Assertion },
): Promise<TokenView> =>
  finishSignIn(context, halfSessionToken, {
    fits: (tx, acting, userId) =>
      usePasskey(tx, acting, { userId, place: placeOf(halfSessionToken), assertion }),
    otherwise: 'PASSKEY_REFUSED',
  });

export async function startPasskey(context: Context, halfSessionToken: string): Promise<PasskeyRequest> {
  const { user } = await findHalfSession(context.db, context, halfSessionToken);
  return askForPasskey(context.db, context, { userId: user.id, place: placeOf(halfSessionToken) });
}

const placeOf = (halfSessionToken: string) => `half session ${sha256(halfSessionToken)}`;

/**
 * Turns half a session into a full one. The account is locked meanwhile: a change of the password at the same time ends either
 * the half or the full session.
 */
async function finishSignIn(
  context: Context,
  halfSessionToken: string,
  { fits, otherwise }: SecondStep,
): Promise<TokenView> {
  const { user, kind } = await findHalfSession(context.db, context, halfSessionToken);
  const counted = await countCodeTry(context, user.email);
  const acting = { ...context, actor: { ...context.actor, id: user.id, label: user.email } };
  // Tokens must not be stored, so there is no stored answer.
  const opened = await inTransaction({ ...context, idempotency: null }, async (tx) => {
    await lockUser(tx, user.id);
    await findHalfSession(tx, context, halfSessionToken);
    if (!(await fits(tx, acting, user.id))) return null;
    await endHalfSession(tx, halfSessionToken);
    await mailNewSignIn(tx, context, user.id);
    return insertSession(tx, context, user, kind);
  });
  if (!opened) return refuse(context, otherwise, user.id);
  await forgiveSignIn(context, user.email, counted);
  return tokensOf(context, opened, user);
}
