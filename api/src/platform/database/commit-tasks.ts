import type { Db } from './database.ts';
import type { Task } from './pipeline.ts';

interface CommitTasks {
  readonly with: Task[];
  readonly after: (() => void)[];
}
const tasksOf = new WeakMap<Db, CommitTasks>();

/** Starts to collect the statements that are sent with the commit of a transaction and the actions that run after it. */
export function collectCommitTasks(tx: Db): CommitTasks {
  const tasks: CommitTasks = { with: [], after: [] };
  tasksOf.set(tx, tasks);
  return tasks;
}

function collected(tx: Db): CommitTasks {
  const tasks = tasksOf.get(tx);
  if (!tasks)
    throw new Error('What is to go with a commit or follow it needs a transaction of inTransaction');
  return tasks;
}

/**
 * Sends one statement at the end of the transaction, in one network write with the commit. Use it for rows that the rest of
 * the work does not read. If the statement fails, the transaction is rolled back. A second statement would come after the
 * commit: it is not sent and throws, but the transaction stays committed.
 */
export const withCommit = (tx: Db, statement: Task): void => void collected(tx).with.push(statement);

/** Runs an action after the transaction is committed, and not at all if it is rolled back. The action must not throw. */
export const afterCommit = (tx: Db, action: () => void): void => void collected(tx).after.push(action);
