import { expect, test } from 'vitest';
import { transferCode } from './transfer-code.ts';

const transfer = {
  accountHolder: 'Zielone Tarasy',
  accountNumber: '61109010140000071219812874',
  amount: 501,
  title: 'Zamówienie nr 381',
};

test('the code has every field of the standard, the amount in grosze with six digits', () =>
  expect(transferCode(transfer)).toBe(
    '|PL|61109010140000071219812874|050100|Zielone Tarasy|Zamówienie nr 381|||',
  ));

test.each([
  ['0.07', { amount: 0.07 }, '|000007|'],
  ['the largest amount that fits', { amount: 9_999.99 }, '|999999|'],
  ['a larger one, which the payer types', { amount: 10_000 }, '|000000|'],
  ['an amount whose grosze are no round binary number', { amount: 1_333.33 }, '|133333|'],
  ['a long name', { accountHolder: 'Przedsiębiorstwo Budowlane Zorza' }, '|Przedsiębiorstwo Bud|'],
  ['a name with the mark of the standard', { accountHolder: 'A|B\nC' }, '|A B C|'],
  ['a long title', { title: 'x'.repeat(40) }, `|${'x'.repeat(32)}|||`],
])('%s', (_, fields, part) => expect(transferCode({ ...transfer, ...fields })).toContain(part));

test.each(['DE89370400440532013000', '', '6110901014000007121981287'])(
  'there is none for the account "%s"',
  (accountNumber) => expect(transferCode({ ...transfer, accountNumber })).toBeNull(),
);
