import { desc } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { emails } from '../../platform/mail/mail.tables.ts';
import { bodyPlace } from '../../platform/mail/queue-email.ts';

/** The e-mails in the outbox, newest first, with their text. */
export async function queuedMail({ db, secrets }: Context) {
  const queued = await db.select().from(emails).orderBy(desc(emails.id));
  return queued.map(({ event, recipient, subject, body }) => ({
    event,
    recipient,
    subject,
    body: body === null ? '' : secrets.open(body, bodyPlace(event)),
  }));
}

/** The e-mails to one address, newest first. */
export const mailTo = async (context: Context, address: string) =>
  (await queuedMail(context)).filter(({ recipient }) => recipient === address);
