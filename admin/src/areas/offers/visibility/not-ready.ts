import { videoIdOf } from '@share/contract/areas/offers/elements/youtube.ts';
import type { SeriesOption } from '@share/contract/areas/series/series.schemas.ts';
import { gapsOf, missingIn, type PlacedText, textsOf } from '@share/contract/shared/content/gaps.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import type { Content, ElementNode } from '../content/store/content-model.ts';
import type { OfferFormValues } from '../offer-form-values.ts';

/**
 * Why an offer is not ready for visitors: nobody can order, another offer sells the same shares, a video does not play, or a
 * language lacks texts.
 */
export type NotReady =
  | 'ended'
  | 'noSeries'
  | 'seriesClosed'
  | 'notPayable'
  | 'soldElsewhere'
  | 'video'
  | 'missing-pl'
  | 'missing-en';

/** The state of the series that the form names, with the other offers that sell it now; null while it is not known. */
export type SeriesState =
  | (Pick<SeriesOption, 'isAvailable' | 'isPayable'> & { otherOffers: SeriesOption['offers'] })
  | null;

/** The state of a series, for the offer with that number; without a number, for one that is not saved. */
export const stateOfSeries = (series: SeriesOption | null, offerId: number | undefined): SeriesState =>
  series && {
    ...series,
    otherOffers: series.offers.filter(({ id, isOnSale }) => isOnSale && id !== offerId),
  };

/** The fields of the form on which the reasons depend. Titles are always in both languages (OFR-23). */
export const decidingFields = [
  'isOpen',
  'isVisible',
  'investmentEnd',
  'series',
  'mainDescription',
  'investmentReturn',
  'tenants',
  'badges',
  'descriptions',
  'properties',
  'agreements',
] as const satisfies (keyof OfferFormValues)[];

type Deciding = Pick<OfferFormValues, (typeof decidingFields)[number]>;

/** A text that one language lacks. Its path names entries of lists by their number; `nodes` are the parts that contain it. */
export interface MissingText {
  language: Language;
  path: string;
  nodes: readonly string[];
}

/** The texts that visitors would miss in one of the languages. */
export const missingTexts = (values: Deciding, sections: Content): MissingText[] =>
  missingOf(textsIn(values, sections));

/** The texts in the sections that visitors would miss in one of the languages. */
export const missingInSections = (sections: Content): MissingText[] =>
  missingOf(textsOf({ sections }, ['sections']));

const missingOf = (texts: readonly PlacedText[]): MissingText[] =>
  texts.flatMap(({ path, nodes, text }) => {
    const language = missingIn(text);
    return language === null ? [] : [{ language, path, nodes }];
  });

function textsIn(values: Deciding, sections: Content) {
  const { isVisible: _, isOpen: __, investmentEnd: ___, series: ____, ...texts } = values;
  return textsOf({ ...texts, sections }, [...Object.keys(texts), 'sections']);
}

/** The reasons why the offer is not ready. `today` is YYYY-MM-DD in Warsaw. A hidden offer lacks nothing. */
export function whyNotReady(
  values: Deciding,
  sections: Content,
  today: string,
  sold: SeriesState,
): NotReady[] {
  const { isVisible, isOpen, investmentEnd, series } = values;
  if (!isVisible) return [];
  const gaps = gapsOf(textsIn(values, sections), {});
  return [
    ...(isOpen ? whyNotOrdered(investmentEnd < today, series, sold) : []),
    ...(sections.some(({ elements }) => elements.some(hasBrokenVideo)) ? (['video'] as const) : []),
    ...gaps.filter((gap) => gap === 'missing-pl' || gap === 'missing-en'),
  ];
}

const whyNotOrdered = (hasEnded: boolean, series: number | null, sold: SeriesState): NotReady[] => [
  ...(hasEnded ? (['ended'] as const) : []),
  ...(series === null ? (['noSeries'] as const) : []),
  ...(series !== null && sold && !sold.isAvailable ? (['seriesClosed'] as const) : []),
  ...(series !== null && sold && !sold.isPayable ? (['notPayable'] as const) : []),
  ...(series !== null && !hasEnded && sold && sold.otherOffers.length > 0
    ? (['soldElsewhere'] as const)
    : []),
];

const hasBrokenVideo = (element: ElementNode): boolean =>
  (element.type === 'youtube' && videoIdOf(element.data.url) === null) ||
  element.children.some(hasBrokenVideo);
