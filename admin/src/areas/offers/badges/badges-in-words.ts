import type { BadgeValues } from './badge-values.ts';

/** A list of badges as text, for comparing two versions of the offer. */
export const badgesInWords = (badges: readonly BadgeValues[]): string =>
  badges
    .map(
      ({ text, colorText, colorBackground }, index) =>
        `${index + 1}. ${text.pl} / ${text.en} · ${colorText} · ${colorBackground}`,
    )
    .join('\n');
