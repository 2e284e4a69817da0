import { laterDay } from '../dates.ts';

/** Ranges of days that follow the calendar: an address or a saved view that names one means other days tomorrow. */
export const dayPresets = ['today', 'week', 'month'] as const;
export type DayPreset = (typeof dayPresets)[number];

/** The range of a preset: this day, the seven days up to it, or its calendar month. */
export function presetOn(day: string, preset: DayPreset): { from: string; to: string } {
  if (preset === 'today') return { from: day, to: day };
  if (preset === 'week') return { from: laterDay(day, -6), to: day };
  const month = `${day.slice(0, 7)}-01`;
  const inNextMonth = laterDay(month, 31);
  return { from: month, to: laterDay(`${inNextMonth.slice(0, 7)}-01`, -1) };
}
