/**
 * A share series: the number of shares, their price, when they are available and the account for payments (SER-09 to SER-21),
 * and whether it is open for investments. `limit` counts all shares; `numberOfShares` those of completed orders; reserved shares
 * belong to open orders.
 */
import { z } from 'zod';
import { Gaps } from '../../shared/content/gaps.ts';
import { WarsawDateTime } from '../../shared/dates.ts';
import { Count, Id } from '../../shared/ids.ts';
import { Money, MoneyView } from '../../shared/numbers/money.ts';
import { AccountNumber } from '../../shared/personal-data.ts';
import { CodeText, Text } from '../../shared/text-fields.ts';
import { TranslatedView, translatedRequired } from '../../shared/translated.ts';
import { hasAccountForPrefix, isOtherThanPrefix, VirtualPrefix } from './virtual-prefix.ts';

/**
 * The API shows this instead of a stored secret. If it is sent back, or the field is empty, the secret is preserved; null removes it
 * (R25).
 */
export const SECRET_MASK = '••••••••';

const BankInfoInput = z
  .object({
    accountNumber: AccountNumber,
    bankName: Text(),
    accountHolder: Text(),
    /** If it is left out, a stored series stays as it is and a new one has no virtual accounts. */
    virtualPrefix: VirtualPrefix.optional(),
  })
  .refine(hasAccountForPrefix, { error: 'IS_REQUIRED', path: ['accountNumber'] })
  .refine(isOtherThanPrefix, { error: 'VALUE_INVALID', path: ['virtualPrefix'] });
const BankInfoView = z.object({
  accountNumber: z.string(),
  bankName: z.string(),
  accountHolder: z.string(),
  virtualPrefix: z.string(),
});

export const PayPalCredentials = z.object({
  productionMode: z.boolean(),
  productionClientId: CodeText(),
  productionClientSecret: CodeText(),
  sandboxClientId: CodeText(),
  sandboxClientSecret: CodeText(),
});
export type PayPalCredentials = z.infer<typeof PayPalCredentials>;

export const PayPalCredentialsInput = PayPalCredentials.extend({
  productionClientSecret: CodeText().nullable(),
  sandboxClientSecret: CodeText().nullable(),
});
export type PayPalCredentialsInput = z.infer<typeof PayPalCredentialsInput>;

export const emptyPayPalCredentials = (): PayPalCredentialsInput => ({
  productionMode: false,
  productionClientId: '',
  productionClientSecret: '',
  sandboxClientId: '',
  sandboxClientSecret: '',
});

export const SeriesInput = z
  .object({
    name: translatedRequired(255, 'NAME_IS_EMPTY'),
    displayName: translatedRequired(255),
    /** SER-14. If it is left out, a stored series stays as it is and a new one is open. */
    isOpen: z.boolean({ error: 'VALUE_INVALID' }).optional(),
    limit: Count,
    pricePerShare: Money.refine((price) => price > 0, { error: 'MUST_BE_GREATER_THAN_0' }),
    availableFrom: WarsawDateTime,
    availableTo: WarsawDateTime,
    bankInfo: BankInfoInput,
    allowOnlinePayments: z.boolean(),
    useDefaultPayPalConfig: z.boolean(),
    payPalCredentials: PayPalCredentialsInput,
  })
  .refine(({ availableFrom, availableTo }) => availableTo >= availableFrom, {
    error: 'AVAILABLE_TO_BEFORE_FROM',
    path: ['availableTo'],
  });
export type SeriesInput = z.infer<typeof SeriesInput>;

export const SeriesView = z.object({
  id: z.number(),
  version: z.number(),
  name: TranslatedView,
  displayName: TranslatedView,
  isOpen: z.boolean(),
  limit: z.number(),
  numberOfShares: z.number(),
  reservedShares: z.number(),
  pricePerShare: MoneyView,
  availableFrom: z.string(),
  availableTo: z.string(),
  bankInfo: BankInfoView,
  allowOnlinePayments: z.boolean(),
  useDefaultPayPalConfig: z.boolean(),
  payPalCredentials: PayPalCredentials,
});
export type SeriesView = z.infer<typeof SeriesView>;

export const SeriesRow = z.object({
  id: z.number(),
  name: TranslatedView,
  isOpen: z.boolean(),
  limit: z.number(),
  numberOfShares: z.number(),
  pricePerShare: MoneyView,
  /** Without an account nobody can pay by transfer (ERR-62). */
  hasAccount: z.boolean(),
  /** Offers or orders refer to the series, so that it cannot be deleted. */
  isUsed: z.boolean(),
  gaps: Gaps,
});
export type SeriesRow = z.infer<typeof SeriesRow>;

export const SeriesOption = z.object({
  id: Id,
  name: TranslatedView,
  isOpen: z.boolean(),
  pricePerShare: MoneyView,
  /** The series is open, and today lies within its dates. */
  isAvailable: z.boolean(),
  hasAccount: z.boolean(),
  /** Somebody can pay for one share now, by transfer or through PayPal (ERR-62). */
  isPayable: z.boolean(),
  /** Shares that are neither issued nor reserved. */
  left: z.number(),
  /** The offers of the series; empty for callers who may not list offers. `isOnSale`: visitors see it as open now. */
  offers: z.array(z.object({ id: Id, title: TranslatedView, isOnSale: z.boolean() })),
});
export type SeriesOption = z.infer<typeof SeriesOption>;
