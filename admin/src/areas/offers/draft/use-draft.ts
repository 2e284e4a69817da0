import { useState } from 'react';
import { currentUser } from '../../../platform/session/current-user.ts';
import { areEqual } from '../../../ui/form/merge/merge.ts';
import type { SaveForm } from '../../../ui/form/save-form.ts';
import type { ContentStore } from '../content/store/content-store.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import { type Draft, draftsOf, dropDraft, newDraftKey } from './draft-storage.ts';
import { useDraftWriting } from './use-draft-writing.ts';
import { useLeftDraft } from './use-left-draft.ts';

export interface OfferDraft {
  /** What an earlier visit left behind, until it is restored or discarded. */
  left: Draft | null;
  /** Whether the offer was saved since then. */
  isOutdated: boolean;
  restore: () => void;
  discard: () => void;
}

/**
 * Stores what is typed and not saved on this computer, for this user, offer and tab: a crash, a closed tab or the end of a
 * session does not lose it, nor does the same offer in another tab. Whoever saves, reloads or leaves the editor knowingly
 * gives it up. A restored draft is based on what was stored when it was typed, so that saving it never overwrites what others
 * have saved since.
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
    // The button that was pressed is gone.
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  return {
    left: left?.draft ?? null,
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
  // The very same content where it is the same: what is stored is not unsaved.
  const isSame = areEqual(draft.content, base.content);
  content.restore(isSame ? base.content : draft.content, base.content);
}
