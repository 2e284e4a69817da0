import type { AgreementInput } from '@share/contract/areas/agreements/agreements.schemas.ts';

/** A request as the form of an agreement sends it: active, and not required. */
export const anAgreementInput = (fields: Partial<AgreementInput> = {}): AgreementInput => ({
  active: true,
  required: false,
  name: { pl: 'Zgoda', en: 'Consent' },
  content: { pl: '<p>Zgadzam się.</p>', en: '<p>I agree.</p>' },
  type: 'other',
  target: 'contact',
  ...fields,
});
