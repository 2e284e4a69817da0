import { withCheckDigits } from '../../countries/countries.shared.ts';

/** How many digits a Polish account has after its two check digits. */
const DIGITS = 24;

/**
 * The virtual account of an order: the prefix of its series and its number, with check digits. A prefix leaves ten digits or more,
 * as many as the largest number has, so that the last ten are the number itself and no two orders have the same account.
 */
export const virtualAccountOf = (prefix: string, orderId: number): string =>
  withCheckDigits(prefix + String(orderId).padStart(DIGITS - prefix.length, '0'));
