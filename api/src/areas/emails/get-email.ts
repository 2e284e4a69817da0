import type { EmailView } from '@share/contract/areas/emails/emails.schemas.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { type EmailType, opensAccount } from '../../platform/mail/email-variables.ts';
import { emails, emailTemplates } from '../../platform/mail/mail.tables.ts';
import { bodyPlace } from '../../platform/mail/queue-email.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findUser, maySeePeople } from '../users/users.shared.ts';
import { hidden, stateOf } from './list-emails.ts';
import { maySeeText } from './may-see-text.ts';
import { presentAddress, whyNotSendAgain } from './send-again.rules.ts';

type StoredEmail = typeof emails.$inferSelect;

/** Refuses with NOT_FOUND. */
export async function getEmail(context: Context, id: number): Promise<EmailView> {
  const { db, actor, now } = context;
  const [email] = await db.select().from(emails).where(eq(emails.id, id));
  if (!email) throw new Refusal('NOT_FOUND');
  const person = email.userId === null ? null : ((await findUser(db, email.userId)) ?? null);
  const state = stateOf(email);
  const seesPeople = maySeePeople(actor);
  return {
    id,
    type: email.type,
    typeName: await readTypeName(db, email.type),
    recipient: email.recipient,
    person: person && { ...person, isDeleted: person.deletedAt !== null },
    subject: email.subject,
    lastError: email.lastError,
    ...(seesPeople ? {} : hidden),
    createdAt: email.createdAt.toISOString(),
    state,
    sentAt: email.sentAt?.toISOString() ?? null,
    givenUpAt: email.givenUpAt?.toISOString() ?? null,
    attempts: email.attempts,
    nextAttemptAt: state === 'waiting' ? email.dueAt.toISOString() : null,
    text: textOf(context, email),
    again: {
      to: seesPeople ? presentAddress(email, person) : null,
      whyNot: await whyNotSendAgain(db, email, person, now()),
      at: email.againAt?.toISOString() ?? null,
    },
  };
}

async function readTypeName(db: Db, type: EmailType): Promise<EmailView['typeName']> {
  const [template] = await db
    .select({ name: emailTemplates.name })
    .from(emailTemplates)
    .where(eq(emailTemplates.type, type));
  return template?.name ?? { pl: type, en: type };
}

function textOf(
  { secrets, actor }: Context,
  { type, event, keepsText, body }: StoredEmail,
): EmailView['text'] {
  if (!keepsText || opensAccount(type)) return { state: 'secret', html: null };
  if (!maySeeText(actor, type)) return { state: 'forbidden', html: null };
  if (body === null) return { state: 'deleted', html: null };
  return { state: 'shown', html: secrets.open(body, bodyPlace(event)) };
}
