import { SECRET_MASK, SeriesView } from '@share/contract/areas/series/series.schemas.ts';
import { toWarsaw } from '@share/contract/shared/dates.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { series } from './series.tables.ts';

export type StoredSeries = typeof series.$inferSelect;

/**
 * What the API shows of a series. Secrets never leave, not even sealed: only whether there is one. The schema drops what
 * else the row holds, since views also go into the audit trail.
 */
export function toSeriesView(stored: StoredSeries): SeriesView {
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

/** The stored series; locked for a change when `lock` is given. Refuses with SERIES_NOT_EXISTS. */
export async function findSeries(db: Db, id: number, lock?: 'lock'): Promise<StoredSeries> {
  const query = db.select().from(series).where(eq(series.id, id));
  const [found] = await (lock ? query.for('update') : query);
  if (!found) throw new Refusal('SERIES_NOT_EXISTS');
  return found;
}
