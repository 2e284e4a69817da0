import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { toMinorUnits } from '@share/contract/shared/numbers/money.ts';

/** Credentials as series and settings store them, with encrypted secrets. */
interface Credentials {
  productionMode: boolean;
  productionClientId: string;
  productionClientSecret: string | null;
  sandboxClientId: string;
  sandboxClientSecret: string | null;
}

interface Sold extends Credentials {
  allowOnlinePayments: boolean;
  useDefaultPayPalConfig: boolean;
}

/** The owner of the credentials with which PayPal takes the money of the series; null if nobody can pay through PayPal. */
export function takerThroughPayPal(series: Sold, defaults: Credentials): 'series' | 'defaults' | null {
  if (!series.allowOnlinePayments) return null;
  const [taker, used] = series.useDefaultPayPalConfig
    ? (['defaults', defaults] as const)
    : (['series', series] as const);
  return isComplete(used, used.productionMode) ? taker : null;
}

const isComplete = (stored: Credentials, productionMode: boolean): boolean =>
  productionMode
    ? stored.productionClientId !== '' && stored.productionClientSecret !== null
    : stored.sandboxClientId !== '' && stored.sandboxClientSecret !== null;

export interface WaysToPay {
  byTransfer: boolean;
  /** The largest amount that PayPal takes, in minor units; 0 if it takes nothing. */
  payPalLimit: bigint;
}

/** Only transfers, for orders that staff place (ERR-62). */
export const waysByTransfer = ({ accountNumber }: { accountNumber: string }): WaysToPay => ({
  byTransfer: accountNumber !== '',
  payPalLimit: 0n,
});

export const waysOf = (
  series: Sold & { accountNumber: string },
  settings: Credentials & { maxAmount: string },
): WaysToPay => ({
  ...waysByTransfer(series),
  payPalLimit: takerThroughPayPal(series, settings) ? toMinorUnits(settings.maxAmount) : 0n,
});

/** Why an amount in minor units cannot be paid in any way, or null (ERR-62). */
export function whyNotPayable(
  { byTransfer, payPalLimit }: WaysToPay,
  amount: bigint,
): Extract<ErrorCode, 'NO_TRANSACTION_METHODS_AVAILABLE' | 'AMOUNT_ABOVE_PAYPAL_MAXIMUM'> | null {
  if (byTransfer || amount <= payPalLimit) return null;
  return payPalLimit === 0n ? 'NO_TRANSACTION_METHODS_AVAILABLE' : 'AMOUNT_ABOVE_PAYPAL_MAXIMUM';
}

/** The most shares at this price that can be paid for with one order. */
export const mostPayable = ({ byTransfer, payPalLimit }: WaysToPay, pricePerShare: string): number => {
  const price = toMinorUnits(pricePerShare);
  return byTransfer || price === 0n ? Number.MAX_SAFE_INTEGER : Number(payPalLimit / price);
};
