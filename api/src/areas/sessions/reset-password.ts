import type {
  RequestResetInput,
  SubmitPasswordInput,
} from '@share/contract/areas/sessions/sessions.endpoints.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { queueEmail, readTemplate } from '../../platform/mail/queue-email.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sha256 } from '../../platform/secrets.ts';
import {
  findPasswordToken,
  findUserByEmail,
  isActiveStaff,
  lockUser,
  makePasswordToken,
  RESET_HOURS,
  refuseForeignPattern,
  resetPasswordLink,
  setPassword,
} from '../users/users.shared.ts';
import { endSessionsOf } from './end-sessions.ts';
import { countTry, linkLimits, tokenLimits } from './throttle.ts';

/** The shortest response time, so that it does not reveal whether the address exists. */
const SHORTEST_MILLISECONDS = 300;

/** E-mails a link to change the password. Answer and response time are the same for unknown addresses (SES-20, SES-21). */
export async function requestPasswordReset(
  context: Context,
  input: z.infer<typeof RequestResetInput>,
): Promise<null> {
  refuseForeignPattern(context, input.activationUrlPattern);
  const email = input.email.toLowerCase();
  await countTry(context, linkLimits(context, email));
  const least = new Promise((resolve) => setTimeout(resolve, SHORTEST_MILLISECONDS));
  await sendResetLink(context, email);
  await least;
  return null;
}

async function sendResetLink(context: Context, email: string): Promise<void> {
  const user = await findUserByEmail(context.db, email);
  if (!user || !isActiveStaff(user)) return;
  await inTransaction(context, async (tx) => {
    const token = await makePasswordToken(tx, context, user.id, RESET_HOURS);
    queueEmail(tx, context, await readTemplate(tx, 'password-reset'), {
      event: `password-reset ${sha256(token)}`,
      recipient: user.email,
      language: context.language,
      variables: { firstName: user.firstName, link: resetPasswordLink(context, token) },
    });
    await audit(tx, context, { action: 'password.request', entity: 'user', id: user.id });
  });
}

/** Refuses a token that is unknown, used or too old (SES-22, SES-30). */
export async function validateResetToken(context: Context, token: string): Promise<{ valid: true }> {
  await countTry(context, tokenLimits(context, token));
  if (!(await findPasswordToken(context.db, context, token))) throw new Refusal('RESET_TOKEN_NOT_VALID');
  return { valid: true };
}

/** Sets the password of the token's user, uses the token up and ends the user's sessions (SES-27, SES-32). */
export async function submitPassword(
  context: Context,
  input: z.infer<typeof SubmitPasswordInput>,
): Promise<null> {
  if (input.repeatPassword !== undefined && input.repeatPassword !== input.newPassword) {
    throw new Refusal('PASSWORD_NOT_SAME', 'repeatPassword');
  }
  await countTry(context, tokenLimits(context, input.token));
  const asked = await findPasswordToken(context.db, context, input.token);
  if (!asked) throw new Refusal('RESET_TOKEN_NOT_VALID');
  const passwordHash = await hashPassword(input.newPassword);
  await context.db.transaction(async (tx) => {
    await lockUser(tx, asked.userId);
    const found = await findPasswordToken(tx, context, input.token);
    if (!found) throw new Refusal('RESET_TOKEN_NOT_VALID');
    await setPassword(tx, found, passwordHash, context.now());
    await endSessionsOf(tx, context, found.userId);
    const acting = { ...context, actor: { ...context.actor, id: found.userId, label: found.email } };
    await audit(tx, acting, { action: 'password.set', entity: 'user', id: found.userId });
  });
  return null;
}
