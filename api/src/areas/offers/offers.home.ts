import type { HomeCardName } from '@share/contract/areas/home/home.endpoints.ts';
import { listOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import { cardOf, NOW } from '../home/home.shared.ts';
import { whatWaits } from './waiting-offers.ts';

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
  card('offersPastEnd', whatWaits.pastEnd),
];
