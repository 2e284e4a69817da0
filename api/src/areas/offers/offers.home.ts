import type { HomeCardName } from '@share/contract/areas/home/home.endpoints.ts';
import { listOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import { cardOf } from '../home/home.shared.ts';

const TODAY = "($1::timestamptz AT TIME ZONE 'Europe/Warsaw')::date";
/** What visitors see as open. */
const OPEN = 'f.is_open AND f.is_visible';
const WITHOUT_SHARES = `${OPEN} AND f.investment_end >= ${TODAY}
  AND (s.id IS NULL OR s.share_limit - s.issued - s.reserved <= 0)`;
const PAST_END = `${OPEN} AND f.investment_end < ${TODAY}`;

const card = (name: HomeCardName, condition: string) => {
  const from = `FROM offers f LEFT JOIN series s ON s.id = f.series_id WHERE ${condition}`;
  return cardOf({
    name,
    endpoint: listOffers,
    total: `SELECT count(*)::int AS rows ${from}`,
    oldest: `SELECT f.id, f.title, f.investment_end AS at ${from} ORDER BY f.investment_end, f.id LIMIT 5`,
  });
};

export const offersCards = [card('offersWithoutShares', WITHOUT_SHARES), card('offersPastEnd', PAST_END)];
