import type { visibilityTexts } from '../visibility/visibility.texts.ts';
import { seenBy } from '../visibility/visibility.ts';
import type { PropertyValues } from './property-values.ts';

/** A list of properties as text, for comparing two versions of the offer. */
export const propertiesInWords = (
  properties: readonly PropertyValues[],
  t: (typeof visibilityTexts)['pl'],
): string =>
  properties
    .map(
      ({ label, value, ...property }, index) =>
        `${index + 1}. ${label.pl} / ${label.en}: ${value.pl} / ${value.en} · ${seenBy(property, t)}`,
    )
    .join('\n');
