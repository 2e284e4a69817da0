import { randomUUID } from 'node:crypto';
import type { TestMessageInput } from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import { renderBody, renderSubject } from '@share/contract/areas/email-templates/render-template.ts';
import type { Context } from '../../platform/context.ts';
import type { SendMail } from '../../platform/mail/mail-transport.ts';
import { plainText } from '../../platform/mail/plain-text.ts';
import { withTimeout } from '../../platform/mail/with-timeout.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal, refuseIfAny } from '../../platform/refusal.ts';
import { countTry } from '../sessions/sessions.shared.ts';
import { findUserByEmail, maySignIn } from '../users/users.shared.ts';
import { refusalsOfTemplate } from './refuse-faulty-template.ts';
import { isEmailType, samplesOf } from './template-variables.ts';

/** The limit for one sender: nobody needs more test messages, and they must not be used to send letters. */
const MOST_MESSAGES = { tries: 20, seconds: 600 };

/**
 * Sends an unsaved template with sample data to a member of staff; returns when the mail server has accepted it (ERR-77). The text is
 * the sender's own, so it is marked as a test, goes to nobody outside, and is in the audit trail as it was sent.
 */
export async function sendTestMessage(
  context: Context,
  send: SendMail,
  { type, email, subject, body, language = context.language }: TestMessageInput,
): Promise<null> {
  if (!isEmailType(type)) throw new Refusal('TYPE_NOT_FOUND', 'type');
  refuseIfAny(refusalsOfTemplate(type, { subject, body }));
  const recipient = await findUserByEmail(context.db, email);
  if (!recipient || !maySignIn(recipient, 'staff')) throw new Refusal('TEST_MESSAGE_ONLY_TO_STAFF', 'email');
  await countTry(context, [{ key: `test-message ${context.actor.id}`, ...MOST_MESSAGES }]);
  const { environment } = context;
  const samples = samplesOf(type, language, environment);
  const html = renderBody(body, samples, language);
  const name = `${context.now().toISOString().replace(/[:.]/g, '-')}-test-${randomUUID()}`;
  const mail = {
    name,
    messageId: `<${name}@${new URL(environment.publicUrl).hostname}>`,
    from: environment.mailFrom,
    recipient: email,
    subject: `[Test] ${renderSubject(subject, samples)}`,
    html,
    text: plainText(html),
  };
  await withTimeout(send(mail)).catch((error: unknown) => {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    context.log.warn({ type, code, responseCode }, 'a test message could not be sent');
    throw new Refusal('CANT_SEND_MESSAGE', null, undefined, error);
  });
  await audit(context.db, context, {
    action: 'emailTemplate.test',
    entity: 'emailTemplate',
    after: { type, email, language, subject, body },
  });
  return null;
}
