import { expect, test } from 'vitest';
import { showing } from './showing.texts.ts';

test.each([
  [0, 'Pokaż 0 zamówień', 'Show 0 orders'],
  [1, 'Pokaż 1 zamówienie', 'Show 1 order'],
  [3, 'Pokaż 3 zamówienia', 'Show 3 orders'],
  [12, 'Pokaż 12 zamówień', 'Show 12 orders'],
  [22, 'Pokaż 22 zamówienia', 'Show 22 orders'],
  [1240, 'Pokaż 1\u00a0240 zamówień', 'Show 1,240 orders'],
])('%i orders are shown', (count, pl, en) => {
  expect(showing.pl('zamówienie', 'zamówienia', 'zamówień')(count)).toBe(pl);
  expect(showing.en('order', 'orders')(count)).toBe(en);
});
