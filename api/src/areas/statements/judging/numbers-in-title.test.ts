import { expect, test } from 'vitest';
import { numbersIn } from './numbers-in-title.ts';

test.each([
  'Zam. 1240',
  'ZAM 1240',
  'zamówienie nr1240',
  'Zamówienie nr. 1240',
  'zamowienia 1240',
  'order #1240',
  'Order no. 1240',
  'nr: 1240',
  '#1240',
  'ZAM.NR 0001240',
  'Zamówienie 1240/2026',
  'wpłata 2 500,00 zam. 1240',
  'Zam. 1240 z dnia 27.11.2026',
  'zam-1240, konto 61 1090 1014 0000 0712 1981 2874',
])('%s names the order 1240', (title) => {
  expect(numbersIn(title)).toEqual([{ number: 1240, hasWord: true }]);
});

test.each([
  ['1240', [{ number: 1240, hasWord: false }]],
  [
    'Zam. 1240 i 1241',
    [
      { number: 1240, hasWord: true },
      { number: 1241, hasWord: false },
    ],
  ],
  [
    'Zam. 1240, zam. 1241',
    [
      { number: 1240, hasWord: true },
      { number: 1241, hasWord: true },
    ],
  ],
  ['za udziały', []],
  ['27.11.2026, 1 500,00', []],
] as const)('%s', (title, numbers) => {
  expect(numbersIn(title)).toEqual(numbers);
});
