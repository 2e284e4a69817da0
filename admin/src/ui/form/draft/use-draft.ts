import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { currentUser } from '../../../platform/session/current-user.ts';
import type { PartState } from '../form-part.ts';
import { areEqual } from '../merge/merge.ts';
import type { SaveForm } from '../save-form.ts';
import {
  type Draft,
  type Drafted,
  draftsOf,
  dropDraft,
  type LeftDraft,
  lockDraft,
  newDraftKey,
  readLeftDraft,
} from './draft-storage.ts';
import { useDraftWriting } from './use-draft-writing.ts';

interface DraftOfForm<Values> {
  /** The draft of an earlier visit, until it is restored or discarded. */
  left: LeftDraft<Values> | null;
  /** Whether the record was saved since the draft was written. */
  isOutdated: boolean;
  /** Restores the draft, after asking if it would replace values typed since. */
  restore: () => Promise<void>;
  discard: () => void;
}

/**
 * Stores unsaved values on this computer, encrypted, by user, record and tab: they survive a crash, a closed tab, the end of the
 * session, and the same record in another tab. Saving, reloading, deliberately leaving and signing out delete them. A restored
 * draft is based on the state that was stored when it was typed, so that saving it never overwrites later changes of others.
 */
export function useDraft<Values extends FieldValues>(
  form: SaveForm<Values>,
  drafted: Drafted,
  part: PartState | undefined,
  mayReplace: () => Promise<boolean>,
): DraftOfForm<Values> {
  const { base, isReadOnly } = form;
  const [drafts] = useState(() => draftsOf(currentUser()?.id ?? 0, drafted));
  const [key] = useState(() => newDraftKey(drafts));
  const { left, forget } = useLeftDraft<Values>({
    drafts,
    key,
    isReadOnly,
    isStored: (draft) =>
      areEqual({ values: draft.values, part: draft.part }, { values: base.values, part: part?.saved() }),
  });
  const { takeOver } = useDraftWriting(form, part, key);

  const answered = () => {
    forget();
    // The pressed button has disappeared.
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  return {
    left,
    isOutdated: left !== null && left.draft.base.version !== base.version,
    restore: async () => {
      if (!left || (form.isDirty && !(await mayReplace()))) return;
      takeOver(left);
      restoreDraft(left.draft, form, part);
      answered();
    },
    discard: () => {
      if (left) void dropDraft(left.key);
      answered();
    },
  };
}

function restoreDraft<Values extends FieldValues>(
  draft: Draft<Values>,
  form: SaveForm<Values>,
  part: PartState | undefined,
): void {
  const { base, values } = draft;
  form.restore({ version: base.version, values: base.values }, values);
  // Returns the identical object if the two are equal, so that stored values do not count as unsaved.
  const isSame = areEqual(draft.part, base.part);
  part?.restore(isSame ? base.part : draft.part, base.part);
}

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
function useLeftDraft<Values>({ drafts, key, isReadOnly, isStored }: LeftDraftOptions<Values>) {
  const [left, setLeft] = useState<LeftDraft<Values> | null>(null);
  const offer = useEffectEvent((found: LeftDraft<Values> | null) => {
    if (!found) return;
    if (isStored(found.draft)) void dropDraft(found.key);
    else setLeft(found);
  });

  useEffect(() => {
    if (isReadOnly) return;
    let isMounted = true;
    const unlock = lockDraft(key);
    void readLeftDraft<Values>(drafts).then((found) => {
      if (isMounted) offer(found);
    });
    return () => {
      isMounted = false;
      unlock();
    };
  }, [drafts, key, isReadOnly]);

  return { left, forget: () => setLeft(null) };
}
