import type { OrderDecision } from '@share/contract/areas/orders/order-decision.schemas.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';

export type NextStep =
  | 'waiting'
  | 'overdue'
  | 'ready'
  | 'readyForOthers'
  | 'accepted'
  | 'acceptedDisputed'
  | 'acceptedContradicted'
  | 'returnedTooLate'
  | 'disputed'
  | 'contradicted'
  | 'own'
  | 'ownWithNote'
  | 'refundDisputed'
  | 'refundDueLate'
  | 'surplusDue'
  | 'furtherDue'
  | 'refundDue'
  | 'returned'
  | 'expired'
  | 'rejected'
  | 'cancelled'
  | 'moneyReturned'
  | 'stuck';

type Ended = Pick<
  OrderView,
  | 'rejection'
  | 'dateRejected'
  | 'refund'
  | 'surplus'
  | 'further'
  | 'isDisputed'
  | 'isReturned'
  | 'isContradicted'
  | 'canAcceptWithNote'
>;

/** The next step for the order, which depends on the states of its conditions and on its end. */
export function nextStepOf({ toAccept, payment }: OrderDecision, order: Ended, mayAccept: boolean): NextStep {
  const unmet = toAccept.find(({ state }) => state === 'notMet')?.refusal;
  if (unmet === undefined) return mayAccept ? 'ready' : 'readyForOthers';
  if (unmet === 'ALREADY_ACCEPTED') return afterAccepting(order);
  if (unmet === 'ORDER_ALREADY_REJECTED') return endOf(order);
  if (unmet === 'OWN_ORDER') return payment.canAccept || order.canAcceptWithNote ? 'ownWithNote' : 'own';
  if (unmet === 'PAYMENT_RETURNED') return 'moneyReturned';
  if (unmet === 'PAYMENT_CONTRADICTED') return 'contradicted';
  if (unmet === 'PAYMENT_DISPUTED') return 'disputed';
  if (payment.isOverdue) return 'overdue';
  return payment.status === 'new' ? 'waiting' : 'stuck';
}

function afterAccepting({ surplus, further, isDisputed, isReturned, isContradicted }: Ended): NextStep {
  if (isReturned) return 'returnedTooLate';
  if (isContradicted) return 'acceptedContradicted';
  if (isDisputed) return 'acceptedDisputed';
  if (isDue(surplus)) return 'surplusDue';
  return further.some(isDue) ? 'furtherDue' : 'accepted';
}

/** The next step for a rejected order. Money that is still to be returned comes first. */
function endOf(order: Ended): NextStep {
  const { rejection, refund, surplus, further } = order;
  if (isDue(refund)) return dueOf(order);
  if (isDue(surplus)) return 'surplusDue';
  if (further.some(isDue)) return 'furtherDue';
  if (refund) return 'returned';
  if (rejection?.reason === 'expired') return 'expired';
  return rejection?.reason === 'investor' ? 'cancelled' : 'rejected';
}

/** A refund that became due after the rejection is for money that arrived later. */
function dueOf({ refund, dateRejected, isDisputed }: Ended): NextStep {
  if (isDisputed) return 'refundDisputed';
  return refund?.dueSince === dateRejected ? 'refundDue' : 'refundDueLate';
}

const isDue = (refund: OrderView['refund']): boolean => refund !== null && refund.returnedOn === null;
