import type { OrderStatus, TransactionMethod } from '@share/contract/areas/orders/orders.schemas.ts';
import { addWarsawDays } from '@share/contract/shared/dates.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { isOverdue, mayBecome } from './orders.rules.ts';
import { needsSomebodyElse, type Ownership } from './ownership/own-order.rules.ts';

export interface TransactionState {
  status: OrderStatus;
  method: TransactionMethod;
  waitUntil: Date | null;
  /** Null for a dividend, which has no order. */
  orderStatus: OrderStatus | null;
}

/** Stands for the note that somebody is going to write. */
export const A_NOTE = 'a note';

/** Why staff cannot accept the transaction, or null (TRX-09). Only PayPal itself confirms a payment through PayPal. */
export function whyNotAcceptTransaction(
  transaction: TransactionState & { ownership: Ownership },
  now: Date,
  note: string,
): ErrorCode | null {
  const { status, method, orderStatus, waitUntil, ownership } = transaction;
  if (!mayBecome(status, 'paid')) return 'TRANSACTION_MANAGER:WRONG_TRANSACTION_STATUS_FOR_ACCEPT';
  if (orderStatus === null || !mayBecome(orderStatus, 'paid')) {
    return 'TRANSACTION_MANAGER:WRONG_ORDER_STATUS_FOR_ACCEPT';
  }
  if (method === 'payPal') return 'PAYPAL_CONFIRMS_PAYMENT';
  if (isOverdue(waitUntil, now)) return 'TRANSACTION_EXPIRED';
  return needsSomebodyElse(ownership, note) ? 'OWN_ORDER' : null;
}

/** Why a late transfer cannot be recorded, or null. It can if the order ended unpaid, and no money was recorded for it since. */
export function whyNotRecordLate({
  status,
  method,
  orderStatus,
  hasRefund,
}: Omit<TransactionState, 'waitUntil'> & { hasRefund: boolean }): ErrorCode | null {
  const hasEnded = status === 'rejected' && orderStatus === 'rejected';
  return hasEnded && method === 'bankTransfer' && !hasRefund ? null : 'NO_LATE_TRANSFER';
}

/**
 * Why a further transfer cannot be recorded, or null. It can if the order has its money, or had it before it was rejected.
 * `wasPaid`: the money of the rejected order is to be returned.
 */
export function whyNotRecordFurther({
  status,
  orderStatus,
  wasPaid,
}: Pick<TransactionState, 'status' | 'orderStatus'> & { wasPaid: boolean }): ErrorCode | null {
  const isPaid = orderStatus !== null && (status === 'paid' || status === 'completed');
  return isPaid || wasPaid ? null : 'NO_FURTHER_TRANSFER';
}

/** Why the term cannot be extended at all, or null: only a bank transfer that is not paid yet has a term (TRX-10). */
export function whyNotExtend({ status, method, orderStatus }: TransactionState): ErrorCode | null {
  const isWaiting = status === 'new' && method === 'bankTransfer' && orderStatus === 'new';
  return isWaiting ? null : 'TRANSACTION_MANAGER:CANT_EXTEND_WAIT_UNTIL';
}

/** The maximum is that of the term of new orders, because nobody else can buy the shares until then. */
const FARTHEST_DAYS = 365;

/** Why the term cannot be extended to that instant, or null: it must be later than the present term and not too far ahead. */
export function whyNotExtendTo(transaction: TransactionState, waitUntil: Date, now: Date): ErrorCode | null {
  const reason = whyNotExtend(transaction);
  if (reason) return reason;
  const isLater = waitUntil > now && (transaction.waitUntil === null || waitUntil > transaction.waitUntil);
  if (!isLater) return 'TRANSACTION_MANAGER:CANT_EXTEND_WAIT_UNTIL';
  return waitUntil > addWarsawDays(now, FARTHEST_DAYS) ? 'TRANSACTION_MANAGER:WAIT_UNTIL_TOO_FAR' : null;
}
