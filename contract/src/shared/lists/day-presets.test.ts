import { expect, test } from 'vitest';
import { laterDay } from '../dates.ts';
import { presetOn } from './day-presets.ts';

test.each([
  ['2026-11-22', '2026-11-16', '2026-11-01', '2026-11-30'],
  ['2028-03-02', '2028-02-25', '2028-03-01', '2028-03-31'],
  ['2028-02-29', '2028-02-23', '2028-02-01', '2028-02-29'],
  ['2026-01-31', '2026-01-25', '2026-01-01', '2026-01-31'],
])('presets on %s', (day, weekFrom, monthFrom, monthTo) => {
  expect(presetOn(day, 'today')).toEqual({ from: day, to: day });
  expect(presetOn(day, 'week')).toEqual({ from: weekFrom, to: day });
  expect(presetOn(day, 'tomorrow')).toEqual({ from: laterDay(day, 1), to: laterDay(day, 1) });
  expect(presetOn(day, 'nextWeek')).toEqual({ from: day, to: laterDay(day, 7) });
  expect(presetOn(day, 'month')).toEqual({ from: monthFrom, to: monthTo });
});

test.each([
  ['2026-11-22', '2026-11-16', '2026-11-22', '2026-10-01', '2026-10-31'],
  ['2026-11-23', '2026-11-23', '2026-11-29', '2026-10-01', '2026-10-31'],
  ['2028-03-02', '2028-02-28', '2028-03-05', '2028-02-01', '2028-02-29'],
  ['2026-01-31', '2026-01-26', '2026-02-01', '2025-12-01', '2025-12-31'],
])('the week and the former month of %s', (day, monday, sunday, from, to) => {
  expect(presetOn(day, 'thisWeek')).toEqual({ from: monday, to: sunday });
  expect(presetOn(day, 'lastMonth')).toEqual({ from, to });
});

test.each([
  ['2026-11-22', '2026-07-01', '2026-09-30'],
  ['2026-10-01', '2026-07-01', '2026-09-30'],
  ['2026-09-30', '2026-04-01', '2026-06-30'],
  ['2026-01-31', '2025-10-01', '2025-12-31'],
  ['2028-05-15', '2028-01-01', '2028-03-31'],
])('the former quarter of %s', (day, from, to) => {
  expect(presetOn(day, 'lastQuarter')).toEqual({ from, to });
});
