import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { Refusal } from '../refusal.ts';
import { openGate } from '../semaphore.ts';
import type { works } from './worker.tasks.ts';

type Works = typeof works;

export interface Question {
  name: keyof Works;
  input: never;
}
export type Answer = { done: unknown } | { refusal: ErrorCode } | { fault: string };

const CHILD = fileURLToPath(new URL('./worker.child.ts', import.meta.url));
const LONGEST_SECONDS = 30;
const processes = openGate(2, 20);
const staying = new AbortController().signal;

/**
 * Has work done in a process of its own, which is ended when it takes too long: meanwhile this one answers others, and no
 * picture or text can take its memory or its threads. Refuses with CONTENT_TOO_COMPLICATED, or as the work refuses.
 */
export async function aside<Name extends keyof Works>(
  name: Name,
  input: Parameters<Works[Name]>[0],
  seconds = LONGEST_SECONDS,
): Promise<Awaited<ReturnType<Works[Name]>>> {
  const leave = await processes.enter(staying);
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
    return answer.done as Awaited<ReturnType<Works[Name]>>;
  } finally {
    child.kill('SIGKILL');
    leave();
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
