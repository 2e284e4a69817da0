import { readStored, removeStored, writeStored } from '../browser-storage.ts';
import { randomId } from '../random-id.ts';

const NAME = 'refreshLock_admin';
/** A tab that died while refreshing blocks the others no longer than this. */
const HELD_AT_MOST = 10_000;
const LOOK_AGAIN_AFTER = 50;

/** Runs the task while no other tab runs one. */
export const alone = <Result>(task: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(NAME, task) : aloneByStorage(task);

/** Web locks are missing where the page is not served over https; a marked entry in the storage does there. */
async function aloneByStorage<Result>(task: () => Promise<Result>): Promise<Result> {
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
  writeStored(NAME, `${mine} ${Date.now() + HELD_AT_MOST}`);
  await pause(); // Two tabs may have written at once: the later one stays.
  const present = holder();
  return present === mine || present === null; // null: nothing can be stored, so nothing is shared either
}

function holder(): string | null {
  const [tab = '', until = '0'] = (readStored(NAME) ?? '').split(' ');
  return tab !== '' && Number(until) > Date.now() ? tab : null;
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, LOOK_AGAIN_AFTER));
