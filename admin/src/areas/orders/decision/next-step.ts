import type { OrderDecision } from '@share/contract/areas/orders/order-decision.schemas.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';

export type NextStep =
  | 'waiting'
  | 'overdue'
  | 'ready'
  | 'readyForOthers'
  | 'accepted'
  | 'refundDue'
  | 'returned'
  | 'expired'
  | 'rejected'
  | 'cancelled'
  | 'moneyReturned'
  | 'stuck';

/** The next step for the order, which depends on the states of its conditions and on its end. */
export function nextStepOf(
  { toAccept, payment }: OrderDecision,
  order: Pick<OrderView, 'rejection' | 'refund'>,
  mayAccept: boolean,
): NextStep {
  const unmet = toAccept.find(({ state }) => state === 'notMet')?.refusal;
  if (unmet === undefined) return mayAccept ? 'ready' : 'readyForOthers';
  if (unmet === 'ALREADY_ACCEPTED') return 'accepted';
  if (unmet === 'ORDER_ALREADY_REJECTED') return endOf(order);
  if (unmet === 'PAYMENT_RETURNED') return 'moneyReturned';
  if (payment.isOverdue) return 'overdue';
  return payment.status === 'new' ? 'waiting' : 'stuck';
}

function endOf({ rejection, refund }: Pick<OrderView, 'rejection' | 'refund'>): NextStep {
  if (refund) return refund.returnedOn === null ? 'refundDue' : 'returned';
  if (rejection?.reason === 'expired') return 'expired';
  return rejection?.reason === 'investor' ? 'cancelled' : 'rejected';
}
