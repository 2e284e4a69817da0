import { expect, test } from 'vitest';
import { isShownNow } from './shown-time-values.ts';

const shown = (visibleFrom: string, visibleUntil: string, now: string) =>
  isShownNow({ active: true, visibleFrom, visibleUntil }, new Date(now));

test('a record is shown from its first second on, and no longer in its last', () => {
  const [from, until] = ['2026-05-01 10:00:00', '2026-05-01 11:00:00'];
  expect(shown(from, until, '2026-05-01T07:59:59Z')).toBe(false);
  expect(shown(from, until, '2026-05-01T08:00:00Z')).toBe(true);
  expect(shown(from, until, '2026-05-01T08:59:59Z')).toBe(true);
  expect(shown(from, until, '2026-05-01T09:00:00Z')).toBe(false);
});

test('in the hour that the clock shows twice, the second one counts, as on the server', () => {
  const half = '2026-10-25 02:30:00';
  expect(shown(half, '', '2026-10-25T00:45:00Z')).toBe(false);
  expect(shown(half, '', '2026-10-25T01:30:00Z')).toBe(true);
  expect(shown('', half, '2026-10-25T00:45:00Z')).toBe(true);
  expect(shown('', half, '2026-10-25T01:30:00Z')).toBe(false);
});

test('a time that is not typed to its end is no limit', () => {
  expect(shown('2999-01-01', '', '2026-05-01T08:00:00Z')).toBe(true);
});
