import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Refusal } from '../refusal.ts';
import type { Answer, Question } from './worker.ts';

// Requests have priority; and if the machine runs out of memory, this process should be killed first.
setPriority(10);
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Only Linux has this file.
}

// Only the server ends this process: Ctrl+C reaches every process of a terminal, but the server still finishes its requests.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
// A normal exit would wait until the drawing is finished.
const end = () => process.kill(process.pid, 'SIGKILL');
process.once('disconnect', end);
if (!process.connected) end();
process.once('message', async (question: Question) => {
  process.send?.(await answer(question));
});

async function answer({ module, name, input }: Question): Promise<Answer> {
  try {
    const { [name]: run } = (await import(module)) as Record<string, (input: unknown) => unknown>;
    if (!run) throw new Error(`${module} does not export ${name}`);
    return { done: await run(input) };
  } catch (error) {
    return error instanceof Refusal ? { refusal: error.code } : { fault: String(error) };
  }
}
