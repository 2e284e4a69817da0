import { withoutInvisible } from '../invisible.ts';

export interface NumberRules {
  /** How many decimals the number may have: 2 for money, 0 for shares, more for coordinates. */
  decimals: number;
  allowNegative: boolean;
}

/** A number as digits: `-1,234.50` is `{ isNegative: true, integer: '1234', fraction: '50' }`. */
export interface Digits {
  isNegative: boolean;
  integer: string;
  /** Null without a decimal separator. */
  fraction: string | null;
}

/** The text is empty, or only a sign or a separator. */
export const EMPTY = Symbol('empty');
/** The text is not a number under the rules, or is ambiguous. */
export const UNREADABLE = Symbol('unreadable');

const CURRENCY = /^pln\b|(?:zł|pln)$/gi;
/** A bank statement writes + before a credit. */
const SIGN = /^[-−–+]/;
const BLANK = /\s/g;
const SEPARATOR = /[., '’]/g;
const DIGITS_AND_SEPARATORS = /^[\d., '’]*$/;

/**
 * Reads a number in whichever language it is written (CON-03). With at most two decimals, one separator before exactly
 * three digits, or a repeated one, groups thousands: `1,234`, `1.234` and `1 234` are all 1234; otherwise the last
 * separator is the decimal one. With more decimals a single separator is always the decimal one. The currency beside
 * the number, a + and characters that show nothing are skipped. Anything else (`12,34.5`, `1,23,4`, `1e6`) is UNREADABLE.
 */
export function readDigits(text: string, rules: NumberRules): Digits | typeof EMPTY | typeof UNREADABLE {
  const written = withoutInvisible(text).trim().replace(CURRENCY, '').trim();
  const isNegative = /^[-−–]/.test(written);
  const unsigned = written.replace(SIGN, '').trim().replace(BLANK, ' ');
  if (isNegative && !rules.allowNegative) return UNREADABLE;
  if (!DIGITS_AND_SEPARATORS.test(unsigned)) return UNREADABLE;
  if (!/\d/.test(unsigned)) return unsigned.length > 1 ? UNREADABLE : EMPTY;

  const decimalAt = findDecimalSeparator(unsigned, rules.decimals);
  if (decimalAt === UNREADABLE) return UNREADABLE;
  const integer = decimalAt === null ? unsigned : unsigned.slice(0, decimalAt);
  const fraction = decimalAt === null ? null : unsigned.slice(decimalAt + 1);
  if (!isGrouped(integer)) return UNREADABLE;
  // Trailing zeros beyond the decimals are allowed: `12,00` is a number of shares.
  if (fraction !== null && fraction.replace(/0+$/, '').length > rules.decimals) return UNREADABLE;
  return { isNegative, integer: integer.replace(SEPARATOR, ''), fraction };
}

/** The value of digits; exact up to 15 of them, which is more than any amount has. */
export function valueOfDigits({ isNegative, integer, fraction }: Digits): number {
  const value = Number(`${integer || '0'}.${fraction || '0'}`);
  return isNegative && value !== 0 ? -value : value;
}

/** The index of the decimal separator; null when all separators group thousands. */
function findDecimalSeparator(unsigned: string, decimals: number): number | null | typeof UNREADABLE {
  const separators = [...unsigned.matchAll(SEPARATOR)];
  const last = separators.at(-1);
  if (!last) return null;
  const equalToLast = separators.filter(([separator]) => separator === last[0]).length;
  const canBeDecimal = last[0] === ',' || last[0] === '.';
  if (equalToLast < separators.length) return equalToLast === 1 && canBeDecimal ? last.index : UNREADABLE;
  if (equalToLast > 1 || !canBeDecimal) return null;
  return decimals <= 2 && isGrouped(unsigned) ? null : last.index;
}

/** Digits without separators, or in groups of three after the first group, all with the same separator. */
const isGrouped = (digits: string) =>
  /^\d*$/.test(digits) || /^[1-9]\d{0,2}([., '’])\d{3}(?:\1\d{3})*$/.test(digits);
