import type { visibilityTexts } from '../visibility/visibility.texts.ts';
import { seenBy } from '../visibility/visibility.ts';
import { wordsOf } from '../words-of.ts';
import type { DescriptionValues } from './description-values.ts';

/** What a list of descriptions says, for comparing it with another version. */
export const descriptionsInWords = (
  descriptions: readonly DescriptionValues[],
  t: (typeof visibilityTexts)['pl'],
): string =>
  descriptions
    .map(({ title, content, ...description }, index) =>
      [
        `${index + 1}. ${title.pl} / ${title.en}`,
        seenBy(description, t),
        wordsOf(content.pl),
        wordsOf(content.en),
      ].join(' · '),
    )
    .join('\n');
