import { laterDay } from '@share/contract/shared/dates.ts';

/** Successive years, months or days: the first starts on `first`, the last starts before `until`. */
export interface Periods {
  unit: 'year' | 'month' | 'day';
  first: string;
  until: string;
  /** Whether their counts are added or subtracted. */
  sign: 1 | -1;
}

export const allPeriods: Periods[] = [{ unit: 'year', first: '-infinity', until: 'infinity', sign: 1 }];

/** All days before that day, as whole years, months of its year and days of its month. */
export function periodsBefore(day: string, sign: 1 | -1 = 1): Periods[] {
  const year = `${day.slice(0, 4)}-01-01`;
  const month = `${day.slice(0, 7)}-01`;
  const all: Periods[] = [
    { unit: 'year', first: '-infinity', until: year, sign },
    { unit: 'month', first: year, until: month, sign },
    { unit: 'day', first: month, until: day, sign },
  ];
  return all.filter(({ first, until }) => first !== until);
}

/** All days up to that day; without a day, all days. */
export const periodsUpTo = (day?: string): Periods[] =>
  day === undefined ? allPeriods : periodsBefore(laterDay(day, 1));
