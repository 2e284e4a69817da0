import { fromWarsaw, toWarsaw } from '@share/contract/shared/dates.ts';
import { dayOfText } from './day-of-text.ts';

const MOMENT = /^(.+?)(?:,? +|T)(\d{1,2})[:.](\d\d)(?:[:.](\d\d))?$/;

/**
 * The Warsaw time of a typed text as YYYY-MM-DD HH:mm:ss, or null. Accepts a day in every form of `dayOfText`, followed by a time
 * such as 14:30 or 14.30; a day alone means its beginning.
 */
export function momentOfText(text: string): string | null {
  const typed = text.trim();
  const [, dayText = typed, hour = '0', minute = '00', second = '00'] = MOMENT.exec(typed) ?? [];
  const day = dayOfText(dayText);
  if (day === null || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  // A time in the hour that is skipped in spring is shown as the later time that is stored.
  return toWarsaw(fromWarsaw(`${day} ${hour.padStart(2, '0')}:${minute}:${second}`));
}

/** YYYY-MM-DD HH:mm, with seconds only where there are any. */
export const textOfMoment = (moment: string): string => moment.replace(/:00$/, '');
