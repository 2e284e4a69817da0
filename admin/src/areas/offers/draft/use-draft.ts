import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentUser } from '../../../platform/session/current-user.ts';
import { areEqual } from '../../../ui/form/merge/merge.ts';
import type { SaveForm } from '../../../ui/form/save-form.ts';
import type { ContentStore } from '../content/store/content-store.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import {
  type Draft,
  draftsOf,
  dropDraft,
  holdDraft,
  type LeftDraft,
  newDraftKey,
  readLeftDraft,
  sweepDrafts,
  takeOverDraft,
  writeDraft,
} from './draft-storage.ts';

/** So long after a change it is kept: typing goes on meanwhile. */
const PAUSE_MILLISECONDS = 1_000;

export interface KeptDraft {
  /** What an earlier visit left behind, until it is restored or discarded. */
  kept: Draft | null;
  /** Whether the offer was saved since then. */
  isOutdated: boolean;
  restore: () => void;
  discard: () => void;
}

/**
 * Keeps what is typed and not saved on this computer, for this user, offer and tab: a crash, a closed tab or the end of a
 * session does not lose it, nor does the same offer in another tab. Whoever saves, reloads or leaves the editor knowingly
 * gives it up. A restored draft is based on what was stored when it was typed, so that saving it never overwrites what others
 * have saved since.
 */
export function useDraft(
  form: SaveForm<OfferFormValues>,
  content: ContentStore,
  offerId: number | 'new',
): KeptDraft {
  const [drafts] = useState(() => draftsOf(currentUser()?.id ?? 0, offerId));
  const [key] = useState(() => newDraftKey(drafts));
  const [left, setLeft] = useState<LeftDraft | null>(null);
  const isWritten = useRef(false);
  const { methods, base, isReadOnly, isDirty } = form;

  const present = () => ({ values: methods.getValues(), content: content.content });
  const keep = useEffectEvent(() => {
    const state = present();
    const stored = { values: base.values, content: content.savedContent };
    if (areEqual(state, stored)) return;
    isWritten.current = true;
    void writeDraft(key, { ...state, base: { version: base.version, ...stored } });
  });
  const offer = useEffectEvent((found: LeftDraft | null) => {
    const stored = { values: base.values, content: content.savedContent };
    if (!found) return;
    const { values, content: sections } = found.draft;
    if (areEqual({ values, content: sections }, stored)) void dropDraft(found.key);
    else setLeft(found);
  });

  useEffect(() => {
    if (isReadOnly) return;
    let isHere = true;
    const letGo = holdDraft(key);
    void readLeftDraft(drafts).then((found) => {
      if (isHere) offer(found);
    });
    void sweepDrafts();
    return () => {
      isHere = false;
      letGo();
    };
  }, [drafts, key, isReadOnly]);

  useEffect(() => {
    if (isReadOnly) return;
    const { pathname } = window.location;
    let timer = 0;
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(keep, PAUSE_MILLISECONDS);
    };
    const now = () => {
      window.clearTimeout(timer);
      keep();
    };
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') now();
    };
    const stops = [
      methods.subscribe({ formState: { values: true }, callback: later }),
      content.readers.subscribe(later),
    ];
    document.addEventListener('visibilitychange', whenHidden);
    window.addEventListener('pagehide', now);
    return () => {
      window.clearTimeout(timer);
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', whenHidden);
      window.removeEventListener('pagehide', now);
      // Another screen was gone to, and the leave guard has asked. An editor that crashed still stands at its address.
      if (isWritten.current && window.location.pathname !== pathname) void dropDraft(key);
    };
  }, [key, isReadOnly, methods, content]);

  useEffect(() => {
    if (isDirty || !isWritten.current) return;
    isWritten.current = false;
    void dropDraft(key);
  }, [key, isDirty]);

  const answered = () => {
    setLeft(null);
    // What was pressed is gone.
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  const kept = left?.draft ?? null;
  return {
    kept,
    isOutdated: kept !== null && kept.base.version !== base.version,
    restore: () => {
      if (!left || !kept) return;
      isWritten.current = true;
      void takeOverDraft(left, key);
      form.restore({ version: kept.base.version, values: kept.base.values }, kept.values);
      const isSame = areEqual(kept.content, kept.base.content);
      content.restore(isSame ? kept.base.content : kept.content, kept.base.content);
      answered();
    },
    discard: () => {
      if (left) void dropDraft(left.key);
      answered();
    },
  };
}
