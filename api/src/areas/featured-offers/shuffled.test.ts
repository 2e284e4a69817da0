import { expect, test } from 'vitest';
import { shuffled } from './shuffled.ts';

test('FEA-08 shuffling moves the entries without a fixed position, each possible order comes up', () => {
  const entries = ['a', 'B', 'c', 'd', 'E'].map((name) => ({
    name,
    fixedPosition: name === name.toUpperCase(),
  }));
  const orders = new Set(
    Array.from({ length: 500 }, () =>
      shuffled(entries)
        .map(({ name }) => name)
        .join(''),
    ),
  );
  expect([...orders].toSorted()).toEqual(['aBcdE', 'aBdcE', 'cBadE', 'cBdaE', 'dBacE', 'dBcaE']);
});
