import { asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { emails } from '../../../platform/mail/mail.tables.ts';
import { bodyPlace } from '../../../platform/mail/queue-email.ts';

type Stored = typeof emails.$inferSelect;

/** The e-mails that were sent to the person. */
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
 * The messages that the person wrote in the contact form. They are found by the address, which only its owner can confirm.
 * Several accounts may have had the address one after the other: a message belongs to the account that had it at that time, or
 * else to the next one.
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
