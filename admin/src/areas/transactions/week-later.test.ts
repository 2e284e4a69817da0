import { expect, test } from 'vitest';
import { weekLater } from './week-later.ts';

const now = new Date('2026-03-25T11:00:00Z');

test.each([
  ['a later term', '2026-03-27 18:30:00', '2026-04-03 18:30:00'],
  ['a term that has passed', '2026-03-20 18:30:00', '2026-04-01 12:00:00'],
  ['no term', '', '2026-04-01 12:00:00'],
])('seven days after %s, at the same time of the Warsaw clock', (_, chosen, expected) => {
  expect(weekLater(chosen, now)).toBe(expected);
});
