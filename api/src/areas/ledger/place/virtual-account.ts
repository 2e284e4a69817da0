/** How many digits a Polish account has after its two check digits. */
const DIGITS = 24;
/** The letters PL as digits, and the place of the check digits. */
const POLAND = '252100';

/**
 * The virtual account of an order: the prefix of its series and its number, with check digits. A prefix leaves ten digits or more,
 * as many as the largest number has, so that the last ten are the number itself and no two orders have the same account.
 */
export function virtualAccountOf(prefix: string, orderId: number): string {
  const digits = prefix + String(orderId).padStart(DIGITS - prefix.length, '0');
  const check = 98n - (BigInt(digits + POLAND) % 97n);
  return String(check).padStart(2, '0') + digits;
}
