import type { AgreementInput } from '@share/contract/areas/agreements/agreements.schemas.ts';
import { agreementVerbs } from '../areas/agreements/agreements.verbs.ts';
import type { Context } from '../platform/context.ts';

const html = (text: string) => `<p>${text}</p>`;
const agreement = (
  fields: Pick<AgreementInput, 'type' | 'target' | 'required' | 'active'>,
  name: [string, string],
  content: [string, string],
): AgreementInput => ({
  ...fields,
  name: { pl: name[0], en: name[1] },
  content: { pl: html(content[0]), en: html(content[1]) },
});

const demoAgreements: readonly AgreementInput[] = [
  agreement(
    { type: 'terms', target: 'registration', required: true, active: true },
    ['Regulamin serwisu', 'Terms of service'],
    ['Akceptuję regulamin serwisu.', 'I accept the terms of service.'],
  ),
  agreement(
    { type: 'data-processing', target: 'registration', required: true, active: true },
    ['Przetwarzanie danych', 'Data processing'],
    [
      'Zgadzam się na przetwarzanie moich danych w celu prowadzenia konta.',
      'I agree to the processing of my data in order to keep my account.',
    ],
  ),
  agreement(
    { type: 'marketing', target: 'registration', required: false, active: true },
    ['Newsletter', 'Newsletter'],
    ['Chcę otrzymywać informacje o nowych ofertach.', 'I want to receive news of new offers.'],
  ),
  agreement(
    { type: 'marketing', target: 'investment', required: false, active: true },
    ['Oferty partnerów', "Partners' offers"],
    ['Chcę otrzymywać oferty partnerów.', "I want to receive partners' offers."],
  ),
  agreement(
    { type: 'data-processing', target: 'contact', required: true, active: true },
    ['Kontakt zwrotny', 'Being contacted'],
    ['Zgadzam się na kontakt w sprawie zapytania.', 'I agree to be contacted about my question.'],
  ),
  agreement(
    { type: 'other', target: 'contact', required: false, active: false },
    ['Nagrywanie rozmów', 'Recording of calls'],
    ['Zgadzam się na nagrywanie rozmów telefonicznych.', 'I agree to the recording of phone calls.'],
  ),
];

/** The agreements of every demo offer; an order also has to answer those of the platform for investments. */
export const demoOfferAgreements: readonly AgreementInput[] = [
  agreement(
    { type: 'terms', target: 'investment', required: true, active: true },
    ['Warunki inwestycji', 'Terms of the investment'],
    [
      'Znam warunki nabycia udziałów i ryzyko inwestycji.',
      'I know the terms of buying shares and the risk of the investment.',
    ],
  ),
  agreement(
    { type: 'data-processing', target: 'investment', required: true, active: true },
    ['Dane do umowy', 'Data for the contract'],
    [
      'Zgadzam się na przekazanie danych spółce celowej.',
      'I agree that my data are passed on to the special-purpose company.',
    ],
  ),
];

export async function addDemoAgreements(context: Context): Promise<void> {
  for (const agreement of demoAgreements) await agreementVerbs.create(context, agreement);
}
