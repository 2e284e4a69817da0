import type { HomeCardName } from '@share/contract/areas/home/home.endpoints.ts';
import { createSeries, listSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { cardOf, NOW, stepOf } from '../home/home.shared.ts';
import { AVAILABLE, whatWaits } from './waiting-series.ts';

const card = (name: HomeCardName, waits: (now: string) => string) => {
  const condition = waits(NOW);
  return cardOf({
    name,
    endpoint: listSeries,
    total: `SELECT count(*)::int AS rows FROM series s WHERE ${condition}`,
    oldest: `SELECT s.id, s.name AS title, ${AVAILABLE} AS shares FROM series s WHERE ${condition}
      ORDER BY ${AVAILABLE}, s.id LIMIT 5`,
  });
};

export const seriesCards = [
  card('seriesNearlySoldOut', whatWaits.nearlySoldOut),
  card('seriesWithoutAccount', whatWaits.withoutAccount),
];

export const seriesSteps = [
  stepOf('series', createSeries, "FROM series WHERE is_open AND share_limit > 0 AND account_number <> ''"),
];
