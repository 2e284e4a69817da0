import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { queueEmail, readTemplate } from '../../../platform/mail/queue-email.ts';
import { sha256 } from '../../../platform/secrets.ts';
import { makePasswordToken, SET_HOURS } from '../passwords/password-token.ts';
import type { users } from '../users.tables.ts';

type Invited = Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstName' | 'language'>;

/** E-mails a link to set the first password, in the person's language. Former links stop working. */
export async function sendSetPasswordLink(
  tx: Db,
  context: Context,
  user: Invited,
  linkOf: (token: string) => string,
): Promise<void> {
  const token = await makePasswordToken(tx, context, user.id, SET_HOURS);
  queueEmail(tx, context, await readTemplate(tx, 'set-password'), {
    event: `set-password user ${user.id} ${sha256(token)}`,
    recipient: user.email,
    language: user.language ?? context.environment.defaultLanguage,
    variables: { firstName: user.firstName, link: linkOf(token) },
  });
}
