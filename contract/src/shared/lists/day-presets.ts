import { laterDay } from '../dates.ts';

/** Ranges of days that follow the calendar: an address or a saved view that names one means other days tomorrow. */
export const dayPresets = [
  'today',
  'tomorrow',
  'nextThreeDays',
  'nextWeek',
  'thisWeek',
  'week',
  'month',
  'lastMonth',
  'lastQuarter',
] as const;
export type DayPreset = (typeof dayPresets)[number];

/** The presets of days that have passed, and of days to come. */
export const presetsBack = ['today', 'thisWeek', 'week', 'month', 'lastMonth', 'lastQuarter'] as const;
export const presetsAhead = ['today', 'tomorrow', 'nextThreeDays', 'nextWeek', 'thisWeek', 'month'] as const;

/** The days of a preset; both ends belong to it. Weeks begin on Monday; `week` are the seven days up to this one. */
export function presetOn(day: string, preset: DayPreset): { from: string; to: string } {
  switch (preset) {
    case 'today':
      return { from: day, to: day };
    case 'tomorrow':
      return { from: laterDay(day, 1), to: laterDay(day, 1) };
    case 'nextThreeDays':
      return { from: day, to: laterDay(day, 3) };
    case 'nextWeek':
      return { from: day, to: laterDay(day, 7) };
    case 'thisWeek': {
      const monday = laterDay(day, -daysSinceMonday(day));
      return { from: monday, to: laterDay(monday, 6) };
    }
    case 'week':
      return { from: laterDay(day, -6), to: day };
    case 'month':
      return monthOf(day);
    case 'lastMonth':
      return monthOf(laterDay(monthOf(day).from, -1));
    case 'lastQuarter': {
      const to = laterDay(`${day.slice(0, 4)}-${String(firstMonthOfQuarter(day)).padStart(2, '0')}-01`, -1);
      return { from: monthOf(laterDay(monthOf(laterDay(monthOf(to).from, -1)).from, -1)).from, to };
    }
  }
}

const firstMonthOfQuarter = (day: string): number => 3 * Math.floor((Number(day.slice(5, 7)) - 1) / 3) + 1;

const daysSinceMonday = (day: string): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

function monthOf(day: string): { from: string; to: string } {
  const from = `${day.slice(0, 7)}-01`;
  const inNextMonth = laterDay(from, 31);
  return { from, to: laterDay(`${inNextMonth.slice(0, 7)}-01`, -1) };
}
