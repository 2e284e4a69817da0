import type { Context, Services } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Limit } from './throttle.ts';

const MOST = 20_000;

interface Window {
  tries: number;
  endsAt: number;
}

/** The counts of each process; the keys that were counted last are at the end. */
const counted = new WeakMap<Services['pool'], Map<string, Window>>();
function windowsOf({ pool }: Context): Map<string, Window> {
  const windows = counted.get(pool) ?? new Map<string, Window>();
  counted.set(pool, windows);
  return windows;
}

/**
 * Counts a try in the memory of this process, or refuses it with TOO_MANY_TRIES. For calls that many people send within the same
 * second, so that their limit costs no write. Each process counts for itself.
 */
export function countTryHere(context: Context, { key, tries, seconds }: Limit): void {
  const windows = windowsOf(context);
  const now = context.now().getTime();
  const known = windows.get(key);
  const window = known && known.endsAt > now ? known : { tries: 0, endsAt: now + seconds * 1_000 };
  if (window.tries >= tries)
    throw new Refusal('TOO_MANY_TRIES', null, { secondsToWait: Math.ceil((window.endsAt - now) / 1_000) });
  windows.delete(key);
  windows.set(key, { ...window, tries: window.tries + 1 });
  const [oldest] = windows.keys();
  if (windows.size > MOST && oldest !== undefined) windows.delete(oldest);
}

/** Takes back a try that should not count. */
export function giveBackHere(context: Context, { key }: Pick<Limit, 'key'>): void {
  const window = windowsOf(context).get(key);
  if (window && window.tries > 0) window.tries -= 1;
}
