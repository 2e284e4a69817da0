import { type BadgeView, badgePresets } from '@share/contract/areas/offers/offers.parts.ts';
import { emptyTranslated, type Translated } from '@share/contract/shared/translated.ts';
import { randomId } from '../../../platform/random-id.ts';

/** A badge as the form holds it, and as it is sent: its place in the list is its position. */
export interface BadgeValues {
  id: string;
  text: Translated;
  colorText: string;
  colorBackground: string;
}

export const newBadge = (): BadgeValues => ({ id: randomId(), text: emptyTranslated(), ...badgePresets[0] });

export const toBadgeValues = ({ position: _, ...badge }: BadgeView): BadgeValues => badge;
