import { randomId } from '@share/contract/client/random-id.ts';
import { readStored, removeStored, writeStored } from '../browser-storage.ts';

const NAME = 'refreshLock_admin';
/** Milliseconds for which a tab that crashed during a refresh can block the others. */
const LOCK_EXPIRES_AFTER = 10_000;
const RETRY_AFTER = 50;

/** Runs the task while no other tab of this browser runs one. */
export const runExclusively = <Result>(task: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(NAME, task) : runWithStorageLock(task);

/** Used without https, where web locks are missing: a marker in the storage is the lock. */
async function runWithStorageLock<Result>(task: () => Promise<Result>): Promise<Result> {
  const mine = randomId();
  while (!(await taken(mine))) await pause();
  try {
    return await task();
  } finally {
    if (holder() === mine) removeStored(NAME);
  }
}

async function taken(mine: string): Promise<boolean> {
  if (holder() !== null) return false;
  writeStored(NAME, `${mine} ${Date.now() + LOCK_EXPIRES_AFTER}`);
  await pause(); // Two tabs may have written at the same time; the last write wins.
  const present = holder();
  return present === mine || present === null; // null: storage does not work, so no tab shares a session either
}

function holder(): string | null {
  const [tab = '', until = '0'] = (readStored(NAME) ?? '').split(' ');
  return tab !== '' && Number(until) > Date.now() ? tab : null;
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_AFTER));
