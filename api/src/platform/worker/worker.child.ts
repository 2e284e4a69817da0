import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Refusal } from '../refusal.ts';
import { tasks } from './worker.tasks.ts';
import type { Answer, Question } from './worker.ts';

// Requests come first; and if the memory of the machine runs out, this process is the one to go.
setPriority(10);
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Only Linux knows it.
}

// Whoever asked decides when it ends: Ctrl+C reaches every process of a terminal, and the server still finishes its requests.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
// Leaving in order would wait for what is being drawn.
const end = () => process.kill(process.pid, 'SIGKILL');
process.once('disconnect', end);
if (!process.connected) end();
process.once('message', async ({ name, input }: Question) => {
  process.send?.(await answer(name, input));
});

async function answer(name: Question['name'], input: never): Promise<Answer> {
  try {
    return { done: await tasks[name](input) };
  } catch (error) {
    return error instanceof Refusal ? { refusal: error.code } : { fault: String(error) };
  }
}
