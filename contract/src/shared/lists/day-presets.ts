import { laterDay } from '@share/contract/shared/dates.ts';

interface Range {
  from: string;
  to: string;
}

/** That day, the seven days up to it, and its calendar month. */
export function presetsOn(day: string): Record<'today' | 'week' | 'month', Range> {
  const month = `${day.slice(0, 7)}-01`;
  const inNextMonth = laterDay(month, 31);
  return {
    today: { from: day, to: day },
    week: { from: laterDay(day, -6), to: day },
    month: { from: month, to: laterDay(`${inNextMonth.slice(0, 7)}-01`, -1) },
  };
}
