import type {
  AcceptCondition,
  ConditionState,
  RejectCondition,
} from '@share/contract/areas/orders/order-decision.schemas.ts';
import type { OrderStatus, Rejection, RejectionReason } from '@share/contract/areas/orders/orders.schemas.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { needsSomebodyElse, type Ownership } from './ownership/own-order.rules.ts';

/** The allowed status changes of an order and its transaction, which always change together (ORD-25). */
const legalMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['paid', 'rejected'],
  paid: ['completed', 'rejected'],
  completed: [],
  rejected: [],
};

/** Whether an order or a transaction may change from one status to the other. */
export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean => legalMoves[from].includes(to);

interface Condition<State, Code extends ErrorCode> {
  /** The refusal while the condition is not met. */
  refusal: Code;
  isMet: (state: State) => boolean;
  /** If it is not met, it can never be met again, and no other condition is relevant. */
  isFinal?: true;
}

interface PairState {
  status: OrderStatus;
  transactionStatus: OrderStatus;
}
type OrderState = Pick<PairState, 'status'>;
interface AcceptableState extends PairState {
  /** PayPal's id of the return of the money; null while we have it. */
  returnedAs: string | null;
  /** PayPal has returned a part of the money. */
  returnedInPart: boolean;
  /** PayPal's id of the buyer's dispute; null while there is none that is open or lost. */
  disputedAs: string | null;
  /** Since when PayPal shows its money in another way than the books; null while it does not. */
  contradictedSince: Date | null;
  ownership: Ownership;
}
interface RejectableState extends OrderState {
  /** PayPal may be taking the money at this moment. */
  isBeingCaptured: boolean;
}

/** Whether PayPal has returned money, all of it or a part: the payment then pays for no shares any more. */
export const hasReturned = ({
  returnedAs,
  returnedInPart,
}: Pick<AcceptableState, 'returnedAs' | 'returnedInPart'>): boolean => returnedAs !== null || returnedInPart;

const isNotRejected = {
  refusal: 'ORDER_ALREADY_REJECTED',
  isMet: ({ status }: OrderState) => status !== 'rejected',
  isFinal: true,
} as const;

/** The conditions for accepting an order (ORD-26). The first that is not met is the refusal. */
const toAccept: readonly Condition<AcceptableState, AcceptCondition>[] = [
  { refusal: 'ALREADY_ACCEPTED', isMet: ({ status }) => status !== 'completed', isFinal: true },
  isNotRejected,
  { refusal: 'OWN_ORDER', isMet: ({ ownership }) => ownership === 'others' },
  { refusal: 'ORDER_NOT_PAID', isMet: ({ status }) => mayBecome(status, 'completed') },
  {
    refusal: 'TRANSACTION_NOT_PAID',
    isMet: ({ transactionStatus }) => mayBecome(transactionStatus, 'completed'),
  },
  { refusal: 'PAYMENT_RETURNED', isMet: (state) => !hasReturned(state) },
  { refusal: 'PAYMENT_CONTRADICTED', isMet: ({ contradictedSince }) => contradictedSince === null },
  { refusal: 'PAYMENT_DISPUTED', isMet: ({ disputedAs }) => disputedAs === null },
];

/** The conditions for rejecting an order (ORD-27). */
const toReject: readonly Condition<RejectableState, RejectCondition>[] = [
  { refusal: 'ORDER_COMPLETED', isMet: ({ status }) => status !== 'completed', isFinal: true },
  isNotRejected,
  { refusal: 'PAYMENT_BEING_CAPTURED', isMet: ({ isBeingCaptured }) => !isBeingCaptured },
];

const firstRefusal = <State, Code extends ErrorCode>(
  conditions: readonly Condition<State, Code>[],
  state: State,
): Code | null => conditions.find(({ isMet }) => !isMet(state))?.refusal ?? null;

/** Every condition with its state, for the decision screen. */
function stateOfEach<State, Code extends ErrorCode>(
  conditions: readonly Condition<State, Code>[],
  state: State,
): { refusal: Code; state: ConditionState }[] {
  const end = conditions.find(({ isMet, isFinal }) => isFinal && !isMet(state));
  return conditions.map((condition) => ({
    refusal: condition.refusal,
    state: end && condition !== end ? 'notRelevant' : condition.isMet(state) ? 'met' : 'notMet',
  }));
}

