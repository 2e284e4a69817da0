import { useEffect, useEffectEvent, useState } from 'react';
import { dropDraft, type LeftDraft, lockDraft, readLeftDraft } from './draft-storage.ts';

interface LeftDraftOptions {
  /** The prefix of the keys of the drafts of this user and offer. */
  drafts: string;
  /** The key of this editor's own draft: locked while it is open, so that no other editor offers it as abandoned. */
  key: string;
  isReadOnly: boolean;
  /** A draft that equals the stored offer is deleted. */
  isStored: (draft: LeftDraft['draft']) => boolean;
}

/** The draft of an earlier visit, until the user restores or discards it. */
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
    const unlock = lockDraft(key);
    void readLeftDraft(drafts).then((found) => {
      if (isHere) offer(found);
    });
    return () => {
      isHere = false;
      unlock();
    };
  }, [drafts, key, isReadOnly]);

  return { left, forget: () => setLeft(null) };
}
