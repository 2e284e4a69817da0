import { renderBody, renderSubject } from '@share/contract/areas/email-templates/render-template.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context, Services } from '../context.ts';
import { afterCommit, withCommit } from '../database/commit-tasks.ts';
import { type Db, prepared } from '../database/database.ts';
import { type EmailType, opensAccount } from './email-variables.ts';
import { emails, emailTemplates, type Mailbox } from './mail.tables.ts';

/** The PostgreSQL channel on which senders are notified of new e-mails. */
export const EMAIL_CHANNEL = 'emails';
const MOMENT_MILLISECONDS = 10;

/** The place to which the encrypted body of an e-mail is bound. */
export const bodyPlace = (event: string): string => `emails:body:${event}`;

interface EmailToQueue {
  /** A unique name of the event that the e-mail reports: each recipient gets it once, however often it is queued. */
  event: string;
  recipient: string;
  /** Needed only where the recipient is not the present address of the account. */
  userId?: number;
  language: Language;
  variables: Record<string, string>;
  /** Set if it is not the sender of the configuration. */
  sender?: Mailbox;
  /** The address for answers, if it is not the sender. */
  replyTo?: Mailbox;
  /** Set if the e-mail is sent later than now. */
  dueAt?: Date;
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

/**
 * SQL: the given account, or else the one that has the address. A message of a visitor belongs to no account, because its
 * recipient is the office, even if an account has that address.
 */
const accountOf = (type: unknown, userId: unknown, recipient: unknown) =>
  sql`CASE WHEN ${type}::text <> 'contact' THEN
    coalesce(${userId}::int, (SELECT id FROM users WHERE email = ${recipient} AND deleted_at IS NULL)) END`;

const insertEmail = prepared((db) =>
  db
    .insert(emails)
    .values({
      type: sql.placeholder('type'),
      event: sql.placeholder('event'),
      userId: accountOf(sql.placeholder('type'), sql.placeholder('userId'), sql.placeholder('recipient')),
      recipient: sql.placeholder('recipient'),
      subject: sql.placeholder('subject'),
      body: sql.placeholder('body'),
      keepsText: sql.placeholder('keepsText'),
      sender: sql.placeholder('sender'),
      replyTo: sql.placeholder('replyTo'),
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
  const values = list
    .map((email) => rendered(context, template, email))
    .map((row) => ({ ...row, userId: accountOf(row.type, row.userId, row.recipient) }));
  await tx.insert(emails).values(values).onConflictDoNothing();
  afterCommit(tx, () => wakeSenders(context));
}

/**
 * Queues an e-mail to an address, with the text of a stored one that still has it. The stored one must be of the same database
 * transaction.
 */
export async function queueCopy(
  tx: Db,
  context: Context,
  stored: typeof emails.$inferSelect,
  recipient: string,
): Promise<void> {
  const { type, userId, subject, keepsText, body, sender, replyTo } = stored;
  if (body === null) throw new Error('An e-mail without its text cannot be copied');
  const event = `${stored.event} copy of ${stored.id}`;
  const text = context.secrets.open(body, bodyPlace(stored.event));
  const sealed = context.secrets.seal(text, bodyPlace(event));
  await tx.insert(emails).values({
    type,
    event,
    userId,
    recipient,
    subject,
    keepsText,
    body: sealed,
    sender,
    replyTo,
    dueAt: context.now(),
  });
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

/** The texts of a template in one language, with the values of its variables. */
export function renderTemplate(
  { environment }: Context,
  { subject, body }: Template,
  { language, variables }: Pick<EmailToQueue, 'language' | 'variables'>,
): { subject: string; html: string } {
  const values = { sender: environment.mailSender, ...variables };
  return {
    subject: renderSubject(subject[language], values),
    html: renderBody(body[language], values, language),
  };
}

function rendered(
  context: Context,
  template: Template,
  { event, recipient, userId, ...email }: EmailToQueue,
) {
  const { secrets, now } = context;
  const { subject, html } = renderTemplate(context, template, email);
  return {
    type: template.type,
    event,
    userId: userId ?? null,
    recipient,
    subject,
    body: secrets.seal(html, bodyPlace(event)),
    keepsText: !opensAccount(template.type),
    sender: email.sender ?? null,
    replyTo: email.replyTo ?? null,
    dueAt: email.dueAt ?? now(),
  };
}
