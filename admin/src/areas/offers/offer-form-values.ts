import type { OfferInputDraft, OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { emptyTranslated, type Translated } from '@share/contract/shared/translated.ts';
import { filled, type NumberValue } from '../../ui/fields/number-field.tsx';
import { type ImageValue, noImage, storedImage, toImageInput } from '../../ui/fields/uploads/image-value.ts';
import { type AgreementValues, toAgreementInputs, toAgreementValues } from './agreements/agreement-values.ts';
import { type BadgeValues, toBadgeValues } from './badges/badge-values.ts';
import type { Content } from './content/store/content-model.ts';
import { toSectionInputs } from './content/store/content-values.ts';
import { type DescriptionValues, toDescriptionValues } from './descriptions/description-values.ts';
import { type DocumentValues, toDocumentInputs, toDocumentValues } from './documents/document-values.ts';
import { type PropertyValues, toPropertyValues } from './properties/property-values.ts';

/** An offer in its form: numbers may be empty, and some API values are represented by switches. */
export interface OfferFormValues {
  title: Translated;
  slug: Translated;
  isOpen: boolean;
  isVisible: boolean;
  mainDescription: Translated;
  projectType: string;
  address: string;
  totalCost: NumberValue;
  position: NumberValue;
  investmentStart: string;
  investmentEnd: string;
  investmentReturn: Translated;
  shouldEnableFixedInvestorsEquity: boolean;
  fixedInvestorsEquity: NumberValue;
  isFullWidthGallery: boolean;
  series: number | null;
  image: ImageValue;
  badges: BadgeValues[];
  descriptions: DescriptionValues[];
  properties: PropertyValues[];
  investorDocuments: DocumentValues[];
  agreements: AgreementValues[];
  costPerStock: NumberValue;
  minStock: NumberValue;
  developerEquity: NumberValue;
  investorsEquity: NumberValue;
  debt: NumberValue;
  redemptionCapRate: NumberValue;
  tenants: Translated;
}

export const newOffer = (today = warsawDay(new Date())): OfferFormValues => ({
  title: emptyTranslated(),
  slug: emptyTranslated(),
  isOpen: true,
  isVisible: false,
  mainDescription: emptyTranslated(),
  projectType: '',
  address: '',
  totalCost: 0,
  position: 1,
  investmentStart: today,
  investmentEnd: today,
  investmentReturn: emptyTranslated(),
  shouldEnableFixedInvestorsEquity: false,
  fixedInvestorsEquity: 0,
  isFullWidthGallery: false,
  series: null,
  image: noImage,
  badges: [],
  descriptions: [],
  properties: [],
  investorDocuments: [],
  agreements: [],
  costPerStock: '',
  minStock: '',
  developerEquity: '',
  investorsEquity: '',
  debt: '',
  redemptionCapRate: '',
  tenants: emptyTranslated(),
});

export const toFormValues = (offer: OfferView): OfferFormValues => ({
  title: offer.title,
  slug: offer.slug,
  isOpen: offer.isOpen,
  isVisible: offer.isVisible,
  mainDescription: offer.mainDescription,
  projectType: offer.projectType,
  address: offer.address,
  totalCost: offer.totalCost,
  position: offer.position,
  investmentStart: offer.investmentStart,
  investmentEnd: offer.investmentEnd,
  investmentReturn: offer.investmentReturn,
  shouldEnableFixedInvestorsEquity: offer.fixedInvestorsEquity !== null,
  fixedInvestorsEquity: offer.fixedInvestorsEquity ?? 0,
  isFullWidthGallery: offer.templateName === 'fullWidthGallery',
  series: offer.series,
  image: storedImage(offer),
  badges: offer.badges.map(toBadgeValues),
  descriptions: offer.descriptions.map(toDescriptionValues),
  properties: offer.properties.map(toPropertyValues),
  investorDocuments: offer.investorDocuments.map(toDocumentValues),
  agreements: offer.agreements.map(toAgreementValues),
  costPerStock: offer.costPerStock ?? '',
  minStock: offer.minStock ?? '',
  developerEquity: offer.developerEquity ?? '',
  investorsEquity: offer.investorsEquity ?? '',
  debt: offer.debt ?? '',
  redemptionCapRate: offer.redemptionCapRate ?? '',
  tenants: offer.tenants,
});

/** The body: the fields of the form, and the content that is edited beside them. */
export function toInput(values: OfferFormValues, content: Content): OfferInputDraft {
  const { shouldEnableFixedInvestorsEquity, isFullWidthGallery, ...fields } = values;
  return {
    ...fields,
    totalCost: filled(values.totalCost),
    position: filled(values.position),
    // Sent only while its switch is on (OFR-45).
    fixedInvestorsEquity: shouldEnableFixedInvestorsEquity ? filled(values.fixedInvestorsEquity) : null,
    templateName: isFullWidthGallery ? 'fullWidthGallery' : '',
    image: toImageInput(values.image),
    investorDocuments: toDocumentInputs(values.investorDocuments),
    sections: toSectionInputs(content),
    agreements: toAgreementInputs(values.agreements),
    costPerStock: orNull(values.costPerStock),
    minStock: orNull(values.minStock),
    developerEquity: orNull(values.developerEquity),
    investorsEquity: orNull(values.investorsEquity),
    debt: orNull(values.debt),
    redemptionCapRate: orNull(values.redemptionCapRate),
  };
}

const orNull = (value: NumberValue): number | null => (value === '' ? null : value);
