import { describe, expect, test } from 'vitest';
import {
  addWarsawDays,
  CalendarDay,
  endOfWarsawDay,
  formatDay,
  formatInstant,
  fromWarsaw,
  startOfWarsawDay,
  toWarsaw,
  WarsawDateTime,
  warsawDay,
} from './dates.ts';

describe('Warsaw time', () => {
  test.each([
    ['winter', '2026-01-15 12:00:00', '2026-01-15T11:00:00.000Z'],
    ['summer', '2026-07-15 12:00:00', '2026-07-15T10:00:00.000Z'],
    ['a new year', '2026-12-31 23:59:59', '2026-12-31T22:59:59.000Z'],
    ['the last second before the clock goes forward', '2026-03-29 01:59:59', '2026-03-29T00:59:59.000Z'],
    ['the first second after it', '2026-03-29 03:00:00', '2026-03-29T01:00:00.000Z'],
  ])('%s', (_, local, instant) => {
    expect(fromWarsaw(local).toISOString()).toBe(instant);
    expect(toWarsaw(new Date(instant))).toBe(local);
  });

  test('R16 an hour that the clock skips moves forward', () => {
    expect(toWarsaw(fromWarsaw('2026-03-29 02:30:00'))).toBe('2026-03-29 03:30:00');
  });

  test('R16 in an hour that occurs twice, a time means the later one', () => {
    expect(fromWarsaw('2026-10-25 02:30:00').toISOString()).toBe('2026-10-25T01:30:00.000Z');
  });

  test('the days on which the clock changes have 23 and 25 hours', () => {
    const hours = (day: string) => {
      const [from, before] = [startOfWarsawDay(day), endOfWarsawDay(day)];
      return (before.getTime() - from.getTime()) / 3_600_000;
    };
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-06-01')]).toEqual([23, 25, 24]);
  });

  test.each([
    ['within a season', '2026-06-01T10:00:00.123Z', 14, '2026-06-15T10:00:00.123Z'],
    ['into summer time', '2026-03-20T12:00:00.000Z', 14, '2026-04-03T11:00:00.000Z'],
    ['into winter time', '2026-10-20T12:00:00.000Z', 14, '2026-11-03T13:00:00.000Z'],
    ['into the hour that is skipped: forward', '2026-03-15T01:30:00.000Z', 14, '2026-03-29T01:30:00.000Z'],
    [
      'into the hour that comes twice: the later one',
      '2026-10-11T00:30:00.000Z',
      14,
      '2026-10-25T01:30:00.000Z',
    ],
    ['over a new year and a leap day', '2027-12-31T23:30:00.000Z', 60, '2028-02-29T23:30:00.000Z'],
  ])('R16 days are added on the calendar, %s', (_, instant, days, later) => {
    expect(addWarsawDays(new Date(instant), days).toISOString()).toBe(later);
  });

  test('the day in Warsaw can differ from the day in UTC', () => {
    expect(warsawDay(new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01');
    expect(warsawDay(new Date('2026-06-30T21:59:59.999Z'))).toBe('2026-06-30');
    expect(warsawDay(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
  });
});

test('CON-05 days are shown dd/MM/yyyy, CON-06 instants of the books DD.MM.YYYY HH:mm', () => {
  expect(formatDay('2026-03-09')).toBe('09/03/2026');
  expect(formatDay('2026-06-30T22:30:00.000Z')).toBe('01/07/2026');
  expect(formatInstant('2026-06-30T22:30:00.000Z')).toBe('01.07.2026 00:30');
});

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '20260101', '', '2026-01-01 '])(
  'CON-07 %j is no day',
  (text) => {
    expect(CalendarDay.safeParse(text).error?.issues[0]?.message).toBe('DATE_INVALID');
  },
);

test.each(['2026-01-01', '2026-01-01 24:00:00', '2026-01-01T10:00:00', '2026-02-30 10:00:00'])(
  'CON-09 %j is no date and time',
  (text) => {
    expect(WarsawDateTime.safeParse(text).success).toBe(false);
  },
);
