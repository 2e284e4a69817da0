import { hasReturned, type OrderToMove } from '../../ledger/ledger.shared.ts';
import type { Verdict } from '../paypal.rules.ts';

type Taken = Pick<OrderToMove, 'returnedAs' | 'returnedInPart' | 'contradictedSince' | 'status'>;

/** Whether PayPal shows money that it took in another way than the books, into which a return that it shows is entered at once. */
export function isContradiction(
  verdict: Verdict,
  order: Pick<Taken, 'returnedAs' | 'returnedInPart'>,
): boolean {
  switch (verdict.kind) {
    case 'returned':
    case 'declined':
      return false;
    case 'captured':
      return hasReturned(order) && !verdict.isBeingReturned;
    case 'mismatch':
      return !verdict.isReturnedInPart || order.returnedAs !== null;
    default:
      return true;
  }
}

const AN_HOUR = 3_600_000;

/**
 * Whether returned money is with us again. PayPal may show for a while how the payment was before the return, so it has to show it for
 * an hour. The refund of a rejected order stays closed.
 */
export const isBackForGood = (verdict: Verdict, order: Taken, now: Date): boolean =>
  verdict.kind === 'captured' &&
  isContradiction(verdict, order) &&
  order.status !== 'rejected' &&
  order.contradictedSince !== null &&
  now.getTime() - order.contradictedSince.getTime() >= AN_HOUR;
