import { wordsOf } from '../words-of.ts';
import type { AgreementValues } from './agreement-values.ts';
import type { offerAgreementsTexts } from './offer-agreements.texts.ts';

/** A list of agreements as text, for comparing two versions of the offer. */
export const agreementsInWords = (
  agreements: readonly AgreementValues[],
  t: (typeof offerAgreementsTexts)['pl'],
): string =>
  agreements
    .filter(({ toBeDeleted }) => !toBeDeleted)
    .map(({ name, content, active, required }, index) =>
      [
        `${index + 1}. ${name.pl} / ${name.en}`,
        active ? t.active : t.inactive,
        required ? t.required : t.optional,
        wordsOf(content.pl),
        wordsOf(content.en),
      ].join(' · '),
    )
    .join('\n');
