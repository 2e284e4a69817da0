import { type Parameter, plainPattern, type RelatedCondition } from '../../platform/lists/list-conditions.ts';

const titled = (text: string, parameter: Parameter): string =>
  `SELECT id FROM offers WHERE searched LIKE ${parameter(plainPattern(text))}`;

/** Filters rows by the title of their offer, in either language. The offers are searched first, because they are few. */
export const ofOfferTitled =
  (offerId: string) =>
  (value: string, parameter: Parameter): string =>
    `${offerId} = ANY (ARRAY(${titled(value, parameter)}))`;

/** Finds rows by the title of their offer, as a part of a search. */
export const hasOfferTitled = (offerId: string): RelatedCondition => ({ column: offerId, ids: titled });

/** Finds rows by the title of the offer of their investment, as a part of a search. */
export const hasInvestmentTitled = (investmentId: string): RelatedCondition => ({
  column: investmentId,
  ids: (text, parameter) => `SELECT id FROM investments WHERE ${ofOfferTitled('offer_id')(text, parameter)}`,
});
