import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatFraction,
  formatMoney,
  fromMinorUnits,
  LARGEST_AMOUNT,
  LARGEST_MINOR_UNITS,
  Money,
  MoneyClampedToZero,
  toMinorUnits,
} from './money.ts';

const codeOf = (amount: unknown) => Money.safeParse(amount).error?.issues[0]?.message;

test('CON-03 amounts are shown in PLN with two decimals', () => {
  expect(formatMoney(1_234_567.89, 'pl')).toBe('1 234 567,89 zł');
  expect(formatMoney(1_234_567.89, 'en')).toBe('PLN 1,234,567.89');
  expect(formatMoney(0, 'pl')).toBe('0,00 zł');
  expect(formatMoney(999, 'en')).toBe('PLN 999.00');
});

test('CON-04 a fraction is shown as a percentage with two decimals', () => {
  expect(formatFraction(0.0125, 'pl')).toBe('1,25%');
  expect(formatFraction(0.0125, 'en')).toBe('1.25%');
});

test.each([
  [-0.01, 'MUST_NOT_BE_NEGATIVE'],
  [0.001, 'TOO_MANY_DECIMALS'],
  [10_000_000_000_000, 'VALUE_TOO_LARGE'],
  [Number.NaN, 'VALUE_INVALID'],
  [Number.POSITIVE_INFINITY, 'VALUE_INVALID'],
  ['12', 'VALUE_INVALID'],
])('R1 %s is no amount', (amount, code) => {
  expect(codeOf(amount)).toBe(code);
});

test('every integer number of grosze up to the largest is an amount and is unchanged by JSON', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Math.round(LARGEST_AMOUNT * 100) }), (grosze) => {
      const amount = Number(`${Math.floor(grosze / 100)}.${String(grosze % 100).padStart(2, '0')}`);
      expect(codeOf(amount)).toBeUndefined();
      expect(JSON.parse(JSON.stringify(amount)).toFixed(2)).toBe(
        `${Math.floor(grosze / 100)}.${String(grosze % 100).padStart(2, '0')}`,
      );
    }),
  );
});

test('OFR-38 a negative amount is clamped to 0 where the requirements say so', () => {
  expect(MoneyClampedToZero.parse(-5)).toBe(0);
  expect(MoneyClampedToZero.parse(5.5)).toBe(5.5);
});

test.each([
  ['0.00', 0n],
  ['0.01', 1n],
  ['0.10', 10n],
  ['12.50', 1_250n],
  ['9999999999999.99', LARGEST_MINOR_UNITS],
])('R1 an amount of %s zł is %s minor units, and back', (amount, units) => {
  expect(toMinorUnits(amount)).toBe(units);
  expect(fromMinorUnits(units)).toBe(amount);
});
