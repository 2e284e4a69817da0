import type { waitingSeries } from '@share/contract/areas/series/series.endpoints.ts';

/** The SQL of the shares of the series `s` that can still be bought. */
export const AVAILABLE = '(s.share_limit - s.issued - s.reserved)';

/** The SQL of the tasks about series, for home and for the list; `s` are the series, `now` is the SQL of the time. */
export const whatWaits = {
  /** A tenth of the limit or less is left. */
  nearlySoldOut: (now) => `s.is_open AND s.available_from <= ${now} AND s.available_to >= ${now}
    AND ${AVAILABLE} > 0 AND ${AVAILABLE}::bigint * 10 <= s.share_limit`,
  /** Nobody can pay for its shares by transfer (ERR-62). */
  withoutAccount: (now) =>
    `s.is_open AND s.available_to >= ${now} AND s.share_limit > 0 AND s.account_number = ''`,
} satisfies Record<(typeof waitingSeries)[number], (now: string) => string>;
