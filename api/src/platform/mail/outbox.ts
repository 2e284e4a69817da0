import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { type Db, prepared } from '../database/database.ts';
import { emails } from './mail.tables.ts';

/** How long a sender may hold an e-mail without renewing its lease. */
const LEASE_MILLISECONDS = 60_000;
/** A third of the lease, so that two renewals may fail. */
const RENEWAL_MILLISECONDS = LEASE_MILLISECONDS / 3;
const FIRST_WAIT_MILLISECONDS = 30_000;
const LONGEST_WAIT_MILLISECONDS = 3_600_000;
/** With the waits above, a mail server may be down for about two days before its mail is given up. */
const MOST_ATTEMPTS = 55;
/** A second attempt, because the mail server may just be being set up at the first one. */
const MOST_REFUSED_ATTEMPTS = 2;
const LONGEST_ERROR = 500;

export type Taken = typeof emails.$inferSelect;

/** Leases begin and end by the clock of the database, because the clocks of the senders may differ. */
const endOfLease = sql`now() + ${LEASE_MILLISECONDS} * interval '1 millisecond'`;

/** Takes the e-mail that has been due longest, with a lease: until it ends, no other sender takes the e-mail. */
export async function takeDueEmail({ db, now }: Services): Promise<Taken | null> {
  const [taken] = await take(db).execute({ at: now().toISOString() });
  return taken ?? null;
}

const take = prepared((db) => {
  const at = sql`${sql.placeholder('at')}::timestamptz`;
  const due = sql`(
    SELECT id FROM emails
    WHERE sent_at IS NULL AND given_up_at IS NULL AND due_at <= ${at} AND (leased_until IS NULL OR leased_until <= now())
    ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)`;
  return db
    .update(emails)
    .set({ leasedUntil: endOfLease, attempts: sql`attempts + 1` })
    .where(eq(emails.id, due))
    .returning()
    .prepare('take_email');
});

/** Renews the lease of an e-mail until the returned function is called. If the process dies, the lease ends within a minute. */
export function startRenewingLease(services: Services, taken: Taken): () => void {
  const renewal = setInterval(
    () =>
      void renewLease(services, taken).catch((error: unknown) =>
        services.log.warn({ err: error, emailId: taken.id }, 'the lease of an e-mail could not be renewed'),
      ),
    RENEWAL_MILLISECONDS,
  );
  return () => clearInterval(renewal);
}

const renewLease = ({ db }: Services, taken: Taken) =>
  db.update(emails).set({ leasedUntil: endOfLease }).where(isHeld(taken));

/** Whether that sender still has the e-mail. Each sender that takes it raises the number of attempts. */
const isHeld = ({ id, attempts }: Taken) =>
  and(eq(emails.id, id), isNull(emails.sentAt), isNotNull(emails.leasedUntil), eq(emails.attempts, attempts));

/** Whether a sender has the e-mail now. */
export const isLeased = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(emails, and(eq(emails.id, id), gt(emails.leasedUntil, sql`now()`)))) > 0;

/**
 * Marks the e-mail as sent, and deletes its text if its link opens an account. An e-mail that staff gave up meanwhile, to send
 * it again, has been sent all the same (I-27).
 */
export async function markSent({ db, now }: Services, { id }: Taken): Promise<void> {
  await mark(db).execute({ id, sentAt: now().toISOString() });
}

/** The text that is stored after the e-mail: none if its link opens an account. */
export const storedBody = sql`CASE WHEN ${emails.keepsText} THEN ${emails.body} END`;

const mark = prepared((db) =>
  db
    .update(emails)
    .set({
      sentAt: sql`${sql.placeholder('sentAt')}`,
      givenUpAt: null,
      body: storedBody,
      leasedUntil: null,
      lastError: null,
    })
    .where(and(eq(emails.id, sql.placeholder('id')), isNull(emails.sentAt)))
    .prepare('mark_email_sent'),
);

/**
 * Schedules the next attempt, or gives the e-mail up after the last one; after the second one if the mail server refuses the
 * recipient for good. Returns whether it was given up.
 */
export async function markFailed(services: Services, taken: Taken, error: unknown): Promise<boolean> {
  const { db, now } = services;
  const givenUp = taken.attempts >= (refusesRecipient(error) ? MOST_REFUSED_ATTEMPTS : MOST_ATTEMPTS);
  await db
    .update(emails)
    .set({
      leasedUntil: null,
      lastError: String(error).slice(0, LONGEST_ERROR),
      dueAt: new Date(now().getTime() + waitAfter(taken.attempts)),
      ...(givenUp ? { givenUpAt: now(), body: storedBody } : {}),
    })
    .where(isHeld(taken));
  return givenUp;
}

/**
 * Whether the mail server has answered that it never takes e-mails to this address (RFC 5321, 4.2.1). A code of policy (RFC
 * 3463, 3.8), or the answer that we have to sign in, concerns all recipients: somebody then has to repair the configuration.
 */
function refusesRecipient(error: unknown): boolean {
  const { command, responseCode, response } = error as Record<string, unknown>;
  const isPermanent = typeof responseCode === 'number' && responseCode >= 500;
  const isOurFault = responseCode === 530 || /^\d{3}[ -]5\.7\./.test(String(response));
  return command === 'RCPT TO' && isPermanent && !isOurFault;
}

/** The wait doubles after every failure, plus or minus half at random, so that many e-mails are not tried again at once. */
function waitAfter(attempts: number): number {
  const wait = Math.min(FIRST_WAIT_MILLISECONDS * 2 ** (attempts - 1), LONGEST_WAIT_MILLISECONDS);
  return wait * (0.5 + Math.random());
}
