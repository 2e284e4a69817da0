import type { AcceptCondition, OrderDecision } from '@share/contract/areas/orders/order-decision.schemas.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';

const NONE = { issued: 0, reserved: 0, available: 0 };
const TERM = 14 * 86_400_000;
/** A text as wide as that many letters, with similar line breaks. */
const filler = (letters: number) => '– '.repeat(Math.ceil(letters * 0.7));
// Recipient and bank usually take two lines.
const ACCOUNT = { accountHolder: filler(26), bankName: filler(16), accountNumber: '0'.repeat(26) };

/**
 * A typical decision for the order: as many facts, sentences and lines as usual, with values of the usual length. It is the
 * placeholder while the decision is loading, and never visible.
 */
export function usualDecision(order: OrderView): OrderDecision {
  return {
    at: order.date,
    toAccept: conditionsOf(order),
    toReject: [],
    shares: {
      series: { pl: '–', en: '–' },
      limit: 0,
      now: NONE,
      afterAccepting: NONE,
      afterRejecting: NONE,
    },
    payment: paymentOf(order),
    agreements: [],
    otherOrders: { total: 0, newest: [] },
  };
}

function conditionsOf(order: OrderView): OrderDecision['toAccept'] {
  const refusal = whyNot(order);
  return refusal === null ? [] : [{ refusal, state: 'notMet' }];
}

function whyNot({ status, isReturned, isContradicted, isDisputed }: OrderView): AcceptCondition | null {
  if (status === 'completed') return 'ALREADY_ACCEPTED';
  if (status === 'rejected') return 'ORDER_ALREADY_REJECTED';
  if (status === 'new') return 'ORDER_NOT_PAID';
  if (isReturned) return 'PAYMENT_RETURNED';
  if (isContradicted) return 'PAYMENT_CONTRADICTED';
  return isDisputed ? 'PAYMENT_DISPUTED' : null;
}

function paymentOf(order: OrderView): OrderDecision['payment'] {
  const { transactions, totalAmount, date, refund, surplus } = order;
  const current = transactions.findLast(({ status }) => status !== 'rejected') ?? transactions.at(-1);
  const { id = 0, status = order.status, method = 'bankTransfer', amount = totalAmount } = current ?? {};
  const isTransfer = method === 'bankTransfer';
  const isAwaited = status === 'new' && isTransfer;
  const wasPaid = status === 'paid' || status === 'completed' || refund !== null;
  const receipt = { amount: amount + (surplus?.amount ?? 0), receivedOn: date.slice(0, 10), note: '' };
  return {
    id,
    version: 0,
    status,
    method,
    amount,
    title: `Zamówienie nr ${order.id}`,
    receivedAt: wasPaid ? date : null,
    receipt: wasPaid && isTransfer ? receipt : null,
    account: ACCOUNT,
    waitUntil: isTransfer ? new Date(Date.parse(date) + TERM).toISOString() : null,
    isOverdue: false,
    canAccept: isAwaited,
    canExtendWaitUntil: isAwaited,
    canRecordLate: status === 'rejected' && isTransfer && !wasPaid,
    canRecordFurther: wasPaid,
  };
}
