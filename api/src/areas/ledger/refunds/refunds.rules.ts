import { warsawDay } from '@share/contract/shared/dates.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';

interface Refund {
  dueSince: Date;
  returningSince: Date | null;
  returnedOn: string | null;
}

/** Why the refund cannot be closed, or null. */
export function whyNotClose({ returnedOn, returningSince }: Refund): ErrorCode | null {
  if (returnedOn !== null) return 'REFUND_ALREADY_CLOSED';
  return returningSince === null ? null : 'REFUND_BEING_RETURNED';
}

/**
 * Why the money cannot have been returned on that Warsaw day, or null. The day lies between the day on which the refund became
 * due and today, both included.
 */
export function whyNotReturnedOn({ dueSince }: Refund, day: string, now: Date): ErrorCode | null {
  if (day > warsawDay(now)) return 'RETURNED_IN_THE_FUTURE';
  return day < warsawDay(dueSince) ? 'RETURNED_BEFORE_REJECTION' : null;
}
