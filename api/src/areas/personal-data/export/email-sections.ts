import { asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { emails } from '../../../platform/mail/mail.tables.ts';
import { bodyPlace } from '../../../platform/mail/queue-email.ts';

type Stored = typeof emails.$inferSelect;

/** What was sent to the person. */
export async function readEmails(context: Context, id: number) {
  const found = await context.db.select().from(emails).where(eq(emails.userId, id)).orderBy(asc(emails.id));
  return found.map((email) => ({
    type: email.type,
    recipient: email.recipient,
    subject: email.subject,
    text: email.keepsText ? textOf(context, email) : null,
    createdAt: email.createdAt,
    sentAt: email.sentAt,
    givenUpAt: email.givenUpAt,
  }));
}

/**
 * What the person wrote in the contact form, by the address, which only its owner confirms. Accounts may have had it one after the
 * other: a message is of the one that had it then, or else of the next.
 */
export async function readMessages(context: Context, id: number) {
  const address = sql`lower(${emails.replyTo}->>'address')`;
  const isTheirs = sql`${address} = (SELECT email FROM users WHERE id = ${id})
    AND ${id} = (SELECT u.id FROM users u WHERE u.email = ${address}
      AND u.email_confirmed_at IS NOT NULL AND coalesce(u.deleted_at, 'infinity') >= ${emails.createdAt}
      ORDER BY coalesce(u.deleted_at, 'infinity') LIMIT 1)`;
  const found = await context.db.select().from(emails).where(isTheirs).orderBy(asc(emails.id));
  return found.map((email) => ({
    name: email.replyTo?.name,
    address: email.replyTo?.address,
    subject: email.subject,
    text: textOf(context, email),
    createdAt: email.createdAt,
  }));
}

const textOf = ({ secrets }: Context, { body, event }: Stored): string | null =>
  body === null ? null : secrets.open(body, bodyPlace(event));
