import { expect, test } from 'vitest';
import { VirtualPrefix } from './virtual-prefix.ts';

test.each([
  ['', ''],
  ['1090 1014 1234', '109010141234'],
  ['1020555811', '1020555811'],
  ['11402004123456', '11402004123456'],
])('the prefix "%s" is taken as "%s"', (typed, stored) => {
  expect(VirtualPrefix.parse(typed)).toBe(stored);
});

test.each([
  ['the number of no bank', '109010151234'],
  ['without a number of the client', '10901014'],
  ['that leaves less than ten digits', '109010141234567'],
  ['with a letter', '10901014123A'],
  ['with the letters of Poland', 'PL109010141234'],
])('a prefix is refused: %s', (_, typed) => {
  expect(VirtualPrefix.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
    'VALUE_INVALID',
  ]);
});
