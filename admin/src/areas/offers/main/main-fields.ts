import type { OfferFormValues } from '../offer-form-values.ts';

/** The fields of the closed group, which older offers use (OFR-39, OFR-40, OFR-44, OFR-47). */
export const furtherFields = [
  'costPerStock',
  'minStock',
  'developerEquity',
  'investorsEquity',
  'debt',
  'redemptionCapRate',
  'tenants',
] as const satisfies (keyof OfferFormValues)[];

/** The fields on the tab of the main content, whose errors it counts. */
export const mainFields = [
  'title',
  'slug',
  'isOpen',
  'isVisible',
  'mainDescription',
  'projectType',
  'address',
  'totalCost',
  'position',
  'investmentStart',
  'investmentEnd',
  'investmentReturn',
  'shouldEnableFixedInvestorsEquity',
  'fixedInvestorsEquity',
  'isFullWidthGallery',
  'series',
  'image',
  'badges',
  'descriptions',
  'properties',
  ...furtherFields,
] as const satisfies (keyof OfferFormValues)[];
