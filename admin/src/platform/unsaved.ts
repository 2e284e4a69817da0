import { useEffect, useId } from 'react';

/** The forms on the screen that hold something typed and not yet saved. */
const unsaved = new Set<string>();
let waiting: (() => void)[] = [];

/** A form says here whether leaving it now would lose something. */
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

/** Asked by leave guards, by refetching and when a session ends. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Comes true when leaving would lose nothing any more: it was saved, or given up. */
export const nothingUnsaved = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    resolveWaiting();
  });

/** The user decided to leave: nobody asks again. */
export function dropUnsaved(): void {
  unsaved.clear();
  resolveWaiting();
}

function resolveWaiting(): void {
  if (hasUnsaved()) return;
  for (const resolve of waiting) resolve();
  waiting = [];
}
