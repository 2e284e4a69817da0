import type { Db } from './database.ts';
import type { Task } from './pipeline.ts';

interface CommitTasks {
  readonly with: Task[];
  readonly after: (() => void)[];
}
const tasksOf = new WeakMap<Db, CommitTasks>();

/** Begins to collect what goes with the commit of a transaction, and what follows it. */
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
 * Sends one statement, and no more than one, as the last of the transaction, in one write with the commit: for what is only
 * written and not needed by the rest of the work. If it fails, the whole transaction fails. A second statement would come
 * after the commit: it is not sent and throws, which undoes nothing.
 */
export const withCommit = (tx: Db, statement: Task): void => void collected(tx).with.push(statement);

/** Does something as soon as the transaction is committed, and never if it is not. Whether it succeeds must not matter. */
export const afterCommit = (tx: Db, action: () => void): void => void collected(tx).after.push(action);
