import fc from 'fast-check';
import { isValidIBAN } from 'ibantools';
import { expect, test } from 'vitest';
import { virtualAccountOf } from './virtual-account.ts';

/** Of banks that exist, and a client of each. */
const prefixes = ['1020555811', '109010141234', '11402004123456'];

test('a virtual account is the prefix and the number of the order, with check digits', () => {
  expect(virtualAccountOf('109010141234', 1240)).toBe('94109010141234000000001240');
});

test('every order has another account, which banks take', () => {
  const order = fc.integer({ min: 1, max: 2_147_483_647 });
  const prefix = fc.constantFrom(...prefixes);
  fc.assert(
    fc.property(prefix, prefix, order, order, (one, another, first, second) => {
      const account = virtualAccountOf(one, first);
      expect(isValidIBAN(`PL${account}`)).toBe(true);
      expect(account.slice(2).startsWith(one)).toBe(true);
      expect(account === virtualAccountOf(another, second)).toBe(one === another && first === second);
    }),
    { numRuns: 500 },
  );
});
