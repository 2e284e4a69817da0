import { SECRET_MASK, SeriesView } from '@share/contract/areas/series/series.schemas.ts';
import { toWarsaw } from '@share/contract/shared/dates.ts';
import type { Db } from '../../platform/database/database.ts';
import { findRecord, records } from '../../platform/records/records.ts';
import { series } from './series.tables.ts';

export type StoredSeries = typeof series.$inferSelect;

/**
 * What the API shows of a series. Secrets never leave, not even sealed: only whether there is one. The schema drops what
 * else the row holds, since views also go into the audit trail.
 */
function toSeriesView(stored: StoredSeries): SeriesView {
  const mask = (secret: string | null) => (secret === null ? '' : SECRET_MASK);
  return SeriesView.parse({
    ...stored,
    numberOfShares: stored.issued,
    reservedShares: stored.reserved,
    pricePerShare: Number(stored.pricePerShare),
    availableFrom: toWarsaw(stored.availableFrom),
    availableTo: toWarsaw(stored.availableTo),
    bankInfo: stored,
    payPalCredentials: {
      ...stored,
      productionClientSecret: mask(stored.productionClientSecret),
      sandboxClientSecret: mask(stored.sandboxClientSecret),
    },
  });
}

export const seriesRecords = records({
  table: series,
  entity: 'series',
  missing: 'SERIES_NOT_EXISTS',
  view: toSeriesView,
});

/** The stored series. Refuses with SERIES_NOT_EXISTS. */
export const findSeries = (db: Db, id: number): Promise<StoredSeries> => findRecord(db, seriesRecords, id);
