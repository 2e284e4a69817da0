import { z } from 'zod';
import type { Language } from '../languages.ts';

/** The largest amount of `numeric(15,2)`, in PLN; a double can represent it exactly. */
export const LARGEST_AMOUNT = 9_999_999_999_999.99;

const hasAtMostTwoDecimals = (value: number) => Number(value.toFixed(2)) === value;

/** An amount in PLN: not negative, at most two decimals (CON-03). Never add or multiply it as a number: see `toMinorUnits`. */
export const Money = z
  .number({ error: 'VALUE_INVALID' })
  .min(0, { error: 'MUST_NOT_BE_NEGATIVE' })
  .max(LARGEST_AMOUNT, { error: 'VALUE_TOO_LARGE' })
  .refine(hasAtMostTwoDecimals, { error: 'TOO_MANY_DECIMALS' });

/** Like Money, but a negative amount becomes 0 (OFR-38, OFR-46). */
export const MoneyClampedToZero = z.preprocess(
  (value) => (typeof value === 'number' && value < 0 ? 0 : value),
  Money,
);

export const MoneyView = z.number();

/**
 * An amount in minor units of PLN, which are grosze, for arithmetic: `12.50`, as the database writes it, is 1250n (R1). Numbers
 * of the API are written with two decimals first: `toMinorUnits(amount.toFixed(2))`.
 */
export const toMinorUnits = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** Minor units as the database writes amounts: 1250n is `12.50`. */
export function fromMinorUnits(units: bigint): string {
  const digits = String(units).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The largest amount that the books can hold. */
export const LARGEST_MINOR_UNITS = toMinorUnits(LARGEST_AMOUNT.toFixed(2));

/** `1 234 567,89 zł` in Polish, `PLN 1,234,567.89` in English. */
export function formatMoney(amount: number, language: Language): string {
  const [units = '0', minorUnits = '00'] = Math.abs(amount).toFixed(2).split('.');
  const sign = amount < 0 ? '-' : '';
  const groups = units.replace(/\B(?=(\d{3})+$)/g, language === 'pl' ? ' ' : ',');
  return language === 'pl' ? `${sign}${groups},${minorUnits} zł` : `PLN ${sign}${groups}.${minorUnits}`;
}

/** A fraction as a percentage with two decimals: 0.0125 is `1,25%` in Polish, `1.25%` in English (CON-04). */
export function formatFraction(fraction: number, language: Language): string {
  const percent = (fraction * 100).toFixed(2);
  return `${language === 'pl' ? percent.replace('.', ',') : percent}%`;
}
