import { contains, type Parameter } from '../../platform/lists/list-conditions.ts';

/** Rows of offers whose title holds a text, in either language: offers are few, their rows are many. */
export const ofOfferTitled =
  (offerId: string) =>
  (value: string, parameter: Parameter): string =>
    `${offerId} = ANY (ARRAY(SELECT id FROM offers WHERE ${contains("title->>'pl'", "title->>'en'")(value, parameter)}))`;
