import { describe, expect, test } from 'vitest';
import { isValidAccountNumber } from './account-number.ts';

describe('ERR-32 an account number', () => {
  test.each<[string, string, string | undefined, boolean]>([
    ['may be missing', '', undefined, true],
    ['may be missing abroad', ' ', 'DE', true],
    ['has 26 digits with a check sum in Poland', '61109010140000071219812874', 'PL', true],
    ['may contain spaces', '61 1090 1014 0000 0712 1981 2874', 'PL', true],
    ['is Polish without a country', '61109010140000071219812874', undefined, true],
    ['has the right check digits', '62109010140000071219812874', 'PL', false],
    ['has no digit mistyped', '61109010140000071219812875', 'PL', false],
    ['has no digits swapped', '61109010140000071219812784', 'PL', false],
    ['has no digit missing', '6110901014000007121981287', 'PL', false],
    ['has no digit too many', '611090101400000712198128744', 'PL', false],
    ['has its check digits in Poland', '109010140000071219812874', 'PL', false],
    ['may be a full IBAN', 'PL61 1090 1014 0000 0712 1981 2874', undefined, true],
    ['may be an IBAN of another country', 'DE89370400440532013000', 'PL', true],
    ['is no IBAN with a wrong check sum', 'DE88370400440532013000', 'DE', false],
    ['may be an IBAN without its letters', '89370400440532013000', 'DE', true],
    ['has the right check digits abroad', '88370400440532013000', 'DE', false],
    ['may be a domestic number abroad', '370400440532013000', 'DE', true],
    ['has the length of its country', '37040044053201300', 'DE', false],
    ['may be any digits where numbers hold letters', '12345678', 'GB', true],
    ['may be any digits where there is no IBAN', '000123456789', 'US', true],
    ['must not be too short', '12345', 'US', false],
    ['must not be too long', '1'.repeat(35), 'US', false],
    ['must not contain other characters', '1234-5678', 'US', false],
  ])('%s: %s', (_, number, country, valid) => {
    expect(isValidAccountNumber(number, country)).toBe(valid);
  });
});
