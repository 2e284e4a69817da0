import { SECRET_MASK, SeriesView } from '@share/contract/areas/series/series.schemas.ts';
import { toWarsaw } from '@share/contract/shared/dates.ts';
import type { Db } from '../../platform/database/database.ts';
import { findRecord, records } from '../../platform/records/records.ts';
import { series } from './series.tables.ts';

export type StoredSeries = typeof series.$inferSelect;

/**
 * A series as the API shows it. Secrets are never shown, not even encrypted, only whether there is one. The schema removes all
 * other columns of the row, because views are also stored in the audit trail.
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
