import { randomId } from '@share/contract/client/random-id.ts';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import { readStored, removeStored, writeStored } from '../../platform/browser-storage.ts';
import { isSignedIn, onSignedInChange } from '../../platform/session/session.ts';
import { createStore, useStore } from '../../platform/store.ts';

/** A snapshot of the rows of a list as last seen, used to move from record to record in its order. */
export interface Walk {
  /** Includes the filters that the screen presets. */
  state: ListState;
  firstPage: number;
  lastPage: number;
  /** The ids of all pages from the first to the last one. */
  ids: readonly number[];
}

/** The state in which a list was last seen. */
interface Sight {
  /** Milliseconds since 1970. */
  at: number;
  /** The query of the list's address. */
  search?: Record<string, string>;
  walk?: Walk;
}

type Sights = Record<string, Sight>;

/** Messages between tabs: a request of a new tab, or the answer to it. */
type Message = { from: string } | { to: string; seen: Sights };

const KEY = 'lists_admin';
const ofThisTab = () => sessionStorage;

/**
 * The last seen state of each list, by its path. It survives a reload, and a new tab copies it from other tabs. Signing out
 * removes it, because filters contain names and e-mails.
 */
const sights = createStore(stored());

export const sightOf = (path: string): Sight | undefined => sights.get()[path];

/** Like `sightOf`, but re-renders on every change: a new tab gets the snapshot when the others answer. */
export const useSight = (path: string): Sight | undefined => useStore(sights)[path];

export const rememberSight = (path: string, seen: Omit<Sight, 'at'>): void =>
  store({ ...sights.get(), [path]: { ...sightOf(path), ...seen, at: Date.now() } });

/** All lists that were seen, the latest last. */
export const sightsInTurn = (): [string, Sight][] =>
  Object.entries(sights.get()).sort(([, one], [, other]) => one.at - other.at);

onSignedInChange(() => {
  if (isSignedIn()) return;
  sights.set({});
  removeStored(KEY, ofThisTab);
});

shareAmongTabs();

function stored(): Sights {
  const text = readStored(KEY, ofThisTab);
  return text === null ? {} : (JSON.parse(text) as Sights);
}

function store(seen: Sights): void {
  sights.set(seen);
  writeStored(KEY, JSON.stringify(seen), ofThisTab);
}

function shareAmongTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const others = new BroadcastChannel(KEY);
  const say = (message: Message) => others.postMessage(message);
  const self = randomId();
  others.onmessage = ({ data }: MessageEvent<Message>) => {
    if (!isSignedIn()) return;
    if ('from' in data) {
      if (Object.keys(sights.get()).length > 0) say({ to: data.from, seen: sights.get() });
    } else if (data.to === self) {
      const newer = Object.entries(data.seen).filter(([path, { at }]) => at > (sightOf(path)?.at ?? 0));
      store({ ...sights.get(), ...Object.fromEntries(newer) });
    }
  };
  if (Object.keys(sights.get()).length === 0) say({ from: self });
}
