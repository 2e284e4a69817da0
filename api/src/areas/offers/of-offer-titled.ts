import { contains, type Parameter } from '../../platform/lists/list-conditions.ts';

/** Filters rows by the title of their offer, in either language. The offers are searched first, since they are few. */
export const ofOfferTitled =
  (offerId: string) =>
  (value: string, parameter: Parameter): string =>
    `${offerId} = ANY (ARRAY(SELECT id FROM offers WHERE ${contains("title->>'pl'", "title->>'en'")(value, parameter)}))`;
