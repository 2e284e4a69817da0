import {
  emptyPayPalCredentials,
  type SeriesInput,
  type SeriesView,
} from '@share/contract/areas/series/series.schemas.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { groupedAccountNumber } from '@share/contract/shared/personal-data.ts';
import { emptyTranslated } from '@share/contract/shared/translated.ts';
import { filled, type NumberValue } from '../../ui/fields/number-field.tsx';
import { fieldsOf } from '../../ui/record/form-values.ts';

/**
 * The form has the first and last day of the availability; the body has the first second of the one and the last second of the
 * other (SER-13).
 */
export type SeriesFormValues = Omit<SeriesInput, 'limit' | 'pricePerShare' | 'isOpen' | 'bankInfo'> & {
  bankInfo: Required<SeriesInput['bankInfo']>;
  isOpen: boolean;
  limit: NumberValue;
  pricePerShare: NumberValue;
};

export const newSeries = (today = warsawDay(new Date())): SeriesFormValues => ({
  name: emptyTranslated(),
  displayName: emptyTranslated(),
  isOpen: true,
  limit: 0,
  pricePerShare: 0,
  availableFrom: today,
  availableTo: today,
  bankInfo: { accountNumber: '', bankName: '', accountHolder: '', virtualPrefix: '' },
  allowOnlinePayments: true,
  useDefaultPayPalConfig: true,
  payPalCredentials: emptyPayPalCredentials(),
});

export const toFormValues = (series: SeriesView): SeriesFormValues => ({
  ...fieldsOf(newSeries(), series),
  availableFrom: series.availableFrom.slice(0, 10),
  availableTo: series.availableTo.slice(0, 10),
  bankInfo: {
    ...series.bankInfo,
    accountNumber: groupedAccountNumber(series.bankInfo.accountNumber),
  },
});

export const toInput = (values: SeriesFormValues): SeriesInput => ({
  ...values,
  limit: filled(values.limit),
  pricePerShare: filled(values.pricePerShare),
  availableFrom: values.availableFrom && `${values.availableFrom} 00:00:00`,
  availableTo: values.availableTo && `${values.availableTo} 23:59:59`,
});
