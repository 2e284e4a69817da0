import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIsIdle } from '../../parts/use-is-idle.ts';
import type { PartState } from '../form-part.ts';
import { areEqual } from '../merge/merge.ts';
import type { SaveForm } from '../save-form.ts';
import { dropDraft, type LeftDraft, prepareDrafts, takeOverDraft, writeDraft } from './draft-storage.ts';

/** Delay between the last change and writing the draft. */
const PAUSE_MILLISECONDS = 1_000;
/** The longest delay of writing a change while somebody types without a pause. */
const LONGEST_WAIT_MILLISECONDS = 2_000;

/**
 * Writes unsaved values under the key: when typing pauses, at least every two seconds, and at once when the page is hidden or
 * closed. Deletes the draft when nothing is unsaved any more, and when the user leaves the form for another screen.
 */
export function useDraftWriting<Values extends FieldValues>(
  form: SaveForm<Values>,
  part: PartState | undefined,
  key: string,
) {
  const isWritten = useRef(false);
  const { methods, base, isReadOnly, isDirty } = form;
  const write = useEffectEvent(() => {
    const state = { values: methods.getValues(), part: part?.present() };
    const stored = { values: base.values, part: part?.saved() };
    if (areEqual(state, stored)) return;
    isWritten.current = true;
    void writeDraft(key, { ...state, base: { version: base.version, ...stored } });
  });

  useEffect(() => {
    if (isReadOnly) return;
    const { pathname } = window.location;
    let timer = 0;
    /** The time of the first change that is not written yet. */
    let since: number | null = null;
    const writeNow = () => {
      window.clearTimeout(timer);
      since = null;
      write();
    };
    const writeLater = () => {
      void prepareDrafts();
      since ??= performance.now();
      const left = LONGEST_WAIT_MILLISECONDS - (performance.now() - since);
      window.clearTimeout(timer);
      timer = window.setTimeout(writeNow, Math.max(0, Math.min(PAUSE_MILLISECONDS, left)));
    };
    const stops = [
      methods.subscribe({ formState: { values: true }, callback: writeLater }),
      part?.subscribe(writeLater),
      whenLeft(writeNow),
    ];
    return () => {
      window.clearTimeout(timer);
      for (const stop of stops) stop?.();
      // The path has changed, so the user has left after the question of the leave guard. After a crash of the form the path is
      // still the same.
      if (isWritten.current && window.location.pathname !== pathname) void dropDraft(key);
    };
  }, [key, isReadOnly, methods, part]);

  const isIdle = useIsIdle();
  useEffect(() => {
    if (isIdle && !isReadOnly) void prepareDrafts();
  }, [isIdle, isReadOnly]);

  useEffect(() => {
    if (isDirty || !isWritten.current) return;
    isWritten.current = false;
    void dropDraft(key);
  }, [key, isDirty]);

  return {
    /** Uses a draft of an earlier visit as this form's own. */
    takeOver: (left: LeftDraft<Values>) => {
      isWritten.current = true;
      void takeOverDraft(left, key);
    },
  };
}

/** Calls `leave` when the page is hidden or closed; returns a function that unsubscribes. */
function whenLeft(leave: () => void): () => void {
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  document.addEventListener('visibilitychange', whenHidden);
  window.addEventListener('pagehide', leave);
  // Encrypting takes longer than a closing page has; the browser's question whether to leave gives it the time.
  window.addEventListener('beforeunload', leave);
  return () => {
    document.removeEventListener('visibilitychange', whenHidden);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('beforeunload', leave);
  };
}
