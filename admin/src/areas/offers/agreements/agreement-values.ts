import type { OfferAgreementInput, OfferAgreementView } from '@share/contract/areas/offers/offers.schemas.ts';
import { emptyTranslated, type Translated } from '@share/contract/shared/translated.ts';
import { randomId } from '../../../platform/random-id.ts';

/** An agreement of an offer as the form holds it; a stored one that is to go stays in sight until the offer is saved. */
export interface AgreementValues {
  /** Tells entries apart on the screen; never sent. */
  key: string;
  /** Null while it is not stored. */
  id: number | null;
  name: Translated;
  content: Translated;
  active: boolean;
  required: boolean;
  type: OfferAgreementInput['type'];
  target: OfferAgreementInput['target'];
  toBeDeleted: boolean;
}

/** OFR-68 */
export const newAgreement = (): AgreementValues => ({
  key: randomId(),
  id: null,
  name: emptyTranslated(),
  content: emptyTranslated(),
  active: false,
  required: false,
  type: 'data-processing',
  target: 'investment',
  toBeDeleted: false,
});

export const toAgreementValues = ({ position: _, ...agreement }: OfferAgreementView): AgreementValues => ({
  ...agreement,
  key: String(agreement.id),
  toBeDeleted: false,
});

/** What is sent: nothing of the marked ones (OFR-70), and the investment as target (OFR-69). */
export const toAgreementInputs = (agreements: readonly AgreementValues[]): OfferAgreementInput[] =>
  agreements
    .filter(({ toBeDeleted }) => !toBeDeleted)
    .map(({ id, name, content, active, required, type }) => ({
      ...(id === null ? {} : { id }),
      name,
      content,
      active,
      required,
      type,
      target: 'investment',
    }));
