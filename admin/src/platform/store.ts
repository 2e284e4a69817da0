import { useSyncExternalStore } from 'react';

/** A value that lives outside React and tells its readers when it changes. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (reader: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let present = initial;
  const readers = new Set<() => void>();
  return {
    get: () => present,
    set: (value) => {
      if (Object.is(value, present)) return;
      present = value;
      for (const reader of [...readers]) reader();
    },
    subscribe: (reader) => {
      readers.add(reader);
      return () => readers.delete(reader);
    },
  };
}

export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get);
