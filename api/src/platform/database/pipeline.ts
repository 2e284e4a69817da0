import type { Pool, QueryResult } from 'pg';
import { clientOf, type Db } from './database.ts';
import { DatabaseClient } from './database-client.ts';
import { sqlStateOf } from './sql-errors.ts';

/** PostgreSQL's answer to every further statement of a transaction in which one has failed. */
const ALREADY_FAILED = '25P02';

/** Sends one statement at most, and may do anything with its answer that sends no other. */
export type Task = () => PromiseLike<unknown>;
type Tasks = Readonly<Record<string, Task>>;
type Answers<Named extends Tasks> = { -readonly [Name in keyof Named]: Awaited<ReturnType<Named[Name]>> };

/**
 * Runs several tasks of one transaction without waiting for the answer of one before the next begins, and returns their
 * answers by name. The database gets their statements in the order given, all in one write. Each task sends one statement at
 * most: a second would come after those of all others, so it throws, and the transaction is rolled back.
 */
export async function together<const Named extends Tasks>(tx: Db, tasks: Named): Promise<Answers<Named>> {
  const answers = await sendInOrder(tx, Object.values(tasks));
  return Object.fromEntries(Object.keys(tasks).map((name, at) => [name, answers[at]])) as Answers<Named>;
}

/** Runs tasks without names in the way of `together`. */
export async function sendInOrder(tx: Db, tasks: readonly Task[]): Promise<unknown[]> {
  const client = clientOf(tx);
  if (client?.isLimited) throw new Error('A task of `together` cannot be another `together`');
  const running: Promise<unknown>[] = [];
  const release = holdStatements(tx);
  try {
    for (const task of tasks) {
      // Checked in production too: it costs one comparison, and an error is better than writes in an unintended order.
      client?.allowStatements(1);
      running.push(begin(task));
      // After one tick everything that needs no answer has run, and the statement is written.
      await new Promise<void>((resolve) => process.nextTick(resolve));
    }
    client?.allowStatements(0);
    release();
    return await allOf(running);
  } finally {
    client?.allowStatements(Number.POSITIVE_INFINITY);
  }
}

/**
 * Buffers the statements on the connection of a transaction until the returned function is called, which sends them in one
 * write: the write itself costs as much as two statements. Do not await an answer of the database before that call.
 */
export const holdStatements = (tx: Db): (() => void) => clientOf(tx)?.hold() ?? (() => {});

/** A statement with the values of its parameters. */
interface Query {
  text: string;
  values: unknown[];
}

/**
 * Runs quick statements that do not need each other's answers on one connection, all sent in one write, and returns their
 * results in the order given. They run one after the other: slow ones are quicker on connections of their own.
 */
export async function queryTogether(pool: Pool, queries: readonly Query[]): Promise<QueryResult[]> {
  const client = await pool.connect();
  const send = client instanceof DatabaseClient ? client.hold() : () => {};
  const running = allOf(queries.map((query) => client.query(query)));
  send();
  try {
    const results = await running;
    client.release();
    return results;
  } catch (error) {
    // The connection may be broken, so it is discarded, as the pool does after a failed statement.
    client.release(true);
    throw error;
  }
}

/**
 * Like `Promise.all`, but waits for all of them also when one fails: nothing may continue in a transaction that has ended.
 * Throws the failure that caused the others.
 */
export async function allOf<const Running extends readonly Promise<unknown>[]>(
  running: Running,
): Promise<{ -readonly [At in keyof Running]: Awaited<Running[At]> }> {
  const settled = await Promise.allSettled(running);
  const errors = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  const cause = errors.find((error) => sqlStateOf(error) !== ALREADY_FAILED);
  if (errors.length > 0) throw cause ?? errors[0];
  return Promise.all(running);
}

function begin(task: Task): Promise<unknown> {
  const running = (async () => await task())();
  // The promise is awaited after all have begun; until then its failure must not count as unhandled.
  running.catch(() => {});
  return running;
}
