import {
  emptyPayPalCredentials,
  type PayPalCredentials,
  type SeriesInput,
  type SeriesView,
} from '@share/contract/areas/series/series.schemas.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { emptyTranslated, type Translated } from '@share/contract/shared/translated.ts';
import { filled, type NumberValue } from '../../ui/fields/number-field.tsx';

export interface SeriesFormValues {
  name: Translated;
  displayName: Translated;
  limit: NumberValue;
  pricePerShare: NumberValue;
  /** Days; the first second of one and the last of the other are sent (SER-13). */
  availableFrom: string;
  availableTo: string;
  bankInfo: SeriesInput['bankInfo'];
  allowOnlinePayments: boolean;
  useDefaultPayPalConfig: boolean;
  payPalCredentials: PayPalCredentials;
}

export const newSeries = (today = warsawDay(new Date())): SeriesFormValues => ({
  name: emptyTranslated(),
  displayName: emptyTranslated(),
  limit: 0,
  pricePerShare: 0,
  availableFrom: today,
  availableTo: today,
  bankInfo: { accountNumber: '', bankName: '', accountHolder: '' },
  allowOnlinePayments: true,
  useDefaultPayPalConfig: true,
  payPalCredentials: emptyPayPalCredentials(),
});

export const toFormValues = (series: SeriesView): SeriesFormValues => ({
  name: series.name,
  displayName: series.displayName,
  limit: series.limit,
  pricePerShare: series.pricePerShare,
  availableFrom: series.availableFrom.slice(0, 10),
  availableTo: series.availableTo.slice(0, 10),
  bankInfo: series.bankInfo,
  allowOnlinePayments: series.allowOnlinePayments,
  useDefaultPayPalConfig: series.useDefaultPayPalConfig,
  payPalCredentials: series.payPalCredentials,
});

export const toInput = (values: SeriesFormValues): SeriesInput => ({
  ...values,
  limit: filled(values.limit),
  pricePerShare: filled(values.pricePerShare),
  availableFrom: values.availableFrom && `${values.availableFrom} 00:00:00`,
  availableTo: values.availableTo && `${values.availableTo} 23:59:59`,
});
