import type { Translated } from '../translated.ts';
import type { DayPreset } from './day-presets.ts';

export const presetLabels: Record<DayPreset, Translated> = {
  today: { pl: 'Dzisiaj', en: 'Today' },
  tomorrow: { pl: 'Jutro', en: 'Tomorrow' },
  nextThreeDays: { pl: 'W ciągu 3 dni', en: 'Within 3 days' },
  nextWeek: { pl: 'Następne 7 dni', en: 'Next 7 days' },
  thisWeek: { pl: 'Ten tydzień', en: 'This week' },
  week: { pl: 'Ostatnie 7 dni', en: 'Last 7 days' },
  month: { pl: 'Ten miesiąc', en: 'This month' },
  lastMonth: { pl: 'Poprzedni miesiąc', en: 'Last month' },
  lastQuarter: { pl: 'Poprzedni kwartał', en: 'Last quarter' },
};
