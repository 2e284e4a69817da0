import type { OrderDecision } from '@share/contract/areas/orders/order-decision.schemas.ts';

export type NextStep = 'waiting' | 'overdue' | 'ready' | 'readyForOthers' | 'accepted' | 'rejected' | 'stuck';

/** The next step for the order, which depends only on the states of its conditions. */
export function nextStepOf({ toAccept, payment }: OrderDecision, mayAccept: boolean): NextStep {
  const unmet = toAccept.find(({ state }) => state === 'notMet')?.refusal;
  if (unmet === undefined) return mayAccept ? 'ready' : 'readyForOthers';
  if (unmet === 'ALREADY_ACCEPTED') return 'accepted';
  if (unmet === 'ORDER_ALREADY_REJECTED') return 'rejected';
  if (payment.isOverdue) return 'overdue';
  return payment.status === 'new' ? 'waiting' : 'stuck';
}
