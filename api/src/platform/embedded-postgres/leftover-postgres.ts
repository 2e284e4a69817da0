import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isCode } from '../database/is-code.ts';
import { readIfThere } from '../durable-file.ts';

// Fast shutdown, then immediate, then none at all: each loses nothing that was committed.
const signals = [
  { signal: 'SIGINT', patience: 7_000 },
  { signal: 'SIGQUIT', patience: 5_000 },
  { signal: 'SIGKILL', patience: 2_000 },
] as const;

/** Stops the PostgreSQL that a killed server left running on these files. The caller holds the data's lock. */
export async function stopLeftover(cluster: string, log: (sentence: string) => void): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const pid = Number(readIfThere(file)?.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  if (!isPostgresOf(pid, cluster)) return forgetStranger(file, pid);
  log(`PostgreSQL of an earlier start is still running (process ${pid}); it is stopped first.`);
  for (const { signal, patience } of signals) {
    process.kill(pid, signal);
    if (await isGone(pid, cluster, patience)) return;
  }
}

async function isGone(pid: number, cluster: string, patience: number): Promise<boolean> {
  const until = Date.now() + patience;
  while (isPostgresOf(pid, cluster)) {
    if (Date.now() > until) return false;
    await wait(25);
  }
  return true;
}

/**
 * When the number was meanwhile given to some other program of ours, PostgreSQL would wait for that one for ever. With no
 * such program the file stays: it tells PostgreSQL which memory to look at for surviving children.
 */
function forgetStranger(file: string, pid: number): void {
  if (isAlive(pid)) rmSync(file, { force: true });
}

/** A process id alone proves nothing: it must be a PostgreSQL, and one that works in this very folder. */
function isPostgresOf(pid: number, cluster: string): boolean {
  try {
    if (process.platform !== 'linux') {
      const command = execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
      return command.includes('postgres') && command.includes(`-D ${cluster}`);
    }
    const program = basename(readlinkSync(`/proc/${pid}/exe`));
    return /^postgres\b/.test(program) && readlinkSync(`/proc/${pid}/cwd`) === cluster && !isZombie(pid);
  } catch {
    return false; // It ended, or is somebody else's.
  }
}

function isZombie(pid: number): boolean {
  return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}
