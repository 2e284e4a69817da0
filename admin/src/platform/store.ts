import { useSyncExternalStore } from 'react';

/** A value outside React that notifies its subscribers when it changes. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (subscriber: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let present = initial;
  const subscribers = new Set<() => void>();
  return {
    get: () => present,
    set: (value) => {
      if (Object.is(value, present)) return;
      present = value;
      for (const subscriber of [...subscribers]) subscriber();
    },
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
  };
}

export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get);
