import type { EmailView } from '@share/contract/areas/emails/emails.schemas.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { emails } from '../../platform/mail/mail.tables.ts';
import { storedBody } from '../../platform/mail/outbox.ts';
import { queueCopy } from '../../platform/mail/queue-email.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sendActivationAgain } from '../registration/registration.shared.ts';
import { changeRights, type Standing } from '../rights/rights.shared.ts';
import { findUser } from '../users/users.shared.ts';
import { getEmail } from './get-email.ts';
import { newLinks, presentAddress, whyNotSendAgain } from './send-again.rules.ts';

/**
 * Sends an e-mail again: with a new link if its link opens or creates an account, else with the same text. If the former e-mail
 * still waits, it is given up, so that the person gets only one of the two.
 */
export async function sendEmailAgain(context: Context, id: number): Promise<EmailView> {
  const [email] = await context.db.select().from(emails).where(eq(emails.id, id));
  if (!email) throw new Refusal('NOT_FOUND');
  const attempt = { action: 'email.send-again', entity: 'user', id: email.userId } as const;
  if (email.keepsText || email.type === 'activation')
    await inTransaction(context, (tx) => replace(tx, context, id, null));
  else await changeRights(context, attempt, (tx, actor) => replace(tx, context, id, actor));
  return getEmail(context, id);
}

async function replace(tx: Db, context: Context, id: number, actor: Standing | null): Promise<void> {
  const [email] = await tx.select().from(emails).where(eq(emails.id, id)).for('update');
  if (!email) throw new Refusal('NOT_FOUND');
  const person = email.userId === null ? null : ((await findUser(tx, email.userId)) ?? null);
  const reason = await whyNotSendAgain(tx, email, person, context.now());
  if (reason) throw new Refusal(reason);
  const recipient = presentAddress(email, person);
  const sendNewLink = newLinks[email.type];
  if (email.keepsText) await queueCopy(tx, context, email, recipient);
  else if (email.type === 'activation') await sendActivationAgain(tx, context, email.event);
  else if (actor && person) await sendNewLink?.(tx, context, actor, person.id);
  const now = context.now();
  const isWaiting = !email.sentAt && !email.givenUpAt;
  await tx
    .update(emails)
    .set({ againAt: now, ...(isWaiting ? { givenUpAt: now, body: storedBody } : {}) })
    .where(eq(emails.id, id));
  const after = { type: email.type, recipient };
  await audit(tx, context, {
    action: 'email.send-again',
    entity: 'email',
    id,
    after,
    ...(email.userId === null ? {} : { person: { id: email.userId } }),
  });
}
