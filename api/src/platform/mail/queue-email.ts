import { renderBody, renderSubject } from '@share/contract/areas/email-templates/render-template.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context, Services } from '../context.ts';
import { afterCommit, withCommit } from '../database/commit-tasks.ts';
import { type Db, prepared } from '../database/database.ts';
import type { EmailType } from './email-types.ts';
import { emails, emailTemplates } from './mail.tables.ts';

/** The PostgreSQL channel on which senders are notified of new e-mails. */
export const EMAIL_CHANNEL = 'emails';
const MOMENT_MILLISECONDS = 10;

/** The place to which the encrypted body of an e-mail is bound. */
export const bodyPlace = (event: string): string => `emails:body:${event}`;

interface EmailToQueue {
  /** A unique name of what the e-mail reports: each recipient gets it once, however often it is queued. */
  event: string;
  recipient: string;
  language: Language;
  variables: Record<string, string>;
}

/** The stored texts of an e-mail. */
export interface Template<Type extends EmailType = EmailType> {
  type: Type;
  subject: Translated;
  body: Translated;
}

const templateOfType = prepared((db) =>
  db
    .select({ subject: emailTemplates.subject, body: emailTemplates.body })
    .from(emailTemplates)
    .where(eq(emailTemplates.type, sql.placeholder('type')))
    .prepare('email_template'),
);

export async function readTemplate<Type extends EmailType>(db: Db, type: Type): Promise<Template<Type>> {
  const [found] = await templateOfType(db).execute({ type });
  if (!found) throw new Error(`The e-mail template ${type} is missing`);
  return { type, ...found };
}

/** Adds an e-mail to the outbox with the commit of the caller's transaction; it is sent after the commit. */
export function queueEmail(tx: Db, context: Context, template: Template, email: EmailToQueue): void {
  const values = rendered(context, template, email);
  withCommit(tx, () => insertEmail(tx).execute(values));
  afterCommit(tx, () => wakeSenders(context));
}

const insertEmail = prepared((db) =>
  db
    .insert(emails)
    .values({
      event: sql.placeholder('event'),
      recipient: sql.placeholder('recipient'),
      subject: sql.placeholder('subject'),
      body: sql.placeholder('body'),
      dueAt: sql.placeholder('dueAt'),
    })
    .onConflictDoNothing()
    .prepare('insert_email'),
);

/** Adds some hundred e-mails in one statement, immediately and not at the commit, so that they do not fill the memory. */
export async function queueEmails(
  tx: Db,
  context: Context,
  template: Template,
  list: readonly EmailToQueue[],
): Promise<void> {
  if (list.length === 0) return;
  const values = list.map((email) => rendered(context, template, email));
  await tx.insert(emails).values(values).onConflictDoNothing();
  afterCommit(tx, () => wakeSenders(context));
}

const waking = new WeakSet<Services['pool']>();

/**
 * Notifies the senders of all processes, once for all e-mails of a short interval. It is not part of the transaction, because
 * PostgreSQL commits only one notifying transaction at a time. If a notification is lost, the senders find the e-mails later.
 */
function wakeSenders({ pool, log }: Services): void {
  if (waking.has(pool)) return;
  waking.add(pool);
  setTimeout(() => {
    waking.delete(pool);
    pool
      .query('SELECT pg_notify($1, $2)', [EMAIL_CHANNEL, ''])
      .catch((error: unknown) => log.warn({ err: error }, 'senders of e-mails could not be woken'));
  }, MOMENT_MILLISECONDS).unref();
}

function rendered(
  { environment, secrets, now }: Context,
  template: Template,
  { event, recipient, language, ...email }: EmailToQueue,
) {
  const variables = { sender: environment.mailSender, ...email.variables };
  return {
    event,
    recipient,
    subject: renderSubject(template.subject[language], variables),
    body: secrets.seal(renderBody(template.body[language], variables), bodyPlace(event)),
    dueAt: now(),
  };
}
