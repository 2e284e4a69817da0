import {
  type HomeCardName,
  MOST_OFFERS_LEFT,
  type OfferLeft,
} from '@share/contract/areas/home/home.endpoints.ts';
import { listOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import { listSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { cardOf, type HomeFigure } from '../home/home.shared.ts';

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

const LEFT = 'coalesce(s.share_limit - s.issued - s.reserved, 0)';

/** How many shares the open offers have left, the scarcest first. */
export const offersLeft: HomeFigure<'offers'> = {
  endpoints: [listOffers, listSeries],
  read: async ({ readers, now }) => {
    const { rows } = await readers.generic.query<OfferLeft & { rows: number }>({
      text: `SELECT f.id, f.title, ${LEFT} AS left, coalesce(s.share_limit, 0) AS limit, count(*) OVER ()::int AS rows
        FROM offers f LEFT JOIN series s ON s.id = f.series_id
        WHERE ${OPEN} AND f.investment_end >= ${TODAY}
        ORDER BY ${LEFT}, f.id LIMIT ${MOST_OFFERS_LEFT}`,
      values: [now()],
    });
    return {
      rows: rows[0]?.rows ?? 0,
      first: rows.map(({ id, title, left, limit }) => ({ id, title, left, limit })),
    };
  },
};
