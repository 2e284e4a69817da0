import type {
  RequestResetInput,
  SubmitPasswordInput,
} from '@share/contract/areas/sessions/sessions.endpoints.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { audit } from '../../../platform/records/audit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import {
  findPasswordToken,
  findUserByEmail,
  lockUser,
  mailPasswordChange,
  mailResetLink,
  maySignIn,
  resetLinkOfPattern,
  resetPasswordLink,
  setPassword,
  tokenToMail,
  wasJustMailed,
} from '../../users/users.shared.ts';
import { endSessionsOf } from '../end-sessions.ts';
import { countLinkRequest, countTokenTry, knowNetwork, mayMailToday } from '../limits/limits.ts';
import { isFirstWithin } from '../limits/throttle.ts';

/** The shortest response time, so that it does not reveal whether the address exists. */
const SHORTEST_MILLISECONDS = 300;

/**
 * E-mails a link to change the password. Answer and response time are the same for unknown addresses, and however often
 * somebody asks (SES-20, SES-21).
 */
export async function requestPasswordReset(
  context: Context,
  input: z.infer<typeof RequestResetInput>,
): Promise<null> {
  const target = resetLinkOfPattern(context, input.activationUrlPattern);
  await countLinkRequest(context);
  const least = new Promise((resolve) => setTimeout(resolve, SHORTEST_MILLISECONDS));
  await sendResetLink(context, input.email.toLowerCase(), target);
  await least;
  return null;
}

async function sendResetLink(
  context: Context,
  email: string,
  { kind, linkOf }: ReturnType<typeof resetLinkOfPattern>,
): Promise<void> {
  const found = await findUserByEmail(context.db, email);
  if (!found || !maySignIn(found, kind)) return;
  // Checked before the lock as well: otherwise many requests at once would wait for each other, and the response time would
  // reveal the account.
  if (await wasJustMailed(context.db, context, found.id)) return;
  await inTransaction(context, async (tx) => {
    await lockUser(tx, found.id);
    // The account may have got another address while this waited: the owner of the former one gets no link.
    const user = await findUserByEmail(tx, email);
    if (user?.id !== found.id || !maySignIn(user, kind)) return;
    const token = await tokenToMail(tx, context, user.id, () =>
      mayMailAgain({ ...context, db: tx }, found.id),
    );
    if (token === null) return;
    // An administrator always gets a link to the back office, from whichever page somebody asks.
    const link =
      user.isAdmin && kind === 'investor' ? resetPasswordLink(context, true, token) : linkOf(token);
    await mailResetLink(tx, context, user, link, context.language);
  });
}

/**
 * An open link is mailed again five times a day, and then once an hour. It is good for two hours more each time, so that there is
 * a good one in the mailbox, however many strangers ask.
 */
const mayMailAgain = async (context: Context, userId: number): Promise<boolean> =>
  (await mayMailToday(context, 'reset', String(userId))) ||
  isFirstWithin(context, `reset link ${userId}`, 3_600);

/** Refuses a token that is unknown, used or too old (SES-22, SES-30). */
export async function validateResetToken(context: Context, token: string): Promise<{ valid: true }> {
  await countTokenTry(context, token);
  if (!(await findPasswordToken(context.db, context, token))) throw new Refusal('RESET_TOKEN_NOT_VALID');
  return { valid: true };
}

/**
 * Sets the password of the token's user, uses the token up and ends the user's sessions (SES-27, SES-32). The user may sign in
 * from here at once, also while others try passwords for the account.
 */
export async function submitPassword(
  context: Context,
  input: z.infer<typeof SubmitPasswordInput>,
): Promise<null> {
  if (input.repeatPassword !== undefined && input.repeatPassword !== input.newPassword) {
    throw new Refusal('PASSWORD_NOT_SAME', 'repeatPassword');
  }
  await countTokenTry(context, input.token);
  const asked = await findPasswordToken(context.db, context, input.token);
  if (!asked) throw new Refusal('RESET_TOKEN_NOT_VALID');
  const passwordHash = await hashPassword(input.newPassword, context);
  await inTransaction({ ...context, idempotency: null }, async (tx) => {
    await lockUser(tx, asked.userId);
    const found = await findPasswordToken(tx, context, input.token);
    if (!found) throw new Refusal('RESET_TOKEN_NOT_VALID');
    if (found.hasPassword) await mailPasswordChange(tx, context, found.userId);
    await setPassword(tx, found, passwordHash, context.now());
    await endSessionsOf(tx, context, found.userId);
    const acting = { ...context, actor: { ...context.actor, id: found.userId, label: found.email } };
    await audit(tx, acting, { action: 'password.set', entity: 'user', id: found.userId });
    await knowNetwork({ ...context, db: tx }, found.email);
  });
  return null;
}
