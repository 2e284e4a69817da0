import type { DescriptionView } from '@share/contract/areas/offers/offers.parts.ts';
import { randomId } from '@share/contract/client/random-id.ts';
import { emptyTranslated, type Translated } from '@share/contract/shared/translated.ts';

/** A description in the form and in the body: its index in the list is its position (OFR-57). */
export interface DescriptionValues {
  id: string;
  title: Translated;
  content: Translated;
  userMustBeLoggedIn: boolean;
  userMustInvest: boolean;
}

export const newDescription = (): DescriptionValues => ({
  id: randomId(),
  title: emptyTranslated(),
  content: emptyTranslated(),
  userMustBeLoggedIn: false,
  userMustInvest: false,
});

export const toDescriptionValues = ({ position: _, ...description }: DescriptionView): DescriptionValues =>
  description;
