import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isCode } from '../database/is-code.ts';
import { readIfThere } from '../durable-file.ts';
import { isPostgresOf, postgresProcesses } from './postgres-processes.ts';

type Signals = readonly { signal: NodeJS.Signals; patience: number }[];

// Fast shutdown, then immediate shutdown, then kill: none of them loses committed data.
const forPostmaster: Signals = [
  { signal: 'SIGINT', patience: 7_000 },
  { signal: 'SIGQUIT', patience: 5_000 },
  { signal: 'SIGKILL', patience: 2_000 },
];
// A backend notices the death of its postmaster only when it next waits. While it computes, it holds the shared memory, and
// PostgreSQL cannot start until its statement ends.
const forOrphans: Signals = [
  { signal: 'SIGQUIT', patience: 500 },
  { signal: 'SIGKILL', patience: 2_000 },
];

/**
 * Ends every PostgreSQL process that an earlier server or a killed postmaster left running on these files, and removes a
 * `postmaster.pid` that would prevent a start (R32). The caller holds the lock of the data directory.
 */
export async function stopLeftover(cluster: string, log: (sentence: string) => void): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const text = readIfThere(file);
  const pid = Number(text?.split('\n')[0] || Number.NaN);
  if (isProcessId(pid) && isPostgresOf(pid, cluster)) {
    log(`PostgreSQL of an earlier start is still running (process ${pid}); it is stopped first.`);
    await end([pid], cluster, forPostmaster);
  }
  await end(postgresProcesses(cluster), cluster, forOrphans);
  if (text !== undefined && blocksStart(pid)) rmSync(file, { force: true });
}

async function end(pids: readonly number[], cluster: string, signals: Signals): Promise<void> {
  for (const { signal, patience } of signals) {
    const there = pids.filter((pid) => isPostgresOf(pid, cluster));
    for (const pid of there) send(pid, signal);
    if (await areGone(there, cluster, patience)) return;
  }
}

async function areGone(pids: readonly number[], cluster: string, patience: number): Promise<boolean> {
  const until = Date.now() + patience;
  while (pids.some((pid) => isPostgresOf(pid, cluster))) {
    if (Date.now() > until) return false;
    await wait(25);
  }
  return true;
}

/**
 * PostgreSQL refuses to start with a file that a power cut left empty or torn, and also while another program of the same
 * user has the process id in it. Any other file stays: PostgreSQL reads from it which shared memory to check for orphans.
 */
const blocksStart = (pid: number): boolean => !isProcessId(pid) || isAlive(pid);

const isProcessId = (pid: number): boolean => Number.isInteger(pid) && pid > 1;

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!isCode(error, 'ESRCH')) throw error; // The process ended by itself.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}
