import type { BadgeValues } from './badge-values.ts';

/** What a list of badges says, for comparing it with another version. */
export const badgesInWords = (badges: readonly BadgeValues[]): string =>
  badges
    .map(
      ({ text, colorText, colorBackground }, index) =>
        `${index + 1}. ${text.pl} / ${text.en} · ${colorText} · ${colorBackground}`,
    )
    .join('\n');
