import { useEffect, useId } from 'react';

/** The forms on the screen that hold something typed and not yet saved. */
const unsaved = new Set<string>();

/** A form says here whether leaving it now would lose something. */
export function useUnsaved(isUnsaved: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved.add(id);
    return () => void unsaved.delete(id);
  }, [id, isUnsaved]);
}

/** Asked by leave guards, by refetching and when a session ends. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** The user decided to leave: nobody asks again. */
export const dropUnsaved = (): void => unsaved.clear();
