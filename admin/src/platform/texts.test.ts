import { expect, test } from 'vitest';
import { plural } from './texts.ts';

const forms = { one: 'zamówienie', few: 'zamówienia', many: 'zamówień', other: 'zamówienia' };

test.each([
  [1, 'zamówienie'],
  [2, 'zamówienia'],
  [5, 'zamówień'],
  [12, 'zamówień'],
  [22, 'zamówienia'],
  [1.5, 'zamówienia'],
])('Polish counts %d %s', (count, word) => {
  expect(plural('pl', count, forms)).toBe(word);
});

test('English needs only one and other', () => {
  expect(plural('en', 1, { one: 'order', other: 'orders' })).toBe('order');
  expect(plural('en', 0, { one: 'order', other: 'orders' })).toBe('orders');
});
