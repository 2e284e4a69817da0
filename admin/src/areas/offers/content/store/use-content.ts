import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Content } from './content-model.ts';
import type { ContentStore } from './content-store.ts';

export const ContentContext = createContext<ContentStore | null>(null);

export function useContentStore(): ContentStore {
  const store = useContext(ContentContext);
  if (!store) throw new Error('There is no content around this part of the screen');
  return store;
}

/**
 * Reads from the content and follows every key press. `select` must return the identical value as long as nothing
 * changed.
 */
export function useContent<Selected>(select: (store: ContentStore) => Selected): Selected {
  const store = useContentStore();
  return useSyncExternalStore(store.readers.subscribe, () => select(store));
}

/**
 * Like `useContent`, but follows typing only once it pauses and everything else immediately. There may be hundreds of
 * these on the screen.
 */
export function useDebouncedContent<Selected>(select: (store: ContentStore) => Selected): Selected {
  const store = useContentStore();
  return useSyncExternalStore(store.readers.subscribeDebounced, () => select(store));
}

/** The ids of some nodes in their order; the identical list as long as none was added, removed or moved. */
export function useNodeIds(
  select: (content: Content) => readonly { readonly id: string }[],
): readonly string[] {
  const joined = useDebouncedContent((present) =>
    select(present.content)
      .map(({ id }) => id)
      .join(' '),
  );
  return useMemo(() => joined.split(' ').filter(Boolean), [joined]);
}
