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
  expect(numbersIn(title)).toEqual([{ number: 1240, hasWord: true, isGlued: false }]);
});

const named = (number: number, { hasWord = false, isGlued = false } = {}) => ({ number, hasWord, isGlued });

test.each([
  ['1240', [named(1240)]],
  ['Zam. 1240 i 1241', [named(1240, { hasWord: true }), named(1241)]],
  ['Zam. 1240, zam. 1241', [named(1240, { hasWord: true }), named(1241, { hasWord: true })]],
  ['za udziały', []],
  ['27.11.2026, 27-11-2026, 1 500,00', []],
  ['1240 zł, 12 udziałów, 3 szt., 5 akcji, 7 shares', []],
  ['Zam. 124O', [named(124, { hasWord: true, isGlued: true })]],
  ['faktura A1240', [named(1240, { isGlued: true })]],
  ['piano 1240', [named(1240)]],
  ['1240/1241', []],
  ['1240/41', []],
  ['zam. 12401240124', []],
] as const)('%s', (title, numbers) => {
  expect(numbersIn(title)).toEqual(numbers);
});
