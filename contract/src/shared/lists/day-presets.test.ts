import { expect, test } from 'vitest';
import { presetOn } from './day-presets.ts';

test.each([
  ['2026-11-22', '2026-11-16', '2026-11-01', '2026-11-30'],
  ['2028-03-02', '2028-02-25', '2028-03-01', '2028-03-31'],
  ['2028-02-29', '2028-02-23', '2028-02-01', '2028-02-29'],
  ['2026-01-31', '2026-01-25', '2026-01-01', '2026-01-31'],
])('presets on %s', (day, weekFrom, monthFrom, monthTo) => {
  expect(presetOn(day, 'today')).toEqual({ from: day, to: day });
  expect(presetOn(day, 'week')).toEqual({ from: weekFrom, to: day });
  expect(presetOn(day, 'month')).toEqual({ from: monthFrom, to: monthTo });
});
