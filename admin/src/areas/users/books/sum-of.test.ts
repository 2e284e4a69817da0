import { expect, test } from 'vitest';
import { sumOf } from './sum-of.ts';

test('amounts add up to the grosz', () => {
  expect(sumOf([0.1, 0.2])).toBe(0.3);
  expect(sumOf([9_999_999.99, 0.01])).toBe(10_000_000);
  expect(sumOf([])).toBe(0);
});
