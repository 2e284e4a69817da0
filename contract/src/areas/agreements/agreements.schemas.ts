/** Agreements are consents that users accept, on registration, when investing or when getting in touch (AGR-09 to AGR-20). */
import { z } from 'zod';
import { Gaps } from '../../shared/content/gaps.ts';
import { RichTextHtml, showsSomething } from '../../shared/text-fields.ts';
import { codesOf, type Translated, TranslatedView, translatedRequired } from '../../shared/translated.ts';

export const agreementTypeLabels = {
  'data-processing': { pl: 'Przetwarzanie danych', en: 'Data processing' },
  marketing: { pl: 'Marketing', en: 'Marketing' },
  terms: { pl: 'Regulamin', en: 'Terms' },
  other: { pl: 'Inne', en: 'Other' },
} as const satisfies Record<string, Translated>;
export const agreementTypes = codesOf(agreementTypeLabels);

export const agreementTargetLabels = {
  registration: { pl: 'Rejestracja', en: 'Registration' },
  investment: { pl: 'Inwestycja', en: 'Investment' },
  contact: { pl: 'Kontakt', en: 'Contact' },
} as const satisfies Record<string, Translated>;
export const agreementTargets = codesOf(agreementTargetLabels);

const ShownHtml = RichTextHtml().refine(showsSomething, { error: 'IS_REQUIRED' });

export const AgreementInput = z.object({
  active: z.boolean(),
  required: z.boolean(),
  name: translatedRequired(255, 'NAME_IS_EMPTY'),
  content: z.object({ pl: ShownHtml, en: ShownHtml }),
  type: z.enum(agreementTypes, { error: 'IS_REQUIRED' }),
  target: z.enum(agreementTargets, { error: 'IS_REQUIRED' }),
});
export type AgreementInput = z.infer<typeof AgreementInput>;

/** Views do not repeat the rules of inputs: a stored text must be readable even if a newer rule would refuse it. */
export const AgreementView = AgreementInput.extend({
  id: z.number(),
  version: z.number(),
  name: TranslatedView,
  content: TranslatedView,
  position: z.number(),
});
export type AgreementView = z.infer<typeof AgreementView>;

export const AgreementRow = AgreementView.omit({ content: true, version: true }).extend({ gaps: Gaps });
export type AgreementRow = z.infer<typeof AgreementRow>;

const Choice = z.object({ value: z.string(), label: TranslatedView });

export const TypesAndTargets = z.object({ types: z.array(Choice), targets: z.array(Choice) });
export type TypesAndTargets = z.infer<typeof TypesAndTargets>;
