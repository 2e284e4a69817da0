import {
  type AgreementInput,
  agreementTargets,
  agreementTypes,
  type TypesAndTargets,
} from '@share/contract/areas/agreements/agreements.schemas.ts';
import type { Translated } from '@share/contract/shared/translated.ts';

const typeLabels: Record<AgreementInput['type'], Translated> = {
  'data-processing': { pl: 'Przetwarzanie danych', en: 'Data processing' },
  marketing: { pl: 'Marketing', en: 'Marketing' },
  terms: { pl: 'Regulamin', en: 'Terms' },
  other: { pl: 'Inne', en: 'Other' },
};

const targetLabels: Record<AgreementInput['target'], Translated> = {
  registration: { pl: 'Rejestracja', en: 'Registration' },
  investment: { pl: 'Inwestycja', en: 'Investment' },
  contact: { pl: 'Kontakt', en: 'Contact' },
};

/** What the selects of an agreement offer (AGR-11). */
export const typesAndTargets: TypesAndTargets = {
  types: agreementTypes.map((value) => ({ value, label: typeLabels[value] })),
  targets: agreementTargets.map((value) => ({ value, label: targetLabels[value] })),
};
