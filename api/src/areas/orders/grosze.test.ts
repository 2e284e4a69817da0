import { expect, test } from 'vitest';
import { fromGrosze, LARGEST_GROSZE, toGrosze } from './grosze.ts';

test.each([
  ['0.00', 0n],
  ['0.01', 1n],
  ['0.10', 10n],
  ['12.50', 1_250n],
  ['9999999999999.99', LARGEST_GROSZE],
])('R1 an amount of %s zł is %s grosze, and back', (amount, grosze) => {
  expect(toGrosze(amount)).toBe(grosze);
  expect(fromGrosze(grosze)).toBe(amount);
});
