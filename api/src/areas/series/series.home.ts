import type { HomeCardName } from '@share/contract/areas/home/home.endpoints.ts';
import { listSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { cardOf } from '../home/home.shared.ts';

const AVAILABLE = 'share_limit - issued - reserved';
/** A tenth of the limit or less. */
const NEARLY_SOLD_OUT = `is_open AND available_from <= $1::timestamptz AND available_to >= $1::timestamptz
  AND ${AVAILABLE} > 0 AND (${AVAILABLE})::bigint * 10 <= share_limit`;
/** Nobody can pay for its shares by transfer (ERR-62). */
const WITHOUT_ACCOUNT = `is_open AND available_to >= $1::timestamptz AND share_limit > 0 AND account_number = ''`;

const card = (name: HomeCardName, condition: string) =>
  cardOf({
    name,
    endpoint: listSeries,
    total: `SELECT count(*)::int AS rows FROM series WHERE ${condition}`,
    oldest: `SELECT id, name AS title, ${AVAILABLE} AS shares FROM series WHERE ${condition}
      ORDER BY ${AVAILABLE}, id LIMIT 5`,
  });

export const seriesCards = [
  card('seriesNearlySoldOut', NEARLY_SOLD_OUT),
  card('seriesWithoutAccount', WITHOUT_ACCOUNT),
];
