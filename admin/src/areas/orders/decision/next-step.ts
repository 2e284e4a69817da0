import type { OrderDecision } from '@share/contract/areas/orders/order-decision.schemas.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';

export type NextStep =
  | 'waiting'
  | 'overdue'
  | 'ready'
  | 'readyForOthers'
  | 'accepted'
  | 'surplusDue'
  | 'refundDue'
  | 'returned'
  | 'expired'
  | 'rejected'
  | 'cancelled'
  | 'moneyReturned'
  | 'stuck';

type Ended = Pick<OrderView, 'rejection' | 'refund' | 'surplus'>;

/** The next step for the order, which depends on the states of its conditions and on its end. */
export function nextStepOf({ toAccept, payment }: OrderDecision, order: Ended, mayAccept: boolean): NextStep {
  const unmet = toAccept.find(({ state }) => state === 'notMet')?.refusal;
  if (unmet === undefined) return mayAccept ? 'ready' : 'readyForOthers';
  if (unmet === 'ALREADY_ACCEPTED') return isDue(order.surplus) ? 'surplusDue' : 'accepted';
  if (unmet === 'ORDER_ALREADY_REJECTED') return endOf(order);
  if (unmet === 'PAYMENT_RETURNED') return 'moneyReturned';
  if (payment.isOverdue) return 'overdue';
  return payment.status === 'new' ? 'waiting' : 'stuck';
}

/** Whatever became of the order: money that is still to be returned comes first. */
function endOf({ rejection, refund, surplus }: Ended): NextStep {
  if (isDue(refund)) return 'refundDue';
  if (isDue(surplus)) return 'surplusDue';
  if (refund) return 'returned';
  if (rejection?.reason === 'expired') return 'expired';
  return rejection?.reason === 'investor' ? 'cancelled' : 'rejected';
}

const isDue = (refund: OrderView['refund']): boolean => refund !== null && refund.returnedOn === null;
