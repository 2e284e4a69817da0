import type { waitingOffers } from '@share/contract/areas/offers/offers.list.ts';

const today = (now: string) => `(${now} AT TIME ZONE 'Europe/Warsaw')::date`;

/** Offers that visitors see as open. */
const OPEN = 'o.is_open AND o.is_visible';

/**
 * The SQL of open offers whose last day has not passed. Offers that begin later are included, because staff should see in time
 * that they lack something.
 */
export const hasNotEnded = (now: string): string => `${OPEN} AND o.investment_end >= ${today(now)}`;

/** The SQL of the tasks about offers, for home and for the list; `o` are the offers, `now` is the SQL of the time. */
export const whatWaits = {
  withoutShares: (now) => `${hasNotEnded(now)} AND NOT EXISTS (
    SELECT FROM series s WHERE s.id = o.series_id AND s.share_limit - s.issued - s.reserved > 0)`,
  seriesSoldElsewhere: (now) => `${hasNotEnded(now)} AND EXISTS (
    SELECT FROM offers other WHERE other.series_id = o.series_id AND other.id <> o.id
      AND other.is_open AND other.is_visible AND other.investment_end >= ${today(now)})`,
  pastEnd: (now) => `${OPEN} AND o.investment_end < ${today(now)}`,
} satisfies Record<(typeof waitingOffers)[number], (now: string) => string>;
