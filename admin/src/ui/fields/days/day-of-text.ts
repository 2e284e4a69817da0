import { isCalendarDay } from '@share/contract/shared/dates.ts';
import { withPlainMarks } from '@share/contract/shared/invisible.ts';

const YEAR_FIRST = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$/;

/**
 * The day of a typed text as YYYY-MM-DD, or null. Accepts 2026-11-22, 22.11.2026 and 22/11/2026 in both languages (CON-07): the
 * day always comes before the month.
 */
export function dayOfText(text: string): string | null {
  const typed = withPlainMarks(text).trim().replace(/\.$/, '');
  const [, year, month, day] = YEAR_FIRST.exec(typed) ?? reversed(DAY_FIRST.exec(typed)) ?? [];
  const found = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-');
  return isCalendarDay(found) ? found : null;
}

const reversed = (match: RegExpExecArray | null) => match && [match[0], match[3], match[2], match[1]];
