import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { underFourEyes } from '../four-eyes/second-person.ts';
import { outageOf } from '../outage.ts';
import { Refusal } from '../refusal.ts';
import { collectCommitTasks } from './commit-tasks.ts';
import { type Db, openDb } from './database.ts';
import { doOnce } from './idempotency.ts';
import { allOf, holdStatements, sendInOrder } from './pipeline.ts';
import { sqlStateOf } from './sql-errors.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 4;

type Work<Answer> = (tx: Db) => Promise<Answer>;

/**
 * Runs a verb's work in one database transaction, and runs it again (three times at most) when the database cancels it because
 * of a conflict (R3). If the request carries an idempotency key, the answer is stored with the work, and a repetition gets
 * that answer instead of doing the work twice (R6): so a verb calls this once and returns its answer from it. What needs a second
 * person is rolled back and refused with SECOND_PERSON_NEEDED.
 */
export async function inTransaction<Answer>(context: Context, work: Work<Answer>): Promise<Answer> {
  const guarded = (tx: Db) => underFourEyes(tx, context, work);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(context, guarded);
    } catch (error) {
      const state = sqlStateOf(error);
      const isVictim = state === SERIALIZATION_FAILURE || state === DEADLOCK;
      if (!isVictim || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 40 * attempt));
    }
  }
}

// Within a larger transaction (such as that of the demo data), the work is a savepoint.
const attemptOnce = <Answer>(context: Context, work: Work<Answer>): Promise<Answer> =>
  context.db instanceof PgTransaction ? inSavepoint(context.db, work) : beginAndCommit(context, work);

const inSavepoint = <Answer>(db: Db, work: Work<Answer>): Promise<Answer> =>
  db.transaction(async (tx) => {
    const tasks = collectCommitTasks(tx);
    const answer = await work(tx);
    await sendInOrder(tx, tasks.with);
    return answer;
  });

async function beginAndCommit<Answer>(context: Context, work: Work<Answer>): Promise<Answer> {
  const client = await context.pool.connect();
  let isCommitting = false;
  try {
    const tx = openDb(client);
    const tasks = collectCommitTasks(tx);
    // BEGIN leaves in one write with the first statement of the work.
    process.nextTick(holdStatements(tx));
    const begun = client.query('BEGIN');
    const [answer] = await allOf([doOnce(tx, context, work), begun]);
    let command = '';
    isCommitting = true;
    await sendInOrder(tx, [...tasks.with, async () => ({ command } = await client.query('COMMIT'))]);
    if (command !== 'COMMIT') throw new Error('A transaction went on after one of its statements had failed');
    for (const action of tasks.after) action();
    return answer;
  } catch (error) {
    // If this fails too, the connection is broken: the pool discards it, and the database rolls back.
    await client.query('ROLLBACK').catch(() => {});
    throw isCommitting && outageOf(error) === 'lost' ? outcomeUnknown(error) : error;
  } finally {
    client.release();
  }
}

/** When a commit is never answered, it is unknown whether it was done. */
const outcomeUnknown = (cause: unknown) => new Refusal('OUTCOME_UNKNOWN', null, undefined, cause);
