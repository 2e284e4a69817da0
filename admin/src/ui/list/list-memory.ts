import type { ListState } from '@share/contract/shared/lists/list.ts';
import { readStored, removeStored, writeStored } from '../../platform/browser-storage.ts';
import { isSignedIn, onSignedInChange } from '../../platform/session/session.ts';

/** The rows of a list as it was last seen, for walking from record to record in its order. */
export interface Walk {
  /** With the filters that the screen presets. */
  state: ListState;
  firstPage: number;
  lastPage: number;
  /** Of the pages from the first to the last one. */
  ids: readonly number[];
}

/** How a list was last seen. */
interface Sight {
  /** Milliseconds since 1970. */
  at: number;
  /** The query of its address. */
  search?: Record<string, string>;
  walk?: Walk;
}

type Sights = Record<string, Sight>;

const KEY = 'lists_admin';
const ofThisTab = () => sessionStorage;

/**
 * By the path of the list. It stays through a reload, a new tab takes it over from the others, and signing out removes it: filters
 * hold names and e-mails.
 */
let sights = stored();

const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(KEY);

/** Milliseconds: other tabs answer within a few, on a busy computer later. */
const MAY_TAKE = 1_000;

/** Resolves once this tab knows what the tab knew from which it was opened. */
export const remembered: Promise<void> = askOthers();

export const sightOf = (path: string): Sight | undefined => sights[path];

export function rememberSight(path: string, seen: Omit<Sight, 'at'>): void {
  sights = { ...sights, [path]: { ...sights[path], ...seen, at: Date.now() } };
  writeStored(KEY, JSON.stringify(sights), ofThisTab);
}

/** The lists that were seen, the latest last. */
export const sightsInTurn = (): [string, Sight][] =>
  Object.entries(sights).sort(([, one], [, other]) => one.at - other.at);

onSignedInChange(() => {
  if (isSignedIn()) return;
  sights = {};
  removeStored(KEY, ofThisTab);
});

function stored(): Sights {
  const text = readStored(KEY, ofThisTab);
  return text === null ? {} : (JSON.parse(text) as Sights);
}

function askOthers(): Promise<void> {
  if (!others) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  let asks = Object.keys(sights).length === 0;
  others.onmessage = ({ data }: MessageEvent<Sights | 'asks'>) => {
    if (data === 'asks') {
      if (isSignedIn() && Object.keys(sights).length > 0) others.postMessage(sights);
    } else if (asks && isSignedIn()) {
      for (const [path, seen] of Object.entries(data)) {
        if (seen.at > (sights[path]?.at ?? 0)) sights = { ...sights, [path]: seen };
      }
      writeStored(KEY, JSON.stringify(sights), ofThisTab);
      resolve();
    }
  };
  if (!asks) return Promise.resolve();
  others.postMessage('asks');
  setTimeout(() => {
    asks = false;
    resolve();
  }, MAY_TAKE);
  return promise;
}
