import { warsawDay } from '@share/contract/shared/dates.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';

interface Refund {
  dueSince: Date;
  returnedOn: string | null;
}

/** Why the refund cannot be closed, or null. */
export const whyNotClose = (refund: Refund): ErrorCode | null =>
  refund.returnedOn === null ? null : 'REFUND_ALREADY_CLOSED';

/** Why the money cannot have been returned on that Warsaw day, or null: between the rejection and today, both included. */
export function whyNotReturnedOn({ dueSince }: Refund, day: string, now: Date): ErrorCode | null {
  if (day > warsawDay(now)) return 'RETURNED_IN_THE_FUTURE';
  return day < warsawDay(dueSince) ? 'RETURNED_BEFORE_REJECTION' : null;
}
