import type { PropertyView } from '@share/contract/areas/offers/offers.parts.ts';
import { randomId } from '@share/contract/client/random-id.ts';
import { emptyTranslated, type Translated } from '@share/contract/shared/translated.ts';

/** A property in the form and in the body: its index in the list is its position (OFR-59). */
export interface PropertyValues {
  id: string;
  label: Translated;
  value: Translated;
  userMustBeLoggedIn: boolean;
  userMustInvest: boolean;
}

export const newProperty = (): PropertyValues => ({
  id: randomId(),
  label: emptyTranslated(),
  value: emptyTranslated(),
  userMustBeLoggedIn: false,
  userMustInvest: false,
});

export const toPropertyValues = ({ position: _, ...property }: PropertyView): PropertyValues => property;
