import type { Translated } from '@share/contract/shared/translated.ts';
import { useSyncExternalStore } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { contentTexts } from './content/content.texts.ts';
import { hasUntyped } from './content/store/content-operations.ts';
import type { ContentStore } from './content/store/content-store.ts';
import type { OfferFormValues } from './offer-form-values.ts';
import { offersTexts } from './offers.texts.ts';

const isFilled = ({ pl, en }: Translated): boolean => pl.trim() !== '' && en.trim() !== '';

/**
 * The reason why an offer cannot be saved yet, or false: title or slug missing in a language (OFR-23), or an element
 * without a type (OFR-24).
 */
export function useWhyNotSave(control: Control<OfferFormValues>, content: ContentStore): string | false {
  const t = useTexts(offersTexts);
  const ofContent = useTexts(contentTexts);
  const lacksNames = useWatch({
    control,
    name: ['title', 'slug'],
    compute: ([title, slug]) => !isFilled(title) || !isFilled(slug),
  });
  const lacksType = useSyncExternalStore(content.readers.subscribeDebounced, () =>
    hasUntyped(content.content),
  );
  if (lacksNames) return t.lacksNames;
  return lacksType && ofContent.untypedHint;
}
