import { useEffect, useEffectEvent, useState } from 'react';
import { dropDraft, type LeftDraft, lockDraft, readLeftDraft } from './draft-storage.ts';

interface LeftDraftOptions<Values> {
  /** The prefix of the keys of the drafts of this user and record. */
  drafts: string;
  /** The key of this form's own draft, locked while the form is open, so that no other form offers the draft as abandoned. */
  key: string;
  isReadOnly: boolean;
  /** Tells whether a draft equals the stored record; such a draft is deleted. */
  isStored: (draft: LeftDraft<Values>['draft']) => boolean;
}

/** The draft of an earlier visit, until the user restores or discards it. */
export function useLeftDraft<Values>({ drafts, key, isReadOnly, isStored }: LeftDraftOptions<Values>) {
  const [left, setLeft] = useState<LeftDraft<Values> | null>(null);
  const offer = useEffectEvent((found: LeftDraft<Values> | null) => {
    if (!found) return;
    if (isStored(found.draft)) void dropDraft(found.key);
    else setLeft(found);
  });

  useEffect(() => {
    if (isReadOnly) return;
    let isHere = true;
    const unlock = lockDraft(key);
    void readLeftDraft<Values>(drafts).then((found) => {
      if (isHere) offer(found);
    });
    return () => {
      isHere = false;
      unlock();
    };
  }, [drafts, key, isReadOnly]);

  return { left, forget: () => setLeft(null) };
}
