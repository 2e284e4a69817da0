import type { OrderStatus } from '@share/contract/areas/orders/orders.schemas.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';

/** The only moves there are, of an order and of its transaction, which move together (ORD-25). */
const legalMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['paid', 'rejected'],
  paid: ['completed', 'rejected'],
  completed: [],
  rejected: [],
};

export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean => legalMoves[from].includes(to);

/** Why the order cannot be accepted, or null (ORD-26). */
export function whyNotAccept(order: {
  status: OrderStatus;
  transactionStatus: OrderStatus;
}): ErrorCode | null {
  if (order.status === 'completed') return 'ALREADY_ACCEPTED';
  if (order.status === 'rejected') return 'ORDER_ALREADY_REJECTED';
  if (!mayBecome(order.status, 'completed')) return 'ORDER_NOT_PAID';
  return mayBecome(order.transactionStatus, 'completed') ? null : 'TRANSACTION_NOT_PAID';
}

/** Why the order cannot be rejected, or null (ORD-27). */
export function whyNotReject(order: { status: OrderStatus }): ErrorCode | null {
  if (mayBecome(order.status, 'rejected')) return null;
  return order.status === 'completed' ? 'ORDER_COMPLETED' : 'ORDER_ALREADY_REJECTED';
}

/** Why the investor's data cannot be changed, or null: they are kept as they were once the order is final (ORD-18). */
export const whyNotEdit = (order: { status: OrderStatus }): ErrorCode | null =>
  legalMoves[order.status].length > 0 ? null : 'CANT_UPDATE_ORDER';

/** Why there is no spreadsheet of the order, or null. */
export const whyNoSpreadsheet = (order: { status: OrderStatus }): ErrorCode | null =>
  order.status === 'completed' ? null : 'ORDER_MUST_BE_COMPLETED';

/** Whether the money should have come by now. The term includes its last instant. */
export const isOverdue = (waitUntil: Date | null, now: Date): boolean =>
  waitUntil !== null && now > waitUntil;

interface OfferTerms {
  isOpen: boolean;
  /** Days in Warsaw; both belong to the time of investing. */
  investmentStart: string;
  investmentEnd: string;
  minStock: number | null;
}

/** Why nobody may invest in the offer on that day, or null. */
export const whyNotInvest = (offer: OfferTerms, day: string): ErrorCode | null =>
  offer.isOpen && offer.investmentStart <= day && day <= offer.investmentEnd
    ? null
    : 'OFFER_CLOSED_FOR_INVESTMENTS';

/** Why one cannot order that few, or null. */
export const whyNotQuantity = (offer: OfferTerms, quantity: number): ErrorCode | null =>
  quantity < (offer.minStock ?? 1) ? 'QUANTITY_BELOW_MINIMUM' : null;

/** An order's transaction: the one that is not rejected, else the last one. They come in the order of their ids. */
export const currentOf = <Transaction extends { status: OrderStatus }>(
  transactions: readonly Transaction[],
): Transaction | undefined => transactions.find(({ status }) => status !== 'rejected') ?? transactions.at(-1);
