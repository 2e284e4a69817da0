import type { ListState } from '@share/contract/shared/lists/list.ts';
import { readStored, removeStored, writeStored } from '../../platform/browser-storage.ts';
import { randomId } from '../../platform/random-id.ts';
import { isSignedIn, onSignedInChange } from '../../platform/session/session.ts';
import { createStore, useStore } from '../../platform/store.ts';

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

/** What tabs say to each other: who asks, or what the asker is answered. */
type Message = { from: string } | { to: string; seen: Sights };

const KEY = 'lists_admin';
const ofThisTab = () => sessionStorage;

/**
 * By the path of the list. It stays through a reload, a new tab takes it over from the others, and signing out removes it: filters
 * hold names and e-mails.
 */
const sights = createStore(stored());

export const sightOf = (path: string): Sight | undefined => sights.get()[path];

/** The sight again whenever it changes: a new tab hears of it when the others come to answer. */
export const useSight = (path: string): Sight | undefined => useStore(sights)[path];

export const rememberSight = (path: string, seen: Omit<Sight, 'at'>): void =>
  store({ ...sights.get(), [path]: { ...sightOf(path), ...seen, at: Date.now() } });

/** The lists that were seen, the latest last. */
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
