import { describe, expect, test } from 'vitest';
import {
  AccountNumber,
  groupedAccountNumber,
  groupedAccountNumbers,
  PhoneNumber,
  PostalCode,
} from './personal-data.ts';

const codeOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

describe('ORD-40 a telephone number is taken as people write it, and stored in its groups', () => {
  test.each([
    ['+48 600 100 200', '+48 600 100 200'],
    ['600100200', '600100200'],
    ['600-100-200', '600 100 200'],
    ['+1 (212) 555-0100', '+1 212 555 0100'],
    ['(22) 123.45.67', '22 123 45 67'],
    ['0044 20 7946 0958', '+44 20 7946 0958'],
    ['00 44 20 7946 0958', '+44 20 7946 0958'],
    ['+ 49 30/123456', '+49 30 123456'],
    ['+49 (0)30 / 1234-567', '+49 30 1234 567'],
    ['0044(0)20 7946 0958', '+44 20 7946 0958'],
    ['(0)30 123456', '0 30 123456'],
    ['+48\u00a0600 100 200', '+48 600 100 200'],
    ['\u200e+48\u2060 600\u2011100–200\u202c', '+48 600 100 200'],
    [' ', ''],
  ])('%s', (typed, stored) => {
    expect(PhoneNumber.parse(typed)).toBe(stored);
    expect(PhoneNumber.parse(stored)).toBe(stored);
  });

  test.each(['1234', '+1 234 567 890 123 4567', '600 abc 200', '48+600100200', '++48600100200', '٦٠٠١٠٠٢٠٠'])(
    '%s is refused',
    (typed) => expect(codeOf(PhoneNumber.safeParse(typed))).toBe('PHONE_NUMBER_INVALID'),
  );
});

describe('USR-20 a postal code has letters, digits, spaces and hyphens', () => {
  test.each([
    ['00-950', '00-950'],
    ['sw1a 1aa', 'SW1A 1AA'],
    ['D02  X285 ', 'D02 X285'],
    ['\u200b00–950\ufeff', '00-950'],
    ['', ''],
  ])('%j', (typed, stored) => expect(PostalCode.parse(typed)).toBe(stored));

  test.each(['-', '00_950', 'ŁÓDŹ 1', '00-950\n;'])('%j is refused', (typed) =>
    expect(codeOf(PostalCode.safeParse(typed))).toBe('POSTAL_CODE_INVALID'),
  );
});

describe('ORD-44 an account number', () => {
  test.each([
    ['61 1090 1014 0000 0712 1981 2874', '61109010140000071219812874'],
    ['gb29 NWBK-6016-1331-9268-19', 'GB29NWBK60161331926819'],
    ['61\u200b\u00a01090\u200b 1014–0000\u20110712\u00ad1981 2874\u200e', '61109010140000071219812874'],
    ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
  ])('%s is stored without what separates its groups', (typed, stored) =>
    expect(AccountNumber.parse(typed)).toBe(stored),
  );

  test.each(['12/34', '1'.repeat(35)])('%s is refused', (typed) =>
    expect(codeOf(AccountNumber.safeParse(typed))).toBe('BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG'),
  );

  test.each([
    ['61109010140000071219812874', '61 1090 1014 0000 0712 1981 2874'],
    ['PL61109010140000071219812874', 'PL61 1090 1014 0000 0712 1981 2874'],
    ['GB29NWBK60161331926819', 'GB29 NWBK 6016 1331 9268 19'],
    ['BE68539007547034', 'BE68 5390 0754 7034'],
    ['000123456789', '000123456789'],
    ['', ''],
  ])('%s is shown in groups', (stored, shown) => {
    expect(groupedAccountNumber(stored)).toBe(shown);
    expect(AccountNumber.parse(shown)).toBe(stored);
  });

  test('several are shown in groups, each once; a line in no known form stays as it was typed', () => {
    const typed = 'PL61109010140000071219812874\n\n be68-539007547034 \n61 10901014 0000071219812874\n12/34';
    const shown = '61 1090 1014 0000 0712 1981 2874\nBE68 5390 0754 7034\n12/34';
    expect(groupedAccountNumbers(typed)).toBe(shown);
    expect(groupedAccountNumbers(shown)).toBe(shown);
  });
});
