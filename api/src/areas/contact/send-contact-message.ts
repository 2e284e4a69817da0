import type { ContactInput } from '@share/contract/areas/contact/contact.endpoints.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { queueEmail, readTemplate } from '../../platform/mail/queue-email.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  agreementsOfTarget,
  findActiveAgreements,
  fingerprintOf,
  isAccepted,
} from '../consents/consents.shared.ts';
import { countMessage } from '../sessions/sessions.shared.ts';
import type { SiteSettings } from '../settings/settings.shared.ts';

/** Queues the message as an e-mail to the recipient in the settings; an answer to it goes to the visitor. */
export async function sendContactMessage(
  context: Context,
  { contactSendTo, contactSendFrom, contactSendFromName }: SiteSettings,
  { name, email, subject = '', message, agreements: answers = [] }: ContactInput,
): Promise<null> {
  if (contactSendTo === '') throw new Refusal('CANT_SEND_MESSAGE');
  const asked = agreementsOfTarget(await findActiveAgreements(context.db), 'contact', answers);
  await countMessage(context, email);
  const language = context.environment.defaultLanguage;
  const accepted = asked.filter((agreement) => isAccepted(agreement, answers));
  return inTransaction(context, async (tx) => {
    queueEmail(tx, context, await readTemplate(tx, 'contact'), {
      event: eventOf(context, [name, email, subject, message]),
      recipient: contactSendTo,
      language,
      variables: {
        name,
        email,
        subject: subject || name,
        message,
        agreements: accepted.map((agreement) => agreement.name[language]).join(', ') || '–',
      },
      replyTo: { name, address: email },
      ...(contactSendFrom === '' ? {} : { sender: { name: contactSendFromName, address: contactSendFrom } }),
    });
    await audit(tx, context, {
      action: 'contact.send',
      entity: 'contact',
      after: {
        email,
        agreements: asked.map((agreement) => ({
          id: agreement.id,
          fingerprint: fingerprintOf(agreement),
          isAccepted: accepted.includes(agreement),
        })),
      },
    });
    return null;
  });
}

/** The key is equal for equal messages of a day, so that a repeated request sends nothing twice. */
const eventOf = ({ secrets, now }: Context, texts: readonly string[]): string =>
  `contact ${warsawDay(now())} ${secrets.fingerprint(JSON.stringify(texts), 'contact')}`;
