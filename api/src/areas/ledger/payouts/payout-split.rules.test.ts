import fc from 'fast-check';
import { expect, test } from 'vitest';
import { multiply, splitTotal, taxOn } from './payout-split.rules.ts';

const holdings = (shares: readonly number[]) =>
  shares.map((count, at) => ({ investmentId: at + 1, shares: count }));
const someHolders = fc
  .array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 200 })
  .map(holdings);
const someAmount = fc.bigInt({ min: 1n, max: 10n ** 15n - 1n });
const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

test.each([
  ['what divides evenly', 300n, [1, 1, 1], [100n, 100n, 100n]],
  ['the grosz that is left goes to the older of equal holders', 100n, [1, 1, 1], [34n, 33n, 33n]],
  ['the grosz that is left goes to the largest fraction', 100n, [1, 5], [17n, 83n]],
  ['a holder whose part is less than half a grosz may get nothing', 1n, [1, 9], [0n, 1n]],
])('a total is split: %s', (_, total, shares, parts) => {
  expect(splitTotal(total, holdings(shares))).toEqual(parts);
});

test('equal fractions go to the older investment, in whatever sequence the holders are given', () => {
  const [younger, older] = splitTotal(1n, [
    { investmentId: 9, shares: 1 },
    { investmentId: 4, shares: 1 },
  ]);
  expect([younger, older]).toEqual([0n, 1n]);
});

test('the parts of any total add up to it, and each is the exact part rounded up or down', () => {
  fc.assert(
    fc.property(someAmount, someHolders, (total, holders) => {
      const parts = splitTotal(total, holders);
      const shares = sumOf(holders.map((holder) => BigInt(holder.shares)));
      expect(sumOf(parts)).toBe(total);
      parts.forEach((part, at) => {
        const exact = total * BigInt(holders[at]?.shares ?? 0);
        expect(part * shares > exact - shares && part * shares < exact + shares).toBe(true);
      });
    }),
  );
});

test('no holder gets more than one who has more shares, unless both have the same number', () => {
  fc.assert(
    fc.property(someAmount, someHolders, (total, holders) => {
      const parts = splitTotal(total, holders);
      const sorted = holders.map(({ shares }, at) => ({ shares, part: parts[at] ?? 0n }));
      sorted.sort((one, other) => one.shares - other.shares || Number(one.part - other.part));
      sorted.slice(1).forEach(({ part }, at) => {
        expect(part >= (sorted[at]?.part ?? 0n)).toBe(true);
      });
    }),
  );
});

test('an amount per share is exact', () => {
  expect(multiply(1_25n, holdings([1, 3, 7]))).toEqual([1_25n, 3_75n, 8_75n]);
});

test.each([
  [100_00n, '19', 19_00n],
  [1n, '19', 1n],
  [10_01n, '19', 1_91n],
  [100_00n, '0.0001', 1n],
  [100_00n, '12.3456', 12_35n],
  [100_00n, '0', 0n],
  [0n, '19', 0n],
  [77n, '100', 77n],
])('the tax on %d grosze at %s percent is rounded up to %d', (gross, percent, tax) => {
  expect(taxOn(gross, percent)).toBe(tax);
});

test('a tax is never more than the amount, nor less than the exact tax, nor a grosz above it', () => {
  fc.assert(
    fc.property(someAmount, fc.integer({ min: 0, max: 1_000_000 }), (gross, tenThousandths) => {
      const tax = taxOn(gross, (tenThousandths / 10_000).toFixed(4));
      const exact = gross * BigInt(tenThousandths);
      expect(tax <= gross && tax * 1_000_000n >= exact && tax * 1_000_000n < exact + 1_000_000n).toBe(true);
    }),
  );
});
