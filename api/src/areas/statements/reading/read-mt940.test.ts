import { expect, test } from 'vitest';
import { readMt940 } from './read-mt940.ts';
import type { StatementFile } from './statement-file.ts';

const one = (lines: readonly string[]): StatementFile => {
  const [statement, ...more] = readMt940(lines.join('\r\n'));
  if (!statement || more.length > 0) throw new Error('not one statement');
  return statement;
};

/** A statement of one credit of 1 234,50 zł with that field 86. */
const withDetails = (...details: string[]) =>
  one([
    ':20:1',
    ':25:/PL61109010140000071219812874',
    ':28C:00012/001',
    ':60F:C261126PLN1000,',
    ':61:2611271127C1234,50NTRFNONREF//BR26331000001',
    ...details,
    ':62F:C261127PLN2234,50',
    '-',
  ]).lines[0];

test('the frame: account, number, days and balances', () => {
  const statement = one([
    '{1:F01BANKPLPWAXXX0000000000}{2:I940BANKPLPWXXXXN}{4:',
    ':20:ST261127CYC/1',
    ':25:PL61109010140000071219812874',
    ':28C:8/1',
    ':60F:D261126PLN0,05',
    ':61:2611271127CN0,05S02000000001',
    ':86:020',
    ':62F:C261127PLN0,00',
    ':64:C261127PLN0,00',
    '-}',
  ]);
  expect(statement).toMatchObject({
    format: 'mt940',
    account: '61109010140000071219812874',
    currency: 'PLN',
    number: '8/1',
    from: '2026-11-26',
    to: '2026-11-27',
    opening: -5n,
    closing: 0n,
  });
});

test('subfields behind <, with a title that is broken where its part is full', () => {
  expect(
    withDetails(
      ':86:020<00Przelew przychodzacy<10000000<20Zamowienie nr 1240 za akcj',
      'e<21Riverside<27Anna Nowak-Kowalska<28ul. Dluga 7<2900-950 Warszawa',
      '<30109010140000071219812874<38PL27114020040000300201355387<63',
    ),
  ).toMatchObject({
    bookedOn: '2026-11-27',
    amount: 123_450n,
    reference: 'BR26331000001',
    title: 'Zamowienie nr 1240 za akcjeRiverside',
    counterparty: { name: 'Anna Nowak-Kowalska', account: '27114020040000300201355387' },
  });
});

test('subfields behind ~, with the account beside its bank', () => {
  expect(
    withDetails(':86:020~00VE02~20ZAM. 1240~21~2227114020~3011402004~310000300201355387~32JAN~33KOWALSKI'),
  ).toMatchObject({
    title: 'ZAM. 1240 27114020',
    counterparty: { name: 'JAN KOWALSKI', account: '27114020040000300201355387' },
  });
});

test('subfields behind ^, each on a line of its own', () => {
  expect(
    withDetails(
      ':86:020',
      '^00PRZELEW OTRZYMANY',
      '^34000',
      '^3010201097',
      '^20zamówienie #1240',
      '^3127114020040000300201355387',
      '^32ŻÓŁĆ SP. Z O.O.',
      '^62UL. CICHA 1',
    ),
  ).toMatchObject({
    title: 'zamówienie #1240',
    counterparty: { name: 'ŻÓŁĆ SP. Z O.O.', account: '27114020040000300201355387' },
  });
});

test('one text with labels', () => {
  expect(
    withDetails(
      ':86:944;944 PRZELEW ZEWN; z rach.: 27114020040000300201355387; od: ANNA NO',
      'WAK; tyt.: Zam. 1240; TNR: 179171073864111.010001',
    ),
  ).toMatchObject({
    title: 'Zam. 1240',
    counterparty: { name: 'ANNA NOWAK', account: '27114020040000300201355387' },
  });
});

test('the sign of the subfields may stand in the text itself', () => {
  expect(withDetails(':86:020?00X?20Zam. 1240?wazne?32A')?.title).toBe('Zam. 1240?wazne');
});

test('without details, the second line of the movement is its title', () => {
  const statement = one([
    ':20:1',
    ':25:61109010140000071219812874',
    ':28C:1',
    ':60F:C251231PLN0,00',
    ':61:2601021231D10,NCHGNONREF',
    'Oplata za konto',
    ':62F:D260102PLN10,00',
  ]);
  expect(statement.lines).toEqual([
    expect.objectContaining({
      bookedOn: '2025-12-31',
      amount: -1000n,
      title: 'Oplata za konto',
      reference: '',
    }),
  ]);
});

test('what is taken back has the other sign', () => {
  const statement = one([
    ':20:1',
    ':25:61109010140000071219812874',
    ':60F:C261127PLN0,00',
    ':61:261127RC10,00NTRF1',
    ':61:261127RD30,00NTRF2',
    ':62F:C261127PLN20,00',
  ]);
  expect(statement.lines.map(({ amount }) => amount)).toEqual([-1000n, 3000n]);
});

test('pages of one statement are one, several statements are several', () => {
  const page = (number: string, begin: string, line: string, end: string) => [
    ':20:1',
    ':25:61109010140000071219812874',
    `:28C:${number}`,
    begin,
    `:61:261127C${line}NTRFNONREF`,
    ':86:020<20A',
    end,
    '-',
  ];
  const lines = [
    ...page('7/1', ':60F:C261126PLN1,00', '1,00', ':62M:C261127PLN2,00'),
    ...page('7/2', ':60M:C261127PLN2,00', '3,00', ':62F:C261127PLN5,00'),
    ...page('8/1', ':60F:C261127PLN5,00', '1,00', ':62F:C261127PLN6,00'),
  ];
  const read = readMt940(lines.join('\n'));
  expect(
    read.map(({ number, opening, closing, lines: all }) => [number, opening, closing, all.length]),
  ).toEqual([
    ['7/1', 100n, 500n, 2],
    ['8/1', 500n, 600n, 1],
  ]);
});

test.each([
  ['an amount that is none', [':61:261127C12.50NTRF'], 'STATEMENT_LINE_UNREADABLE', 4],
  ['a day that does not exist', [':61:261131C12,50NTRF'], 'STATEMENT_LINE_UNREADABLE', 4],
  ['sums that do not agree', [':61:261127C12,49NTRF'], 'STATEMENT_SUM_WRONG', 5],
] as const)('is refused: %s', (_, lines, code, line) => {
  const text = [
    ':20:1',
    ':25:61109010140000071219812874',
    ':60F:C261127PLN0,00',
    ...lines,
    ':62F:C261127PLN12,50',
  ];
  expect(() => readMt940(text.join('\n'))).toThrow(expect.objectContaining({ code, line }));
});

test('is refused: a file that is cut off', () => {
  const text = ':20:1\n:25:61109010140000071219812874\n:60F:C261127PLN0,00\n:61:261127C12,50NTRF';
  expect(() => readMt940(text)).toThrow(expect.objectContaining({ code: 'STATEMENT_SUM_WRONG' }));
});
