import { z } from 'zod';
import { Money, MoneyView } from '../../shared/numbers/money.ts';
import { PayPalCredentials, PayPalCredentialsInput } from '../series/series.schemas.ts';

/** SET-13, SET-14, SET-17. The mask or an empty text leaves a stored secret as it is and null removes it, as for a series (R25). */
export const PayPalConfigInput = z.object({
  /** The largest amount that is paid by PayPal; 0: none. */
  maxAmount: Money,
  /** For series without credentials of their own. */
  defaultCredentials: PayPalCredentialsInput,
});
export type PayPalConfigInput = z.infer<typeof PayPalConfigInput>;

export const PayPalConfigView = z.object({
  version: z.number(),
  maxAmount: MoneyView,
  defaultCredentials: PayPalCredentials,
});
export type PayPalConfigView = z.infer<typeof PayPalConfigView>;
