import { expect, test } from 'vitest';
import { alphabetical, betweenIntegers, likePattern, plainPattern } from './list-conditions.ts';

test('the wildcards of LIKE are searched for literally', () => {
  expect(likePattern('50%_\\Ł')).toBe('%50\\%\\_\\\\ł%');
  expect(plainPattern('50%_\\Ł')).toBe('%50\\%\\_\\\\l%');
});

test('integers between bounds that have decimals', () => {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  expect(betweenIntegers('n')({ from: 1.2, to: 3.8 }, parameter)).toBe('n >= $1::bigint AND n <= $2::bigint');
  expect(values).toEqual([2, 3]);
});

test('names are sorted by the alphabet of the request language', () => {
  expect(alphabetical('o.title')('en')).toBe(`(o.title->>'en') COLLATE "en-x-icu"`);
});
