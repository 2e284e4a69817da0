import type { OfferAgreementInput, OfferAgreementView } from '@share/contract/areas/offers/offers.schemas.ts';
import { randomId } from '@share/contract/client/random-id.ts';
import { emptyTranslated, type Translated } from '@share/contract/shared/translated.ts';

/**
 * An agreement of an offer in the form; a stored one that is marked for deletion stays visible until the offer is
 * saved.
 */
export interface AgreementValues {
  /** Identifies the entry on the screen; never sent. */
  key: string;
  /** Null until it is stored. */
  id: number | null;
  name: Translated;
  content: Translated;
  active: boolean;
  required: boolean;
  type: OfferAgreementInput['type'];
  target: OfferAgreementInput['target'];
  toBeDeleted: boolean;
}

/** The initial values of an agreement (OFR-68). */
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

/**
 * The agreements as they are sent: without those marked for deletion (OFR-70), with the investment as target (OFR-69).
 */
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
