import type { Translated } from '@share/contract/shared/translated.ts';
import { type Control, useWatch } from 'react-hook-form';
import type { OfferFormValues } from './offer-form-values.ts';

const isFilled = ({ pl, en }: Translated): boolean => pl.trim() !== '' && en.trim() !== '';

/** OFR-23: an offer without title or slug, in either language, cannot be saved. */
export const useLacksNames = (control: Control<OfferFormValues>): boolean =>
  useWatch({
    control,
    name: ['title', 'slug'],
    compute: ([title, slug]) => !isFilled(title) || !isFilled(slug),
  });
