import { addWarsawDays, warsawDay } from '@share/contract/shared/dates.ts';

const DAYS = 7;

/** The Warsaw day seven days after the term; after now, if there is none or it has passed. */
export function weekLater(waitUntil: string | null, now: Date): string {
  const term = waitUntil === null ? now : new Date(waitUntil);
  return warsawDay(addWarsawDays(term > now ? term : now, DAYS));
}

/** The Warsaw time at which a payment is waited for no longer: the end of that day; '' without a day. */
export const endOfTerm = (day: string): string => (day === '' ? '' : `${day} 23:59:59`);
