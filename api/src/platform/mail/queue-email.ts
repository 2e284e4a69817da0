import type { Language } from '@share/contract/shared/languages.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Db } from '../database.ts';
import type { EmailType } from './email-types.ts';
import { emails, emailTemplates } from './mail.tables.ts';
import { renderBody, renderSubject } from './render-template.ts';

/** Where senders listen for new e-mails. */
export const EMAIL_CHANNEL = 'emails';

/** The place to which the body of an e-mail is sealed. */
export const bodyPlace = (event: string): string => `emails:body:${event}`;

interface EmailToQueue {
  type: EmailType;
  /** What the e-mail tells, unique for ever: each recipient hears of it once, however often it is queued. */
  event: string;
  recipient: string;
  language: Language;
  variables: Record<string, string>;
}

/** Leaves an e-mail in the outbox as part of the caller's transaction; it is sent after the commit, and only then. */
export async function queueEmail(tx: Db, context: Context, email: EmailToQueue): Promise<void> {
  const { type, event, recipient, language, variables } = email;
  const [template] = await tx.select().from(emailTemplates).where(eq(emailTemplates.type, type));
  if (!template) throw new Error(`The e-mail template ${type} is missing`);
  const queued = await tx
    .insert(emails)
    .values({
      event,
      recipient,
      subject: renderSubject(template.subject[language], variables),
      body: context.secrets.seal(renderBody(template.body[language], variables), bodyPlace(event)),
      dueAt: context.now(),
    })
    .onConflictDoNothing()
    .returning({ id: emails.id });
  if (queued.length > 0) await tx.execute(sql`SELECT pg_notify(${EMAIL_CHANNEL}, '')`);
}
