import { addWarsawDays, warsawDay } from '@share/contract/shared/dates.ts';

const DAYS = 7;

/** The Warsaw day seven days after the term, or after today if there is no term or it has passed. */
export function weekLater(waitUntil: string | null, now: Date): string {
  const term = waitUntil === null ? now : new Date(waitUntil);
  return warsawDay(addWarsawDays(term > now ? term : now, DAYS));
}

/** The Warsaw time at which the term ends, the end of that day; '' without a day. */
export const endOfTerm = (day: string): string => (day === '' ? '' : `${day} 23:59:59`);
