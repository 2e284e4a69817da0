/**
 * The offers that the public site features, in four places of it (FEA-01 to FEA-17). The placements are edited, never created or
 * deleted.
 */
import { z } from 'zod';
import { Gaps } from '../../shared/content/gaps.ts';
import { Id } from '../../shared/ids.ts';
import { type Translated, TranslatedView, translated } from '../../shared/translated.ts';
import { PublicOfferRow } from '../offers/public-offers.schemas.ts';

/** The places of the public site that show featured offers (FEA-05). */
export const placements = [
  'homepage-single-offer',
  'homepage-offer-list',
  'investor-panel',
  'featured-offers-widget',
] as const;
export const Placement = z.enum(placements);
export type Placement = z.infer<typeof Placement>;

export const placementLabels: Record<Placement, Translated> = {
  'homepage-single-offer': { pl: 'Strona główna: jedna oferta', en: 'Home page: single offer' },
  'homepage-offer-list': { pl: 'Strona główna: lista ofert', en: 'Home page: list of offers' },
  'investor-panel': { pl: 'Panel inwestora', en: 'Investor panel' },
  'featured-offers-widget': { pl: 'Widżet ofert wyróżnionych', en: 'Featured offers widget' },
};

/** Whether shares can be ordered now, and if not, why not. */
const featuredStates = ['open', 'closed', 'soldOut', 'hidden'] as const;
export type FeaturedState = (typeof featuredStates)[number];

const MOST_OFFERS = 100;
const LARGEST_POSITION = 1_000;

const Position = z
  .int({ error: 'POSITION_IS_REQUIRED' })
  .min(1, { error: 'POSITION_NOT_POSITIVE' })
  .max(LARGEST_POSITION, { error: 'VALUE_TOO_LARGE' });

const FeaturedEntry = z.object({
  /** The entry stays in its place when the others are shuffled. */
  fixedPosition: z.boolean(),
  position: Position,
  offerId: Id,
});

const offersOnce = (offers: readonly { offerId: number }[]) =>
  offers.flatMap(({ offerId }, index) =>
    offers.findIndex((other) => other.offerId === offerId) < index ? [index] : [],
  );

export const FeaturedPlacementInput = z.object({
  title: translated(255),
  offers: z
    .array(FeaturedEntry)
    .max(MOST_OFFERS, { error: 'TOO_MANY_ITEMS' })
    .superRefine((offers, issues) => {
      for (const index of offersOnce(offers))
        issues.addIssue({ code: 'custom', message: 'OFFER_FEATURED_TWICE', path: [index, 'offerId'] });
    }),
});
export type FeaturedPlacementInput = z.infer<typeof FeaturedPlacementInput>;

/** An unsaved placement as a visitor would get it, or as an investor who holds shares of these offers would. */
export const FeaturedPreviewInput = FeaturedPlacementInput.extend({
  heldOfferIds: z.array(Id).max(MOST_OFFERS, { error: 'TOO_MANY_ITEMS' }).default([]),
});
export type FeaturedPreviewInput = z.infer<typeof FeaturedPreviewInput>;

export const FeaturedOfferOption = z.object({
  id: z.number(),
  title: TranslatedView,
  state: z.enum(featuredStates),
  thumbUrl: z.string().nullable(),
});
export type FeaturedOfferOption = z.infer<typeof FeaturedOfferOption>;

export const FeaturedPlacementView = z.object({
  id: z.number(),
  version: z.number(),
  name: Placement,
  title: TranslatedView,
  /** False: offers of which the caller holds shares are left out. */
  returnAlreadyInvested: z.boolean(),
  shuffle: z.boolean(),
  offers: z.array(
    z.object({
      fixedPosition: z.boolean(),
      position: z.number(),
      offerId: z.number(),
      offer: FeaturedOfferOption,
    }),
  ),
});
export type FeaturedPlacementView = z.infer<typeof FeaturedPlacementView>;

export const FeaturedPlacementRow = FeaturedPlacementView.pick({
  id: true,
  name: true,
  title: true,
}).extend({ gaps: Gaps });
export type FeaturedPlacementRow = z.infer<typeof FeaturedPlacementRow>;

export const PublicFeaturedView = z.object({
  name: Placement,
  title: TranslatedView,
  offers: z.array(PublicOfferRow),
});
export type PublicFeaturedView = z.infer<typeof PublicFeaturedView>;
