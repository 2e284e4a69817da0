import type { AgreementInput, AgreementView } from '@share/contract/areas/agreements/agreements.schemas.ts';
import { emptyTranslated, type Translated } from '@share/contract/shared/translated.ts';

export interface AgreementFormValues {
  /** Empty until chosen. */
  type: AgreementInput['type'] | '';
  target: AgreementInput['target'] | '';
  active: boolean;
  required: boolean;
  name: Translated;
  content: Translated;
}

export const newAgreement = (): AgreementFormValues => ({
  type: '',
  target: '',
  active: true,
  required: false,
  name: emptyTranslated(),
  content: emptyTranslated(),
});

export const toFormValues = ({
  type,
  target,
  active,
  required,
  name,
  content,
}: AgreementView): AgreementFormValues => ({
  type,
  target,
  active,
  required,
  name,
  content,
});

/** An unchosen type or target is refused by the schema, and never sent (AGR-16). */
export const toInput = (values: AgreementFormValues): AgreementInput => values as AgreementInput;
