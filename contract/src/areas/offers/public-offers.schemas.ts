import { z } from 'zod';
import { DocumentFileView, pictureFacts } from '../../shared/files.ts';
import { MoneyView } from '../../shared/numbers/money.ts';
import { nodeView } from '../../shared/order/nodes.ts';
import { TranslatedView } from '../../shared/translated.ts';
import { notOrderable } from '../orders/orders.schemas.ts';
import { BadgeView } from './offers.parts.ts';
import { OfferAgreementView, OfferView } from './offers.schemas.ts';

/** Whether shares can be ordered now. `whyNot` has the code with which an order is refused. */
const Ordering = z.object({
  state: z.enum(['open', 'closed', 'soldOut']),
  whyNot: z.enum(notOrderable).nullable(),
  smallestQuantity: z.number(),
  /** The most shares that one order can have at this moment; 0 if none can be placed. */
  largestQuantity: z.number(),
});
export type Ordering = z.infer<typeof Ordering>;

export const PublicOfferRow = OfferView.pick({
  id: true,
  position: true,
  title: true,
  slug: true,
  isOpen: true,
  projectType: true,
  address: true,
  totalCost: true,
  investmentStart: true,
  investmentEnd: true,
  investmentReturn: true,
  imageUrl: true,
  thumbUrl: true,
}).extend({
  imageAlt: TranslatedView,
  ...pictureFacts,
  badges: z.array(BadgeView),
  ordering: Ordering,
});
export type PublicOfferRow = z.infer<typeof PublicOfferRow>;

const PublicSeriesView = z.object({
  id: z.number(),
  displayName: TranslatedView,
  pricePerShare: MoneyView,
  /** Whether staff have it on sale; its dates and the offer may close it as well. */
  isOpen: z.boolean(),
  availableFrom: z.string(),
  availableTo: z.string(),
});
export type PublicSeriesView = z.infer<typeof PublicSeriesView>;

/** Only active agreements are included, with the fingerprint that an order sends back; documents have a separate call. */
export const PublicOfferView = OfferView.omit({
  version: true,
  createdAt: true,
  isVisible: true,
  series: true,
  seriesName: true,
  seriesHasAccount: true,
  investorDocuments: true,
}).extend({
  /** The description of the offer's picture; its title, if the library has no description. */
  imageAlt: TranslatedView,
  ...pictureFacts,
  series: PublicSeriesView.nullable(),
  agreements: z.array(OfferAgreementView.extend({ fingerprint: z.string() })),
  ordering: Ordering,
});
export type PublicOfferView = z.infer<typeof PublicOfferView>;

const documentView = {
  ...nodeView,
  displayName: z.string(),
  ...DocumentFileView.omit({ fileId: true }).shape,
};

export const OfferDocumentsView = z.object({
  /** Attachments of the offer's sections. */
  documents: z.array(z.object(documentView)),
  /** Empty for everybody except the offer's investors and staff who may read offers. */
  investorDocuments: z.array(z.object({ ...documentView, signable: z.boolean(), required: z.boolean() })),
});
export type OfferDocumentsView = z.infer<typeof OfferDocumentsView>;
