import { useEffect, useId } from 'react';

/** The ids of the forms on the screen that hold unsaved changes. */
const unsaved = new Set<string>();
let waiting: (() => void)[] = [];

/** Registers a form as unsaved while `isUnsaved` is true. */
export function useUnsaved(isUnsaved: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved.add(id);
    return () => {
      unsaved.delete(id);
      resolveWaiting();
    };
  }, [id, isUnsaved]);
}

/** Used by leave guards, by refetching and at the end of a session. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Resolves when no form holds unsaved changes any more: saved or discarded. */
export const nothingUnsaved = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    resolveWaiting();
  });

/** The user decided to leave: no further question follows. */
export function dropUnsaved(): void {
  unsaved.clear();
  resolveWaiting();
}

function resolveWaiting(): void {
  if (hasUnsaved()) return;
  for (const resolve of waiting) resolve();
  waiting = [];
}
