import { addWarsawDays, fromWarsaw, toWarsaw } from '@share/contract/shared/dates.ts';

const DAYS = 7;

/** Seven days after the chosen term, as Warsaw time; after now, if none is chosen or it has passed. */
export function weekLater(chosen: string, now: Date): string {
  const term = chosen === '' ? now : fromWarsaw(chosen);
  return toWarsaw(addWarsawDays(term > now ? term : now, DAYS));
}
