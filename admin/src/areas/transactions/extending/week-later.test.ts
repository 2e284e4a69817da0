import { expect, test } from 'vitest';
import { weekLater } from './week-later.ts';

const now = new Date('2026-03-25T11:00:00Z');

test.each([
  ['a later term', '2026-03-27T17:30:00Z', '2026-04-03'],
  ['a term that has passed', '2026-03-20T17:30:00Z', '2026-04-01'],
  ['a term late in the evening, which is the next day in Warsaw', '2026-03-27T23:30:00Z', '2026-04-04'],
  ['no term', null, '2026-04-01'],
])('the day seven days after %s', (_, term, expected) => expect(weekLater(term, now)).toBe(expected));
