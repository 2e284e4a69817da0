/**
 * An offer presents a property and sells the shares of one series. Its parts are general fields, an image and ordered
 * lists (agreements, and the content that investors read).
 */
import { z } from 'zod';
import { Gaps } from '../../shared/content/gaps.ts';
import { slugWithout } from '../../shared/content/slug.ts';
import { CalendarDay } from '../../shared/dates.ts';
import { ImageInput } from '../../shared/files.ts';
import { Count, Id } from '../../shared/ids.ts';
import { Money, MoneyClampedToZero, MoneyView } from '../../shared/numbers/money.ts';
import { nodeList } from '../../shared/order/nodes.ts';
import { RichTextHtml, showsSomething, Text } from '../../shared/text-fields.ts';
import { TranslatedView, translated, translatedRequired } from '../../shared/translated.ts';
import { agreementTargets, agreementTypes } from '../agreements/agreements.schemas.ts';
import { SectionInput, SectionView } from './elements/elements.ts';
import {
  BadgeInput,
  BadgeView,
  DescriptionInput,
  DescriptionView,
  InvestorDocumentInput,
  InvestorDocumentView,
  PropertyInput,
  PropertyView,
} from './offers.parts.ts';

export const templateNames = ['', 'fullWidthGallery'] as const;

/** OFR-31: slugs that would be other addresses of the API. A test compares them with the paths of the endpoints. */
export const reservedOfferSlugs = [
  'options',
  'slug-suggestion',
  'document-file',
  'attachment-file',
  'export',
  'totals',
] as const;

const Slug = slugWithout(reservedOfferSlugs);

const RichText = z.object({ pl: RichTextHtml(), en: RichTextHtml() });
const FilledRichText = RichTextHtml().refine(showsSomething, { error: 'IS_REQUIRED' });

/** OFR-67 to OFR-70. An item without an id is new; a stored item that is left out is deleted. */
export const OfferAgreementInput = z.object({
  id: Id.optional(),
  name: translatedRequired(255, 'NAME_IS_EMPTY'),
  content: z.object({ pl: FilledRichText, en: FilledRichText }),
  active: z.boolean(),
  required: z.boolean(),
  type: z.enum(agreementTypes, { error: 'IS_REQUIRED' }),
  target: z.enum(agreementTargets, { error: 'IS_REQUIRED' }),
});
export type OfferAgreementInput = z.infer<typeof OfferAgreementInput>;

const position = z.preprocess((value) => (typeof value === 'number' && value < 0 ? 0 : value), Count);

export const TITLE_MAXIMUM = 255;

export const OfferFields = z.object({
  title: translatedRequired(TITLE_MAXIMUM),
  slug: z.object({ pl: Slug, en: Slug }),
  isOpen: z.boolean(),
  isVisible: z.boolean(),
  mainDescription: RichText,
  projectType: Text(),
  address: Text(500),
  totalCost: MoneyClampedToZero,
  position,
  investmentStart: CalendarDay,
  investmentEnd: CalendarDay,
  investmentReturn: translated(100),
  fixedInvestorsEquity: MoneyClampedToZero.nullable(),
  templateName: z.enum(templateNames, { error: 'VALUE_INVALID' }),
  series: Id.nullable(),
  image: ImageInput,
  properties: nodeList(PropertyInput, { max: 100 }),
  badges: nodeList(BadgeInput, { max: 20 }),
  descriptions: nodeList(DescriptionInput, { max: 100 }),
  investorDocuments: nodeList(InvestorDocumentInput, { max: 100 }),
  sections: nodeList(SectionInput, { max: 100 }),
  agreements: z.array(OfferAgreementInput).max(100, { error: 'VALUE_TOO_LARGE' }),

  // Fields that only older offers use (OFR-39, OFR-40, OFR-44, OFR-47). If one is left out, the stored value is preserved;
  // null clears it.
  costPerStock: Money.nullable().optional(),
  minStock: Count.nullable().optional(),
  developerEquity: Money.nullable().optional(),
  investorsEquity: Money.nullable().optional(),
  debt: Money.nullable().optional(),
  redemptionCapRate: z
    .number({ error: 'VALUE_INVALID' })
    .min(0, { error: 'MUST_NOT_BE_NEGATIVE' })
    .max(1_000, { error: 'VALUE_TOO_LARGE' })
    .nullable()
    .optional(),
  tenants: RichText.optional(),
});

