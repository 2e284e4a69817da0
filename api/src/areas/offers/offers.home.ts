import {
  type HomeCardName,
  MOST_OFFERS_LEFT,
  type OfferLeft,
} from '@share/contract/areas/home/home.endpoints.ts';
import { createOffer, listOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import { listSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { cardOf, type HomeFigure, NOW, stepOf } from '../home/home.shared.ts';
import { hasNotEnded, whatWaits } from './waiting-offers.ts';

const card = (name: HomeCardName, waits: (now: string) => string) => {
  const from = `FROM offers o WHERE ${waits(NOW)}`;
  return cardOf({
    name,
    endpoint: listOffers,
    total: `SELECT count(*)::int AS rows ${from}`,
    oldest: `SELECT o.id, o.title, o.investment_end AS at ${from} ORDER BY o.investment_end, o.id LIMIT 5`,
  });
};

export const offersCards = [
  card('offersWithoutShares', whatWaits.withoutShares),
  card('offersOfOneSeries', whatWaits.seriesSoldElsewhere),
  card('offersPastEnd', whatWaits.pastEnd),
];

export const offersSteps = [
  stepOf('offers', createOffer, 'FROM offers WHERE is_open AND is_visible AND series_id IS NOT NULL'),
];

const LEFT = 'coalesce(s.share_limit - s.issued - s.reserved, 0)';

/** What the open offers have sold and have left, the scarcest first. */
export const offersLeft: HomeFigure<'offers'> = {
  endpoints: [listOffers, listSeries],
  read: async ({ readers, now }) => {
    const { rows } = await readers.generic.query<OfferLeft & { rows: number }>({
      text: `SELECT first.*, (SELECT coalesce(sum(invested_amount), 0)::float8 FROM investments WHERE offer_id = first.id) AS raised
        FROM (
          SELECT o.id, o.title, ${LEFT} AS left, coalesce(s.reserved, 0) AS reserved, coalesce(s.share_limit, 0) AS limit,
            coalesce(s.share_limit * s.price_per_share, 0)::float8 AS target, count(*) OVER ()::int AS rows
          FROM offers o LEFT JOIN series s ON s.id = o.series_id
          WHERE ${hasNotEnded(NOW)}
          ORDER BY ${LEFT}, o.id LIMIT ${MOST_OFFERS_LEFT}
        ) first ORDER BY first.left, first.id`,
      values: [now()],
    });
    return {
      rows: rows[0]?.rows ?? 0,
      first: rows.map(({ rows: _, ...offer }) => offer),
    };
  },
};
