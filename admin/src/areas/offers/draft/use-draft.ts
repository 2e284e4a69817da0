import { useState } from 'react';
import { currentUser } from '../../../platform/session/current-user.ts';
import { areEqual } from '../../../ui/form/merge/merge.ts';
import type { SaveForm } from '../../../ui/form/save-form.ts';
import type { ContentStore } from '../content/store/content-store.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import { type Draft, draftsOf, dropDraft, type LeftDraft, newDraftKey } from './draft-storage.ts';
import { useDraftWriting } from './use-draft-writing.ts';
import { useLeftDraft } from './use-left-draft.ts';

export interface OfferDraft {
  /** The draft of an earlier visit, until it is restored or discarded. */
  left: LeftDraft | null;
  /** Whether the offer was saved since then. */
  isOutdated: boolean;
  restore: () => void;
  discard: () => void;
}

/**
 * Stores unsaved values on this computer, encrypted, by user, offer and tab: they survive a crash, a closed tab, the end of the
 * session, and the same offer in another tab. Saving, reloading, deliberately leaving and signing out delete them. A restored draft
 * is based on the state that was stored when it was typed, so that saving it never overwrites later changes of others.
 */
export function useDraft(
  form: SaveForm<OfferFormValues>,
  content: ContentStore,
  offerId: number | 'new',
): OfferDraft {
  const { base, isReadOnly } = form;
  const [drafts] = useState(() => draftsOf(currentUser()?.id ?? 0, offerId));
  const [key] = useState(() => newDraftKey(drafts));
  const { left, forget } = useLeftDraft({
    drafts,
    key,
    isReadOnly,
    isStored: (draft) =>
      areEqual(
        { values: draft.values, content: draft.content },
        { values: base.values, content: content.savedContent },
      ),
  });
  const { takeOver } = useDraftWriting(form, content, key);

  const answered = () => {
    forget();
    // The button that was pressed has disappeared.
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  return {
    left,
    isOutdated: left !== null && left.draft.base.version !== base.version,
    restore: () => {
      if (!left) return;
      takeOver(left);
      restoreDraft(left.draft, form, content);
      answered();
    },
    discard: () => {
      if (left) void dropDraft(left.key);
      answered();
    },
  };
}

function restoreDraft(draft: Draft, form: SaveForm<OfferFormValues>, content: ContentStore): void {
  const { base, values } = draft;
  form.restore({ version: base.version, values: base.values }, values);
  // The identical object if the content is equal, so that stored content does not count as unsaved.
  const isSame = areEqual(draft.content, base.content);
  content.restore(isSame ? base.content : draft.content, base.content);
}
