import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { readIfThere, writeText } from '../durable-file.ts';
import { StopReason } from '../process/stop-reason.ts';

const timeouts = { stopping: 15_000, running: 2_000 };

export type DataLock = { announceStop(): void; release(): void };

/**
 * Makes this process the only server on the data directory, or throws a `StopReason`. Waits for a server that is stopping.
 *
 * The lock is a file lock of the operating system, which releases it when the process ends, however it ends. Node offers such
 * locks only through SQLite. A file with a process id would outlive its process, and the id could be reused.
 */
export async function lockData(dataDir: string): Promise<DataLock> {
  const holder = join(dataDir, 'server.state');
  const began = Date.now();
  let lock = tryLock(dataDir);
  while (!lock) {
    const state = readIfThere(holder) ?? '';
    const limit = state.includes('stopping') ? timeouts.stopping : timeouts.running;
    if (Date.now() - began > limit) throw inUse(dataDir, state);
    await wait(100);
    lock = tryLock(dataDir);
  }
  const held = lock;
  writeText(holder, `process ${process.pid} running\n`);
  return {
    announceStop: () => writeText(holder, `process ${process.pid} stopping\n`),
    release: () => held.close(),
  };
}

function tryLock(dataDir: string): DatabaseSync | undefined {
  const file = join(dataDir, 'server.lock');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    const why = error instanceof Error ? error.message : String(error);
    if (why.includes('locked')) return undefined;
    throw new StopReason(`The lock file ${file} cannot be used: ${why}.`, { cause: error });
  }
}

function inUse(dataDir: string, state: string): StopReason {
  const who = /process \d+/.exec(state)?.[0] ?? 'another process';
  return new StopReason(
    `The data directory ${dataDir} is in use by a server that is already running (${who}); ` +
      'stop that one first, or set another DATA_DIR.',
  );
}