const withAlias = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('minimumStock' in body)) return body;
  const { minimumStock, ...rest } = body as Record<string, unknown>;
  return { minStock: minimumStock, ...rest };
};

const endsAfterStart = OfferFields.superRefine((offer, issues) => {
  if (offer.investmentEnd < offer.investmentStart) {
    issues.addIssue({ code: 'custom', message: 'INVESTMENT_END_BEFORE_START', path: ['investmentEnd'] });
  }
});

/** The body of create and edit; `minimumStock` is read as `minStock` (OFR-40). */
export const OfferInput = z.preprocess(withAlias, endsAfterStart);
export type OfferInput = z.infer<typeof OfferInput>;
/** `OfferInput` before defaults and clamping are applied. */
export type OfferInputDraft = z.input<typeof OfferFields>;

export const OfferAgreementView = z.object({
  id: z.number(),
  position: z.number(),
  name: TranslatedView,
  content: TranslatedView,
  active: z.boolean(),
  required: z.boolean(),
  type: z.enum(agreementTypes),
  target: z.enum(agreementTargets),
});
export type OfferAgreementView = z.infer<typeof OfferAgreementView>;

export const OfferView = z.object({
  id: z.number(),
  version: z.number(),
  createdAt: z.string(),
  title: TranslatedView,
  slug: TranslatedView,
  isOpen: z.boolean(),
  isVisible: z.boolean(),
  mainDescription: TranslatedView,
  projectType: z.string(),
  address: z.string(),
  totalCost: MoneyView,
  position: z.number(),
  investmentStart: z.string(),
  investmentEnd: z.string(),
  investmentReturn: TranslatedView,
  fixedInvestorsEquity: MoneyView.nullable(),
  templateName: z.enum(templateNames),
  series: z.number().nullable(),
  seriesName: TranslatedView.nullable(),
  /** False if nobody can pay by transfer, because the series has no account (ERR-62). Null without a series. */
  seriesHasAccount: z.boolean().nullable(),
  imageUrl: z.string().nullable(),
  thumbUrl: z.string().nullable(),
  costPerStock: MoneyView.nullable(),
  minStock: z.number().nullable(),
  developerEquity: MoneyView.nullable(),
  investorsEquity: MoneyView.nullable(),
  debt: MoneyView.nullable(),
  redemptionCapRate: z.number().nullable(),
  tenants: TranslatedView,
  properties: z.array(PropertyView),
  badges: z.array(BadgeView),
  descriptions: z.array(DescriptionView),
  investorDocuments: z.array(InvestorDocumentView),
  sections: z.array(SectionView),
  agreements: z.array(OfferAgreementView),
});
export type OfferView = z.infer<typeof OfferView>;

export const OfferRow = z.object({
  id: z.number(),
  position: z.number(),
  title: TranslatedView,
  slug: TranslatedView,
  investmentStart: z.string(),
  investmentEnd: z.string(),
  isOpen: z.boolean(),
  isVisible: z.boolean(),
  createdAt: z.string(),
  /** Somebody has ordered shares of the offer, so that it cannot be deleted. */
  isUsed: z.boolean(),
  gaps: Gaps,
});
export type OfferRow = z.infer<typeof OfferRow>;

export const OfferOption = z.object({ id: z.number(), title: TranslatedView });
export type OfferOption = z.infer<typeof OfferOption>;
