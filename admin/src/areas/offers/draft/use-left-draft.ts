import { useEffect, useEffectEvent, useState } from 'react';
import { dropDraft, holdDraft, type LeftDraft, readLeftDraft, sweepDrafts } from './draft-storage.ts';

interface LeftDraftOptions {
  /** What the keys of the drafts of this user and offer begin with. */
  drafts: string;
  /** Of this editor's own draft: held as long as it is open, so that no other editor takes it for left. */
  key: string;
  isReadOnly: boolean;
  /** A draft that says nothing else than what is stored is dropped. */
  isStored: (draft: LeftDraft['draft']) => boolean;
}

/** The draft that an earlier visit left behind, until it is answered. */
export function useLeftDraft({ drafts, key, isReadOnly, isStored }: LeftDraftOptions) {
  const [left, setLeft] = useState<LeftDraft | null>(null);
  const offer = useEffectEvent((found: LeftDraft | null) => {
    if (!found) return;
    if (isStored(found.draft)) void dropDraft(found.key);
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

  return { left, forget: () => setLeft(null) };
}
