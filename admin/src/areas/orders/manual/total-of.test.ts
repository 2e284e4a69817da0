import { describe, expect, test } from 'vitest';
import { totalOf } from './total-of.ts';

describe('the total of an order is exact to the grosz', () => {
  test.each([
    [1_000, 1, 1_000],
    [0.1, 3, 0.3],
    [1_250.55, 7, 8_753.85],
    [999_999.99, 1_000_000, 999_999_990_000],
  ])('%d × %d', (price, quantity, total) => expect(totalOf(price, quantity)).toBe(total));

  test.each(['' as const, 0, -1, 1.5, Number.NaN])('%s is no quantity', (quantity) =>
    expect(totalOf(10, quantity)).toBeNull(),
  );
});
