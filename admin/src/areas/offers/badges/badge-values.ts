import { type BadgeView, badgePresets } from '@share/contract/areas/offers/offers.parts.ts';
import { randomId } from '@share/contract/client/random-id.ts';
import { emptyTranslated, type Translated } from '@share/contract/shared/translated.ts';

/** A badge in the form and in the body: its index in the list is its position. */
export interface BadgeValues {
  id: string;
  text: Translated;
  colorText: string;
  colorBackground: string;
}

export const newBadge = (): BadgeValues => ({ id: randomId(), text: emptyTranslated(), ...badgePresets[0] });

export const toBadgeValues = ({ position: _, ...badge }: BadgeView): BadgeValues => badge;
