import { and, eq, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Context, Idempotency } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { type Db, holdStatements, openDb, prepared } from './database.ts';
import { idempotentAnswers } from './idempotent-answers.tables.ts';
import { sqlStateOf } from './sql-errors.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
/** What every further statement of a transaction is told once one of them has failed. */
const ALREADY_FAILED = '25P02';
const ATTEMPTS = 4;

/**
 * Runs a verb's work in one database transaction, and again (three times at most) when the database chose it as the victim
 * of a conflict. If the request carries an idempotency key, the answer is kept with the work, and a repetition gets the
 * kept answer instead of doing the work twice (R6): so a verb calls this once and returns its answer from it.
 */
export async function inTransaction<Answer>(
  context: Context,
  work: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(context, work);
    } catch (error) {
      const state = sqlStateOf(error);
      const isVictim = state === SERIALIZATION_FAILURE || state === DEADLOCK;
      if (!isVictim || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 40 * attempt));
    }
  }
}

type Work = () => PromiseLike<unknown>;
type Answers<Works extends readonly Work[]> = {
  -readonly [At in keyof Works]: Awaited<ReturnType<Works[At]>>;
};

/**
 * Does several pieces of work of one transaction without waiting for the answer of one before the next is begun: the database
 * gets the first statement of each in the order given, all in one write. Unlike `Promise.all` it waits for all of them also
 * when one fails: nothing may go on in a transaction that is over.
 */
export async function together<const Works extends readonly Work[]>(
  tx: Db,
  works: Works,
): Promise<Answers<Works>> {
  const errors: unknown[] = [];
  const running: Promise<unknown>[] = [];
  const release = holdStatements(tx);
  try {
    for (const work of works) {
      running.push(Promise.resolve(work()).catch((error: unknown) => void errors.push(error)));
      // Until then whatever could go on has gone on, and the first statement is written.
      await new Promise<void>((resolve) => process.nextTick(resolve));
    }
  } finally {
    release();
  }
  const answers = await Promise.all(running);
  const cause = errors.find((error) => sqlStateOf(error) !== ALREADY_FAILED);
  if (errors.length > 0) throw cause ?? errors[0];
  return answers as Answers<Works>;
}

interface End {
  with: Work[];
  after: (() => void)[];
}
const ends = new WeakMap<Db, End>();

function endOf(tx: Db): End {
  const end = ends.get(tx);
  if (!end) throw new Error('What waits for a commit belongs into inTransaction');
  return end;
}

/**
 * Sends one statement, and no more than one, as the last of the transaction, in one go with the commit: for what is only
 * written and not needed by the rest of the work. If it fails, all fails.
 */
export const withCommit = (tx: Db, statement: Work): void => void endOf(tx).with.push(statement);

/** Does something as soon as the transaction is committed, and never if it is not. Whether it succeeds must not matter. */
export const afterCommit = (tx: Db, deed: () => void): void => void endOf(tx).after.push(deed);

async function attemptOnce<Answer>(context: Context, work: (tx: Db) => Promise<Answer>): Promise<Answer> {
  // Within a larger transaction (the demo data are one) it is a part of that: a savepoint.
  if (context.db instanceof PgTransaction) {
    return context.db.transaction(async (tx) => {
      const end: End = { with: [], after: [] };
      ends.set(tx, end);
      const answer = await work(tx);
      await together(tx, end.with);
      return answer;
    });
  }
  const { idempotency, actor, pool } = context;
  const client = await pool.connect();
  try {
    const tx = openDb(client);
    const end: End = { with: [], after: [] };
    ends.set(tx, end);
    // Sent with the first statement of the work, which comes after it in any case.
    process.nextTick(holdStatements(tx));
    const begun = client.query('BEGIN');
    const working =
      idempotency && actor.id !== null ? once(tx, context, actor.id, idempotency, work) : work(tx);
    const [answer] = await together(tx, [() => working, () => begun]);
    let command = '';
    await together(tx, [...end.with, async () => ({ command } = await client.query('COMMIT'))]);
    if (command !== 'COMMIT') throw new Error('A transaction went on after one of its statements had failed');
    for (const deed of end.after) deed();
    return answer;
  } catch (error) {
    // A connection on which this fails too is one that the pool throws away, and with it the transaction.
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

const mine = and(
  eq(idempotentAnswers.actorId, sql.placeholder('actorId')),
  eq(idempotentAnswers.route, sql.placeholder('route')),
  eq(idempotentAnswers.key, sql.placeholder('key')),
);
const keep = prepared((db) =>
  db
    .update(idempotentAnswers)
    .set({ answer: sql`${sql.placeholder('answer')}::jsonb` })
    .where(mine)
    .prepare('keep_answer'),
);
const kept = prepared((db) => db.select().from(idempotentAnswers).where(mine).prepare('kept_answer'));
const claim = prepared((db) =>
  db
    .insert(idempotentAnswers)
    .values({
      actorId: sql.placeholder('actorId'),
      route: sql.placeholder('route'),
      key: sql.placeholder('key'),
      bodySha256: sql.placeholder('bodySha256'),
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswers.key })
    .prepare('claim_answer'),
);

/** The row's key makes a repetition wait for the first request; if that one fails, its row goes and the work is done here. */
async function once<Answer>(
  tx: Db,
  context: Context,
  actorId: number,
  { route, key, bodySha256 }: Idempotency,
  work: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  const claimed = await claim(tx).execute({ actorId, route, key, bodySha256, createdAt: context.now() });
  if (claimed.length === 0) {
    const [found] = await kept(tx).execute({ actorId, route, key });
    if (found?.bodySha256 !== bodySha256) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
    return found.answer as Answer;
  }
  const answer = await work(tx);
  withCommit(tx, () => keep(tx).execute({ actorId, route, key, answer: JSON.stringify(answer) }));
  return answer;
}
