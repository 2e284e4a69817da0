import { describe, expect, test } from 'vitest';
import { allCountries } from './known-countries.ts';
import { postalCodeForms, readPostalCode } from './postal-codes.ts';

const countryOf = (code: string) => allCountries.find((country) => country.code === code);
const read = (typed: string, code: string) => readPostalCode(typed, countryOf(code));

describe('ORD-40, USR-20 a postal code is stored as its country writes it', () => {
  test.each([
    ['PL', '00-950', '00-950'],
    ['PL', '00950', '00-950'],
    ['PL', '00 950', '00-950'],
    ['GB', 'SW1A 1AA', 'SW1A 1AA'],
    ['GB', 'SW1A1AA', 'SW1A 1AA'],
    ['GB', 'M1 1AE', 'M1 1AE'],
    ['CA', 'K1A0B1', 'K1A 0B1'],
    ['NL', '1012AB', '1012 AB'],
    ['IE', 'D02 X285', 'D02 X285'],
    ['IE', 'D6WXY00', 'D6W XY00'],
    ['DE', '10 115', '10115'],
    ['US', '10001', '10001'],
    ['US', '100011234', '10001-1234'],
    ['SE', '11455', '114 55'],
    ['HK', '', ''],
    ['AE', 'PO 12', 'PO 12'],
    ['PL', '', ''],
  ])('%s: %s', (code, typed, stored) => {
    expect(read(typed, code)).toBe(stored);
    expect(read(stored, code)).toBe(stored);
  });

  test.each([
    ['PL', '0950'],
    ['PL', '00-95A'],
    ['PL', 'SW1A 1AA'],
    ['DE', '1011'],
    ['CA', '10115'],
    ['NL', '1012'],
  ])('%s has no %s', (code, typed) => expect(read(typed, code)).toBeNull());

  test('without a country any is taken', () =>
    expect(readPostalCode('SW1A 1AA', undefined)).toBe('SW1A 1AA'));
});

test('every form is written with signs that mean something', () => {
  const forms = allCountries.flatMap(postalCodeForms);
  expect(forms.length).toBeGreaterThan(40);
  for (const form of forms) expect(form).toMatch(/^[0A?]+([ -][0A?]+)?$/);
});
