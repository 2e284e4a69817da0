import type { Language } from '@share/contract/shared/languages.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { queueEmail, readTemplate } from '../../../platform/mail/queue-email.ts';
import { audit } from '../../../platform/records/audit.ts';
import { sha256 } from '../../../platform/secrets.ts';
import type { users } from '../users.tables.ts';

type Recipient = Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstName' | 'language'>;

/** E-mails the link to choose a new password, in the person's language or else the given one. */
export async function mailResetLink(
  tx: Db,
  context: Context,
  user: Recipient,
  link: string,
  otherwise: Language,
): Promise<void> {
  queueEmail(tx, context, await readTemplate(tx, 'password-reset'), {
    event: `password-reset ${sha256(link)} ${context.now().toISOString()}`,
    recipient: user.email,
    language: user.language ?? otherwise,
    variables: { firstName: user.firstName, link },
  });
  await audit(tx, context, { action: 'password.request', entity: 'user', id: user.id });
}
