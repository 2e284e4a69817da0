import type { SeriesInput } from '@share/contract/areas/series/series.schemas.ts';
import { emptyPayPalCredentials } from '@share/contract/areas/series/series.schemas.ts';

/** A request as the form of a series sends it: 100 shares at 1,000 zł, available for decades, paid by bank transfer. */
export const aSeriesInput = (fields: Partial<SeriesInput> = {}): SeriesInput => ({
  name: { pl: 'Seria A', en: 'Series A' },
  displayName: { pl: 'Udziały serii A', en: 'Shares of series A' },
  isOpen: true,
  limit: 100,
  pricePerShare: 1_000,
  availableFrom: '2026-01-01 00:00:00',
  availableTo: '2099-12-31 23:59:59',
  bankInfo: { accountNumber: '61109010140000071219812874', bankName: '', accountHolder: '' },
  allowOnlinePayments: false,
  useDefaultPayPalConfig: true,
  payPalCredentials: emptyPayPalCredentials(),
  ...fields,
});
