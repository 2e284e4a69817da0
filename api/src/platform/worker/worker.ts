import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { Refusal } from '../refusal.ts';
import { type Holder, openSemaphore } from '../semaphore.ts';

/** Work that may take seconds and much memory. Input and answer are sent between processes. */
export interface WorkerTask<Input, Done> {
  /** The address of the module that exports the function. */
  module: string;
  run: (input: Input) => Done | Promise<Done>;
}

export interface Question {
  module: string;
  name: string;
  input: unknown;
}
export type Answer = { done: unknown } | { refusal: ErrorCode } | { fault: string };

const CHILD = fileURLToPath(new URL('./worker.child.ts', import.meta.url));
const LONGEST_SECONDS = 30;
const processes = openSemaphore(2, 20);
const neverAborted = new AbortController().signal;

/**
 * Runs a task in a separate process, which is killed when it takes too long. Meanwhile this process answers other requests, and
 * no file or text can use up its memory or its threads (R18). Refuses with CONTENT_TOO_COMPLICATED after `seconds`, with
 * TOO_MANY_REQUESTS, or with the refusal of the task.
 */
export async function runInWorker<Input, Done>(
  { module, run }: WorkerTask<Input, Done>,
  input: Input,
  holder: Holder,
  seconds = LONGEST_SECONDS,
): Promise<Done> {
  const release = await processes.acquire(holder, neverAborted);
  const child = fork(CHILD, {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    child.send({ module, name: run.name, input } satisfies Question);
    const answer = await answerOf(child, seconds);
    if ('refusal' in answer) throw new Refusal(answer.refusal);
    if ('fault' in answer) throw new Error(answer.fault);
    return answer.done as Done;
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
