import type { visibilityTexts } from '../visibility/visibility.texts.ts';
import { seenBy } from '../visibility/visibility.ts';
import { wordsOf } from '../words-of.ts';
import type { DescriptionValues } from './description-values.ts';

/** A list of descriptions as text, for comparing two versions of the offer. */
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
