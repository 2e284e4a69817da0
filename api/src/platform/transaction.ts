import { and, eq } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Context, Idempotency } from './context.ts';
import { type Db, openDb } from './database.ts';
import { idempotentAnswers } from './idempotent-answers.tables.ts';
import { Refusal } from './refusal.ts';
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
 * gets the first statement of each in the order given. Unlike `Promise.all` it waits for all of them also when one fails:
 * nothing may go on in a transaction that is over.
 */
export async function together<const Works extends readonly Work[]>(works: Works): Promise<Answers<Works>> {
  const errors: unknown[] = [];
  const running: Promise<unknown>[] = [];
  for (const work of works) {
    running.push(Promise.resolve(work()).catch((error: unknown) => void errors.push(error)));
    // Until then whatever could go on has gone on, and the first statement is sent.
    await new Promise<void>((resolve) => process.nextTick(resolve));
  }
  const answers = await Promise.all(running);
  const cause = errors.find((error) => sqlStateOf(error) !== ALREADY_FAILED);
  if (errors.length > 0) throw cause ?? errors[0];
  return answers as Answers<Works>;
}

const deeds = new WeakMap<Db, (() => void)[]>();

/** Does something as soon as the transaction is committed, and never if it is not. Whether it succeeds must not matter. */
export function afterCommit(tx: Db, deed: () => void): void {
  const waiting = deeds.get(tx);
  if (!waiting) throw new Error('What waits for a commit belongs into inTransaction');
  waiting.push(deed);
}

async function attemptOnce<Answer>(context: Context, work: (tx: Db) => Promise<Answer>): Promise<Answer> {
  // Within a larger transaction (the demo data are one) it is a part of that: a savepoint.
  if (context.db instanceof PgTransaction) {
    return context.db.transaction((tx) => {
      deeds.set(tx, []);
      return work(tx);
    });
  }
  const { idempotency, actor, pool } = context;
  const client = await pool.connect();
  try {
    const tx = openDb(client);
    const waiting: (() => void)[] = [];
    deeds.set(tx, waiting);
    // Sent without waiting for it: what follows on this connection comes after it in any case.
    const begun = client.query('BEGIN');
    const working =
      idempotency && actor.id !== null ? once(tx, context, actor.id, idempotency, work) : work(tx);
    const [answer] = await together([() => working, () => begun]);
    const { command } = await client.query('COMMIT');
    if (command !== 'COMMIT') throw new Error('A transaction went on after one of its statements had failed');
    for (const deed of waiting) deed();
    return answer;
  } catch (error) {
    // A connection on which this fails too is one that the pool throws away, and with it the transaction.
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** The row's key makes a repetition wait for the first request; if that one fails, its row goes and the work is done here. */
async function once<Answer>(
  tx: Db,
  context: Context,
  actorId: number,
  { route, key, bodySha256 }: Idempotency,
  work: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  const mine = and(
    eq(idempotentAnswers.actorId, actorId),
    eq(idempotentAnswers.route, route),
    eq(idempotentAnswers.key, key),
  );
  const claimed = await tx
    .insert(idempotentAnswers)
    .values({ actorId, route, key, bodySha256, createdAt: context.now() })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswers.key });
  if (claimed.length === 0) {
    const [kept] = await tx.select().from(idempotentAnswers).where(mine);
    if (kept?.bodySha256 !== bodySha256) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
    return kept.answer as Answer;
  }
  const answer = await work(tx);
  await tx.update(idempotentAnswers).set({ answer }).where(mine);
  return answer;
}
