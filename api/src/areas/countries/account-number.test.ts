import { describe, expect, test } from 'vitest';
import { accountFormOf, readAccountNumber } from './account-number.ts';

const POLISH = '61109010140000071219812874';
const GERMAN = 'DE89370400440532013000';

describe('ORD-44, ERR-32 an account number', () => {
  test.each<[string, string, string | undefined, string | null]>([
    ['may be missing', '', undefined, ''],
    ['may be missing abroad', ' ', 'DE', ''],
    ['has 26 digits with a check sum in Poland', POLISH, 'PL', POLISH],
    ['may contain spaces', '61 1090 1014 0000 0712 1981 2874', 'PL', POLISH],
    ['is stored without its PL', `PL${POLISH}`, 'PL', POLISH],
    ['is Polish without a country', `pl${POLISH}`, undefined, POLISH],
    ['has the right check digits', '62109010140000071219812874', 'PL', null],
    ['has no digit mistyped', '61109010140000071219812875', 'PL', null],
    ['has no digits swapped', '61109010140000071219812784', 'PL', null],
    ['has no digit missing', '6110901014000007121981287', 'PL', null],
    ['has no digit too many', '611090101400000712198128744', 'PL', null],
    ['has its check digits in Poland', '109010140000071219812874', 'PL', null],
    ['is not German in Poland', GERMAN, 'PL', null],
    ['is an IBAN in Germany', 'DE89 3704 0044 0532 0130 00', 'DE', GERMAN],
    ['is an IBAN in Britain', 'GB29NWBK60161331926819', 'GB', 'GB29NWBK60161331926819'],
    ['may be foreign without a country', GERMAN, undefined, GERMAN],
    ['is no IBAN with a wrong check sum', 'DE88370400440532013000', 'DE', null],
    ['is no IBAN without its letters', '89370400440532013000', 'DE', null],
    ['is no IBAN of a neighbour', 'AT611904300234573201', 'DE', null],
    ['is French in Guadeloupe', 'FR1420041010050500013M02606', 'GP', 'FR1420041010050500013M02606'],
    ['may be letters and digits where there is no IBAN', 'abc 0001', 'US', 'ABC0001'],
    ['must not be too short', '123', 'US', null],
    ['must not be too long', '1'.repeat(35), 'US', null],
    ['must not contain other characters', '1234/5678', 'US', null],
  ])('%s: %s', (_, number, country, stored) => {
    expect(readAccountNumber(number, country)).toBe(stored);
    if (stored) expect(readAccountNumber(stored, country)).toBe(stored);
  });
});

test('the form of an account number is that of the bank', () => {
  expect([accountFormOf('PL'), accountFormOf('DE'), accountFormOf('GP'), accountFormOf('US')]).toEqual([
    { kind: 'polish' },
    { kind: 'iban', letters: 'DE', length: 22 },
    { kind: 'iban', letters: 'FR', length: 27 },
    { kind: 'other' },
  ]);
});
