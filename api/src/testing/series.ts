import type { SeriesInput } from '@share/contract/areas/series/series.schemas.ts';
import { emptyPayPalCredentials } from '@share/contract/areas/series/series.schemas.ts';
import { series } from '../areas/series/series.tables.ts';
import type { Context } from '../platform/context.ts';

/** What the form of a series sends: 100 shares at 1,000 zł, available through 2026, paid by bank transfer. */
export const aSeriesInput = (fields: Partial<SeriesInput> = {}): SeriesInput => ({
  name: { pl: 'Seria A', en: 'Series A' },
  displayName: { pl: 'Udziały serii A', en: 'Shares of series A' },
  limit: 100,
  pricePerShare: 1_000,
  availableFrom: '2026-01-01 00:00:00',
  availableTo: '2026-12-31 23:59:59',
  bankInfo: { accountNumber: '', bankName: '', accountHolder: '' },
  allowOnlinePayments: false,
  useDefaultPayPalConfig: true,
  payPalCredentials: emptyPayPalCredentials(),
  ...fields,
});

/** A stored series like `aSeriesInput`, available at all times. */
export async function aSeries({ db }: Context, fields: Partial<typeof series.$inferInsert> = {}) {
  const { name, displayName, limit, allowOnlinePayments, useDefaultPayPalConfig } = aSeriesInput();
  const [created] = await db
    .insert(series)
    .values({
      name,
      displayName,
      limit,
      pricePerShare: '1000.00',
      availableFrom: new Date('2000-01-01T00:00:00Z'),
      availableTo: new Date('2099-12-31T00:00:00Z'),
      allowOnlinePayments,
      useDefaultPayPalConfig,
      ...fields,
    })
    .returning();
  if (!created) throw new Error('No series was created');
  return created;
}
