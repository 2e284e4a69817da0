import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import type { FormPart } from '../../../../ui/form/form-part.ts';
import { contentConflicts, decidedBy, takenContent } from './content-comparison.ts';
import { errorsByNode } from './content-errors.ts';
import { mergedContent } from './content-merge.ts';
import type { Content } from './content-model.ts';
import type { ContentStore } from './content-store.ts';
import { toContent } from './content-values.ts';

/** The sections of an offer as a part of its form. */
export const contentPart = (store: ContentStore): FormPart<OfferView> => ({
  name: 'sections',
  subscribe: store.readers.subscribe,
  present: () => store.content,
  saved: () => store.savedContent,
  // A draft contains values that `present` and `saved` returned.
  restore: (present, saved) => store.restore(present as Content, saved as Content),
  isDirty: () => store.isDirty,
  sending: () => {
    const sent = store.content;
    return (offer) => store.saved(toContent(offer.sections), sent);
  },
  replace: (offer) => store.replace(toContent(offer.sections)),
  compare: (offer, language) => {
    const stored = toContent(offer.sections);
    const versions = { base: store.savedContent, mine: store.content, theirs: stored };
    return {
      conflicts: contentConflicts(versions, language),
      taken: takenContent(versions, language),
      apply: (choiceOf) =>
        store.restore(
          mergedContent(versions, (path) => choiceOf(decidedBy(path))),
          stored,
        ),
    };
  },
  setErrors: (errors) => store.errors.set(errorsByNode(store.content, errors)),
});