/**
 * Why the order cannot be accepted, or null. With a written note, staff may accept it although its payment is disputed, and the only
 * super administrator although it is their own.
 */
export function whyNotAccept(order: AcceptableState, note = ''): ErrorCode | null {
  const isWaived = (refusal: AcceptCondition) =>
    (refusal === 'PAYMENT_DISPUTED' && note !== '') ||
    (refusal === 'OWN_ORDER' && !needsSomebodyElse(order.ownership, note));
  return toAccept.find(({ refusal, isMet }) => !isMet(order) && !isWaived(refusal))?.refusal ?? null;
}
export const conditionsToAccept = (order: AcceptableState) => stateOfEach(toAccept, order);

/** Why the order cannot be rejected, or null. */
export const whyNotReject = (order: RejectableState): ErrorCode | null => firstRefusal(toReject, order);
export const conditionsToReject = (order: RejectableState) => stateOfEach(toReject, order);

/** Why the investor cannot cancel the order, or null: once it is paid, only staff return the money. */
export const whyNotCancel = (order: Parameters<typeof whyNotReject>[0]): ErrorCode | null =>
  whyNotReject(order) ?? (order.status === 'new' ? null : 'ORDER_IS_PAID');

/** Why the investor's data cannot be changed, or null. They are final when the order is (ORD-18). */
export const whyNotEdit = (order: { status: OrderStatus }): ErrorCode | null =>
  legalMoves[order.status].length > 0 ? null : 'CANT_UPDATE_ORDER';

/** Why signed documents of the order cannot be removed, or null: they prove why its shares were issued (ORD-14). */
export const whyNotRemoveSigned = ({ status }: OrderState): ErrorCode | null =>
  status === 'completed' ? 'SIGNED_DOCUMENT_IS_FINAL' : null;

/** Why and by whom the order was rejected, or null (ORD-23). */
export const rejectionOf = (order: {
  rejectionReason: RejectionReason | null;
  rejectedBy: string | null;
}): Rejection | null => order.rejectionReason && { reason: order.rejectionReason, by: order.rejectedBy };

/** Why there is no spreadsheet of the order, or null. */
export const whyNoSpreadsheet = (order: { status: OrderStatus }): ErrorCode | null =>
  order.status === 'completed' ? null : 'ORDER_MUST_BE_COMPLETED';

/** Whether the term has passed. The term includes its last instant. */
export const isOverdue = (waitUntil: Date | null, now: Date): boolean =>
  waitUntil !== null && now > waitUntil;

interface OfferTerms {
  isVisible: boolean;
  isOpen: boolean;
  /** Dates in Warsaw; investing is possible on both. */
  investmentStart: string;
  investmentEnd: string;
  minStock: number | null;
}

/** Why nobody can invest in the offer on that day, or null. */
export function whyNotInvest(
  offer: Omit<OfferTerms, 'minStock'>,
  day: string,
): 'OFFER_NOT_VISIBLE' | 'OFFER_CLOSED_FOR_INVESTMENTS' | null {
  if (!offer.isVisible) return 'OFFER_NOT_VISIBLE';
  const isOnSale = offer.isOpen && offer.investmentStart <= day && day <= offer.investmentEnd;
  return isOnSale ? null : 'OFFER_CLOSED_FOR_INVESTMENTS';
}

/** Why the quantity is too small for the offer, or null. */
export const whyNotQuantity = (offer: Pick<OfferTerms, 'minStock'>, quantity: number): ErrorCode | null =>
  quantity < (offer.minStock ?? 1) ? 'QUANTITY_BELOW_MINIMUM' : null;

/** An order's current transaction: the one that is not rejected, else the last one. Expects the transactions sorted by id. */
export const currentOf = <Transaction extends { status: OrderStatus }>(
  transactions: readonly Transaction[],
): Transaction | undefined => transactions.find(({ status }) => status !== 'rejected') ?? transactions.at(-1);
