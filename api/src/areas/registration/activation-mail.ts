import { randomBytes } from 'node:crypto';
import type { Language } from '@share/contract/shared/languages.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { queueEmail, readTemplate } from '../../platform/mail/queue-email.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sha256 } from '../../platform/secrets.ts';
import { isFirstWithin, secondsUntilNext } from '../sessions/sessions.shared.ts';
import { activationLink } from '../users/users.shared.ts';

const PAUSE_BETWEEN_MAILS_SECONDS = 120;
const GOOD_FOR = 24 * 3_600_000;

/** The token of a link, and what is stored about it. */
export interface ActivationToken {
  token: string;
  tokenHash: string;
  expiresAt: Date;
}

export function newActivationToken({ now }: Context): ActivationToken {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: sha256(token), expiresAt: new Date(now().getTime() + GOOD_FOR) };
}

const EVENT = 'activation ';
const eventOf = (tokenHash: string) => `${EVENT}${tokenHash}`;

/**
 * Whether an e-mail may be sent: an address gets at most one about its registration in two minutes, however often somebody asks.
 * It is counted in the transaction that queues the e-mail, so a failed attempt does not count.
 */
export const mayMailRegistration = (tx: Db, context: Context, email: string): Promise<boolean> =>
  isFirstWithin({ ...context, db: tx }, pauseOf(email), PAUSE_BETWEEN_MAILS_SECONDS);

const pauseOf = (email: string) => `registration ${email}`;

/** Queues the e-mail with the link that creates the account. */
export async function mailActivation(
  tx: Db,
  context: Context,
  { email, language }: { email: string; language: Language },
  { token, tokenHash }: ActivationToken,
): Promise<void> {
  queueEmail(tx, context, await readTemplate(tx, 'activation'), {
    event: eventOf(tokenHash),
    recipient: email,
    language,
    variables: { link: activationLink(context)(token) },
  });
}

/**
 * SQL: whether the link of an e-mail with the alias `e` could still create an account at the instant `at`: nobody has used it, it
 * has not ended, and the address has no account.
 */
export const isOpenActivation = (at: string): string => `EXISTS (SELECT FROM registrations r
  WHERE r.token_hash = substr(e.event, ${EVENT.length + 1}) AND r.expires_at > ${at}
    AND NOT EXISTS (SELECT FROM users u WHERE u.email = r.email AND u.deleted_at IS NULL))`;

/**
 * Sends the link of a registration again: a new one, valid for a day; the former one stops working. Refuses with
 * EMAIL_LINK_HAS_ENDED where the former one could not create an account any more.
 */
export async function sendActivationAgain(tx: Db, context: Context, formerEvent: string): Promise<void> {
  const next = newActivationToken(context);
  const { rows } = await tx.execute<{ email: string; language: Language }>(sql`
    UPDATE registrations SET token_hash = ${next.tokenHash}, expires_at = ${next.expiresAt}
    WHERE token_hash = ${formerEvent.slice(EVENT.length)} AND expires_at > ${context.now()}
    RETURNING email, language`);
  const [registration] = rows;
  if (!registration) throw new Refusal('EMAIL_LINK_HAS_ENDED');
  if (!(await mayMailRegistration(tx, context, registration.email))) {
    const secondsToWait = await secondsUntilNext({ ...context, db: tx }, pauseOf(registration.email));
    throw new Refusal('LINK_JUST_SENT', null, { secondsToWait });
  }
  await mailActivation(tx, context, registration, next);
}
