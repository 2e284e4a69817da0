import type { OfferInput } from '@share/contract/areas/offers/offers.schemas.ts';
import { sanitizeTranslated } from '../../platform/html/html.ts';
import type { ColumnsOf, EveryFieldOf } from '../../platform/records/records.ts';
import type { offers } from './offers.tables.ts';

/** `saveLists` stores the lists, `attachImage` the image. */
type StoredElsewhere =
  | 'sections'
  | 'badges'
  | 'descriptions'
  | 'properties'
  | 'investorDocuments'
  | 'agreements'
  | 'image';
type Fields = Omit<OfferInput, StoredElsewhere | 'series'> & { seriesId: unknown };

/**
 * The columns that staff may set (R12). An optional field that was not sent is not in the result: an update does not change
 * it, a new offer has no value. `null` clears it.
 */
export function toColumns(input: OfferInput) {
  const columns = {
    title: input.title,
    slug: input.slug,
    isOpen: input.isOpen,
    isVisible: input.isVisible,
    mainDescription: sanitizeTranslated(input.mainDescription),
    projectType: input.projectType,
    address: input.address,
    totalCost: input.totalCost.toFixed(2),
    position: input.position,
    investmentStart: input.investmentStart,
    investmentEnd: input.investmentEnd,
    investmentReturn: input.investmentReturn,
    fixedInvestorsEquity: decimal(input.fixedInvestorsEquity),
    templateName: input.templateName,
    seriesId: input.series,
    costPerStock: decimal(input.costPerStock),
    minStock: input.minStock,
    developerEquity: decimal(input.developerEquity),
    investorsEquity: decimal(input.investorsEquity),
    debt: decimal(input.debt),
    redemptionCapRate: decimal(input.redemptionCapRate, 4),
    tenants: input.tenants && sanitizeTranslated(input.tenants),
  } satisfies EveryFieldOf<Fields>;
  return columns satisfies ColumnsOf<typeof offers, typeof columns>;
}

/** Decimal text for a `numeric` column; null and undefined are not changed. */
const decimal = (value: number | null | undefined, places = 2) =>
  typeof value === 'number' ? value.toFixed(places) : value;
