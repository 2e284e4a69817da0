import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ContentStore } from './content-store.ts';

export const ContentContext = createContext<ContentStore | null>(null);

/** The content that is being edited on this screen. */
export function useContentStore(): ContentStore {
  const store = useContext(ContentContext);
  if (!store) throw new Error('There is no content around this part of the screen');
  return store;
}

/** Reads something from the content and follows it. `select` must answer the same thing as long as nothing changed. */
export function useContent<Selected>(select: (store: ContentStore) => Selected): Selected {
  const store = useContentStore();
  return useSyncExternalStore(store.subscribe, () => select(store));
}
