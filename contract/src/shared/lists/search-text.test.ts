import { expect, test } from 'vitest';
import { isLongEnough, type SearchedNumber, searchedNumber, searchedWords } from './search-text.ts';

test.each<[string, SearchedNumber | null]>([
  ['381', { number: '381', amount: '381.0' }],
  [' 7 ', { number: '7', amount: '7.0' }],
  ['3 999,96', { amount: '3999.96' }],
  ['+72 000,00 PLN', { amount: '72000.00' }],
  ['\u200e3\u202f999,96\u200b', { amount: '3999.96' }],
  ['3 999,96 zł', { amount: '3999.96' }],
  ['PLN 3,999.96', { amount: '3999.96' }],
  ['21.000', { amount: '21000.0' }],
  ['501.00', { amount: '501.00' }],
  ['Zamówienie nr 381', { order: '381' }],
  ['zamowienie 381 Jan Kowalski', { order: '381' }],
  ['Order no. 381', { order: '381' }],
  ['wpłata zam. 381', { order: '381' }],
  ['#381', { order: '381' }],
  ['Kowalski', null],
  ['jan1234@example.com', null],
  ['Oferta 77', null],
  ['Nordic', null],
  ['12,34.5', null],
])('"%s" is read as %j', (text, expected) => {
  expect(searchedNumber(text)).toEqual(expected);
});

test('people are searched by words without capitals and accents', () => {
  expect(searchedWords('  Wójcik  JOANNA ')).toEqual(['wojcik', 'joanna']);
});

test('words need three letters, numbers one digit', () => {
  const filter = { minimum: 3, numbers: true } as const;
  expect(['', 'Li', 'Lis', '7', 'nr 7'].map((text) => isLongEnough(text, filter))).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
  expect(isLongEnough('7', { minimum: 3 })).toBe(false);
});
