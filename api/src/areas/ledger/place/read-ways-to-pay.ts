import type { Db } from '../../../platform/database/database.ts';
import { type StoredSeries, type WaysToPay, waysOf } from '../../series/series.shared.ts';
import { readPayPalSettings } from '../../settings/settings.shared.ts';

/** How investors can pay for shares of the series now. */
export const readWaysToPay = async (db: Db, series: StoredSeries): Promise<WaysToPay> =>
  waysOf(series, await readPayPalSettings(db));
