import type { Language } from '@share/contract/shared/languages.ts';
import { inArray } from 'drizzle-orm';
import type { Context, Services } from '../context.ts';
import type { Db } from '../database.ts';
import { afterCommit } from '../transaction.ts';
import type { EmailType } from './email-types.ts';
import { emails, emailTemplates } from './mail.tables.ts';
import { renderBody, renderSubject } from './render-template.ts';

/** Where senders listen for new e-mails. */
export const EMAIL_CHANNEL = 'emails';
const MOMENT_MILLISECONDS = 10;

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
export const queueEmail = (tx: Db, context: Context, email: EmailToQueue): Promise<void> =>
  queueEmails(tx, context, [email]);

/** Like `queueEmail`, for some hundred at a time, in as many statements as for one. */
export async function queueEmails(tx: Db, context: Context, list: readonly EmailToQueue[]): Promise<void> {
  if (list.length === 0) return;
  const types = [...new Set(list.map(({ type }) => type))];
  const { type, subject, body } = emailTemplates;
  const templates = await tx.select({ type, subject, body }).from(emailTemplates).where(inArray(type, types));
  const values = list.map((email) => rendered(context, email, templates));
  const queued = await tx.insert(emails).values(values).onConflictDoNothing().returning({ id: emails.id });
  if (queued.length > 0) afterCommit(tx, () => wakeSenders(context));
}

const waking = new WeakSet<Services['pool']>();

/**
 * Tells the senders of all processes, for all e-mails of a moment at once. Not in the transaction, since the database lets
 * only one transaction that notifies commit at a time; if this is lost, the senders find the e-mails by themselves.
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
  { secrets, now }: Context,
  { type, event, recipient, language, variables }: EmailToQueue,
  templates: readonly Pick<typeof emailTemplates.$inferSelect, 'type' | 'subject' | 'body'>[],
): typeof emails.$inferInsert {
  const template = templates.find((candidate) => candidate.type === type);
  if (!template) throw new Error(`The e-mail template ${type} is missing`);
  return {
    event,
    recipient,
    subject: renderSubject(template.subject[language], variables),
    body: secrets.seal(renderBody(template.body[language], variables), bodyPlace(event)),
    dueAt: now(),
  };
}
