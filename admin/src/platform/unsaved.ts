import { useEffect, useId } from 'react';

/** The ids of the forms on the screen that have unsaved changes. */
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

/** Resolves when no form has unsaved changes any more, because they were saved or discarded. */
export const nothingUnsaved = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    resolveWaiting();
  });

/** Called when the user has decided to leave, so that no other question follows. */
export function dropUnsaved(): void {
  unsaved.clear();
  resolveWaiting();
}

function resolveWaiting(): void {
  if (hasUnsaved()) return;
  for (const resolve of waiting) resolve();
  waiting = [];
}
