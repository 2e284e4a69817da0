import { laterDay } from '@share/contract/shared/dates.ts';
import type { DateRange } from '@share/contract/shared/lists/list.ts';

/** Successive years, months or days: the first starts on `first`, the last starts before `until`. */
export interface Periods {
  unit: 'year' | 'month' | 'day';
  first: string;
  until: string;
  /** Whether their counts are added or subtracted. */
  sign: 1 | -1;
}

export const allPeriods: Periods[] = [{ unit: 'year', first: '-infinity', until: 'infinity', sign: 1 }];

/** All days before that day, as full years, months of its year and days of its month. */
export function periodsBefore(day: string): Periods[] {
  const year = `${day.slice(0, 4)}-01-01`;
  const month = `${day.slice(0, 7)}-01`;
  const all: Periods[] = [
    { unit: 'year', first: '-infinity', until: year, sign: 1 },
    { unit: 'month', first: year, until: month, sign: 1 },
    { unit: 'day', first: month, until: day, sign: 1 },
  ];
  return all.filter(({ first, until }) => first !== until);
}

/** All days up to that day; without a day, all days. */
export const periodsUpTo = (day?: string): Periods[] =>
  day === undefined ? allPeriods : periodsBefore(laterDay(day, 1));

const isSame = (one: Periods, other: Periods) =>
  one.unit === other.unit && one.first === other.first && one.until === other.until;

/** The days of the range: those up to its end without those before its start. Periods in both are left out. */
export function periodsOf({ from, to }: DateRange): Periods[] {
  const upToEnd = periodsUpTo(to);
  const beforeStart = from === undefined ? [] : periodsBefore(from);
  const without = (some: Periods[], others: Periods[]) =>
    some.filter((one) => !others.some((other) => isSame(one, other)));
  return [
    ...without(upToEnd, beforeStart),
    ...without(beforeStart, upToEnd).map((one): Periods => ({ ...one, sign: -1 })),
  ];
}
