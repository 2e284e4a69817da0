import { SeriesView } from '@share/contract/areas/series/series.schemas.ts';
import { toWarsaw } from '@share/contract/shared/dates.ts';
import type { Db } from '../../platform/database/database.ts';
import { findRecord, readerOf, records } from '../../platform/records/records.ts';
import { maskedCredentials } from './paypal-credentials.ts';
import { series } from './series.tables.ts';

export type StoredSeries = typeof series.$inferSelect;

/**
 * A series as the API shows it. Secrets are never shown, not even encrypted, only whether there is one. The schema removes all
 * other columns of the row, because views are also stored in the audit trail.
 */
function toSeriesView(stored: StoredSeries): SeriesView {
  return SeriesView.parse({
    ...stored,
    numberOfShares: stored.issued,
    reservedShares: stored.reserved,
    pricePerShare: Number(stored.pricePerShare),
    availableFrom: toWarsaw(stored.availableFrom),
    availableTo: toWarsaw(stored.availableTo),
    bankInfo: stored,
    payPalCredentials: maskedCredentials(stored),
  });
}

/** The name of the records in the audit trail, and their texts. */
export const seriesTexts = { entity: 'series', texts: ['name', 'displayName'] };

export const seriesRecords = records({
  table: series,
  entity: seriesTexts.entity,
  missing: 'SERIES_NOT_EXISTS',
  marked: seriesTexts,
  view: toSeriesView,
});

export const readSeries = readerOf(seriesRecords);

/** The stored series. Refuses with SERIES_NOT_EXISTS. */
export const findSeries = (db: Db, id: number): Promise<StoredSeries> => findRecord(db, seriesRecords, id);
