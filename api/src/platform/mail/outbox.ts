import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { prepared } from '../database/database.ts';
import { emails } from './mail.tables.ts';

/** How long an e-mail belongs to the sender that took it, and again to one that is still handing it over. */
const LEASE_MILLISECONDS = 60_000;
/** How often that one says so: two of its messages may get lost. */
const RENEWAL_MILLISECONDS = LEASE_MILLISECONDS / 3;
const FIRST_WAIT_MILLISECONDS = 30_000;
const LONGEST_WAIT_MILLISECONDS = 3_600_000;
/** With the waits above, a mail server may be down for about two days before its mail is given up. */
const MOST_ATTEMPTS = 55;
const LONGEST_ERROR = 500;

export type Taken = typeof emails.$inferSelect & { leasedUntil: Date };

/** Takes the e-mail that has been due longest, for nobody else to take meanwhile. */
export async function takeDueEmail({ db, now }: Services): Promise<Taken | null> {
  const at = now();
  const leasedUntil = new Date(at.getTime() + LEASE_MILLISECONDS);
  const [taken] = await take(db).execute({ at: at.toISOString(), leasedUntil: leasedUntil.toISOString() });
  return taken ? { ...taken, leasedUntil } : null;
}

const take = prepared((db) => {
  const at = sql`${sql.placeholder('at')}::timestamptz`;
  const due = sql`(
    SELECT id FROM emails
    WHERE sent_at IS NULL AND given_up_at IS NULL AND due_at <= ${at} AND (leased_until IS NULL OR leased_until <= ${at})
    ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)`;
  return db
    .update(emails)
    .set({ leasedUntil: sql`${sql.placeholder('leasedUntil')}`, attempts: sql`attempts + 1` })
    .where(eq(emails.id, due))
    .returning()
    .prepare('take_email');
});

/** Keeps an e-mail for this sender until the answer is called; who dies meanwhile keeps it a minute at most. */
export function keepLease(services: Services, taken: Taken): () => void {
  const renewal = setInterval(
    () =>
      void renewLease(services, taken).catch((error: unknown) =>
        services.log.warn({ err: error, emailId: taken.id }, 'the lease of an e-mail could not be renewed'),
      ),
    RENEWAL_MILLISECONDS,
  );
  return () => clearInterval(renewal);
}

async function renewLease({ db, now }: Services, taken: Taken): Promise<void> {
  const leasedUntil = new Date(now().getTime() + LEASE_MILLISECONDS);
  const mine = and(eq(emails.id, taken.id), isNull(emails.sentAt), eq(emails.leasedUntil, taken.leasedUntil));
  const renewed = await db.update(emails).set({ leasedUntil }).where(mine).returning({ id: emails.id });
  if (renewed.length > 0) taken.leasedUntil = leasedUntil;
}

/** Its text has done its work: the links in it must not lie about. */
export async function markSent({ db, now }: Services, { id }: Taken): Promise<void> {
  await mark(db).execute({ id, sentAt: now().toISOString() });
}

const mark = prepared((db) =>
  db
    .update(emails)
    .set({
      sentAt: sql`${sql.placeholder('sentAt')}`,
      body: null,
      leasedUntil: null,
      lastError: null,
    })
    .where(and(eq(emails.id, sql.placeholder('id')), isNull(emails.sentAt)))
    .prepare('mark_email_sent'),
);

/** Plans the next try, or gives the e-mail up after the last one. Answers whether it was given up. */
export async function markFailed(services: Services, taken: Taken, error: unknown): Promise<boolean> {
  const { db, now } = services;
  const givenUp = taken.attempts >= MOST_ATTEMPTS;
  await db
    .update(emails)
    .set({
      leasedUntil: null,
      lastError: String(error).slice(0, LONGEST_ERROR),
      dueAt: new Date(now().getTime() + waitAfter(taken.attempts)),
      givenUpAt: givenUp ? now() : null,
    })
    .where(and(eq(emails.id, taken.id), isNull(emails.sentAt), eq(emails.leasedUntil, taken.leasedUntil)));
  return givenUp;
}

/** Twice as long after every failure, give or take half, so that many e-mails do not come back at once. */
function waitAfter(attempts: number): number {
  const wait = Math.min(FIRST_WAIT_MILLISECONDS * 2 ** (attempts - 1), LONGEST_WAIT_MILLISECONDS);
  return wait * (0.5 + Math.random());
}
