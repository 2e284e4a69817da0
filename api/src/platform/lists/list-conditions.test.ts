import { expect, test } from 'vitest';
import { alphabetical, betweenWhole, likePattern } from './list-conditions.ts';

test('what LIKE would take for a sign is looked for as it stands', () => {
  expect(likePattern('50%_\\Ł')).toBe('%50\\%\\_\\\\ł%');
});

test('whole numbers between bounds that are none', () => {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  expect(betweenWhole('n')({ from: 1.2, to: 3.8 }, parameter)).toBe('n >= $1::bigint AND n <= $2::bigint');
  expect(values).toEqual([2, 3]);
});

test('names are sorted by the language of the request', () => {
  expect(alphabetical('o.title')('en')).toBe(`(o.title->>'en') COLLATE "en-x-icu"`);
});
