import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { Refusal } from '../refusal.ts';
import { type Holder, openSemaphore } from '../semaphore.ts';
import type { tasks } from './worker.tasks.ts';

type Tasks = typeof tasks;

export interface Question {
  name: keyof Tasks;
  input: never;
}
export type Answer = { done: unknown } | { refusal: ErrorCode } | { fault: string };

const CHILD = fileURLToPath(new URL('./worker.child.ts', import.meta.url));
const LONGEST_SECONDS = 30;
const processes = openSemaphore(2, 20);
const neverAborted = new AbortController().signal;

/**
 * Runs a task in a separate process, which is killed when it takes too long. Meanwhile this process answers other requests, and
 * no picture or text can use up its memory or its threads (R18). Refuses with CONTENT_TOO_COMPLICATED after `seconds`, with
 * TOO_MANY_REQUESTS, or with the refusal of the task.
 */
export async function runInWorker<Name extends keyof Tasks>(
  name: Name,
  input: Parameters<Tasks[Name]>[0],
  holder: Holder,
  seconds = LONGEST_SECONDS,
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  const release = await processes.acquire(holder, neverAborted);
  const child = fork(CHILD, {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    child.send({ name, input });
    const answer = await answerOf(child, seconds);
    if ('refusal' in answer) throw new Refusal(answer.refusal);
    if ('fault' in answer) throw new Error(answer.fault);
    return answer.done as Awaited<ReturnType<Tasks[Name]>>;
  } finally {
    child.kill('SIGKILL');
    release();
  }
}

function answerOf(child: ChildProcess, seconds: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const giveUp = () => reject(new Refusal('CONTENT_TOO_COMPLICATED'));
  const tooLong = setTimeout(giveUp, seconds * 1_000);
  child.once('message', (answer: Answer) => resolve(answer));
  child.once('exit', giveUp);
  child.on('error', reject);
  return promise.finally(() => clearTimeout(tooLong));
}
