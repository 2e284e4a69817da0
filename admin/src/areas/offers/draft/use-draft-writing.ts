import { useEffect, useEffectEvent, useRef } from 'react';
import { areEqual } from '../../../ui/form/merge/merge.ts';
import type { SaveForm } from '../../../ui/form/save-form.ts';
import { useAtRest } from '../../../ui/parts/use-at-rest.ts';
import type { ContentStore } from '../content/store/content-store.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import { dropDraft, type LeftDraft, prepareDrafts, takeOverDraft, writeDraft } from './draft-storage.ts';

/** Delay between the last change and writing the draft. */
const PAUSE_MILLISECONDS = 1_000;
/** The longest time that a change waits for being written, while somebody types without a pause. */
const LONGEST_WAIT_MILLISECONDS = 2_000;

/**
 * Writes unsaved values under that key: once typing pauses, at least every two seconds, and immediately when the page is
 * hidden or closed. Deletes the draft when nothing is unsaved any more, and when the user leaves the editor for another screen.
 */
export function useDraftWriting(form: SaveForm<OfferFormValues>, content: ContentStore, key: string) {
  const isWritten = useRef(false);
  const { methods, base, isReadOnly, isDirty } = form;
  const write = useEffectEvent(() => {
    const state = { values: methods.getValues(), content: content.content };
    const stored = { values: base.values, content: content.savedContent };
    if (areEqual(state, stored)) return;
    isWritten.current = true;
    void writeDraft(key, { ...state, base: { version: base.version, ...stored } });
  });

  useEffect(() => {
    if (isReadOnly) return;
    const { pathname } = window.location;
    let timer = 0;
    /** When the first change was made that is not written yet. */
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
      content.readers.subscribe(writeLater),
      whenLeft(writeNow),
    ];
    return () => {
      window.clearTimeout(timer);
      for (const stop of stops) stop();
      // The path changed, so the user left, and the leave guard has asked. After a crash of the editor the path is
      // still the same.
      if (isWritten.current && window.location.pathname !== pathname) void dropDraft(key);
    };
  }, [key, isReadOnly, methods, content]);

  const isAtRest = useAtRest();
  useEffect(() => {
    if (isAtRest && !isReadOnly) void prepareDrafts();
  }, [isAtRest, isReadOnly]);

  useEffect(() => {
    if (isDirty || !isWritten.current) return;
    isWritten.current = false;
    void dropDraft(key);
  }, [key, isDirty]);

  return {
    /** Adopts a draft of an earlier visit as this editor's own. */
    takeOver: (left: LeftDraft) => {
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
  // Encrypting takes longer than a page that is being closed has; the question whether to leave gives it that time.
  window.addEventListener('beforeunload', leave);
  return () => {
    document.removeEventListener('visibilitychange', whenHidden);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('beforeunload', leave);
  };
}
