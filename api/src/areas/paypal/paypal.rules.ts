import type { PayPalState } from '@share/contract/areas/paypal/paypal.schemas.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import type { Amount, PayPalOrder } from '../../platform/paypal/paypal-answers.ts';
import { isOverdue, type OrderToMove } from '../ledger/ledger.shared.ts';
import type { StoredPayment } from './paypal.tables.ts';

const CURRENCY = 'PLN';

export const inPln = (value: string): Amount => ({ currency_code: CURRENCY, value });

const isAmount = ({ currency_code, value }: Amount, amount: string) =>
  currency_code === CURRENCY && value === amount;

/**
 * What an order at PayPal says about the payment. `waiting`: not approved yet. `ended`: its money is not taken any more. `captured`: the
 * money was taken, and PayPal may be giving it back. `returned`: it was given back. `mismatch`: it is not the payment that was asked for; `isTaken` if money was taken,
 * `isReturnedInPart` if a part of it was given back.
 */
export type Verdict =
  | { kind: 'waiting' | 'approved' | 'ended' | 'declined' | 'pending' }
  | { kind: 'captured'; captureId: string; isBeingReturned: boolean }
  | { kind: 'returned'; captureId: string; refundId: string }
  | { kind: 'mismatch'; isTaken: boolean; isReturnedInPart?: true };

interface Asked {
  id: string;
  amount: string;
  payPalOrderId: string | null;
}

export function judge(order: PayPalOrder, asked: Asked): Verdict {
  const taken = order.captures.filter(({ status }) => status !== 'DECLINED' && status !== 'FAILED');
  const [capture, ...more] = taken;
  const ids = [order.customId, ...order.captures.map(({ custom_id }) => custom_id)];
  const amounts = [order.amount, ...taken.map(({ amount }) => amount)];
  const fits =
    (asked.payPalOrderId === null || order.id === asked.payPalOrderId) &&
    ids.every((id) => id === undefined || id === asked.id) &&
    amounts.every((amount) => amount === undefined || isAmount(amount, asked.amount));
  if (!fits || more.length > 0) return { kind: 'mismatch', isTaken: taken.length > 0 };
  if (!capture) return beforeCapture(order);
  if (order.status !== 'COMPLETED') return { kind: 'mismatch', isTaken: true };
  const isBeingReturned = order.refunds.some(({ status }) => status === 'PENDING');
  switch (capture.status) {
    case 'COMPLETED':
      return { kind: 'captured', captureId: capture.id, isBeingReturned };
    case 'PENDING':
      return { kind: 'pending' };
    case 'REFUNDED': {
      const refund = order.refunds.findLast(({ status }) => status === 'COMPLETED');
      if (!refund && isBeingReturned) return { kind: 'captured', captureId: capture.id, isBeingReturned };
      return { kind: 'returned', captureId: capture.id, refundId: refund?.id ?? capture.id };
    }
    case 'PARTIALLY_REFUNDED':
      return { kind: 'mismatch', isTaken: true, isReturnedInPart: true };
    default:
      return { kind: 'mismatch', isTaken: true };
  }
}

const TAKEN_BEFORE = ['ORDER_ALREADY_CAPTURED', 'ORDER_ALREADY_COMPLETED', 'ORDER_COMPLETED_OR_VOIDED'];

/**
 * What follows from a refused capture and the order that PayPal shows afterwards (`seen`); null: nothing. A missing order, or one that
 * was captured before, does not prove that no money was taken: PayPal may show an older copy of it.
 */
export function afterRefusal(
  { issue, isMissing }: { issue: string; isMissing: boolean },
  seen: Verdict | null,
): Verdict | null {
  const isUntaken = seen?.kind === 'waiting' || seen?.kind === 'approved' || seen?.kind === 'ended';
  if (!isUntaken) return seen;
  return isMissing || TAKEN_BEFORE.includes(issue) ? null : { kind: 'ended' };
}

function beforeCapture({ status, captures }: PayPalOrder): Verdict {
  if (captures.length > 0) return { kind: 'declined' };
  switch (status) {
    case 'APPROVED':
      return { kind: 'approved' };
    case 'VOIDED':
      return { kind: 'ended' };
    case 'COMPLETED':
      return { kind: 'mismatch', isTaken: true };
    default:
      return { kind: 'waiting' };
  }
}

type Payable = Pick<OrderToMove, 'status' | 'waitUntil' | 'isBeingCaptured' | 'rejectionReason'>;

/** Why the order cannot be paid through PayPal now, or null. `isAgain`: it was tried before. */
export function whyNotPay(order: Payable, isAgain: boolean, now: Date): ErrorCode | null {
  const hasExpired = order.rejectionReason === 'expired';
  if (hasExpired || (order.status === 'new' && !order.isBeingCaptured && isOverdue(order.waitUntil, now))) {
    return 'TRANSACTION_EXPIRED';
  }
  if (order.status === 'new' && !order.isBeingCaptured) return null;
  return isAgain ? 'CANT_RETRY_PAYMENT' : 'CAN_CREATE_PAYMENT';
}

/** Why staff cannot record that the order is paid by bank transfer after all, or null: its term does not matter to them. */
export function whyNotChangeToTransfer({
  status,
  method,
  isBeingCaptured,
}: Pick<OrderToMove, 'status' | 'method' | 'isBeingCaptured'>): ErrorCode | null {
  if (method !== 'payPal') return 'NOT_PAID_THROUGH_PAYPAL';
  if (isBeingCaptured) return 'PAYMENT_BEING_CAPTURED';
  return status === 'new' ? null : 'TRANSACTION_MANAGER:WRONG_ORDER_STATUS_FOR_ACCEPT';
}

const A_DAY = 86_400_000;

/** The attempt of whose money PayPal has to say something: whether it was taken, or whether it was returned. */
interface AwaitedPayment {
  payment: StoredPayment;
  since: Date;
}

export function awaitedOf(
  { capturingSince }: { capturingSince: Date | null },
  refund: { returningSince: Date | null } | null,
  payments: StoredPayment[],
): AwaitedPayment | null {
  const since = capturingSince ?? refund?.returningSince ?? null;
  const payment = payments.find(({ state, isHolding }) =>
    capturingSince ? isHolding : state === 'captured',
  );
  return since && payment ? { payment, since } : null;
}

const isADayAgo = (at: Date, now: Date) => now.getTime() - at.getTime() > A_DAY;

/**
 * Whether PayPal has been silent for so long that it will hardly say any more what became of the money. Money that is on its way may
 * take a week: then the day counts from when PayPal last said so.
 */
export const isStuck = ({ payment: { onItsWayAt }, since }: AwaitedPayment, now: Date): boolean =>
  isADayAgo(since, now) && (onItsWayAt === null || isADayAgo(onItsWayAt, now));

/** Why the money cannot be taken now, or null. */
export function whyNotCapture(order: Payable & Pick<OrderToMove, 'method'>, now: Date): ErrorCode | null {
  if (order.method !== 'payPal') return 'CAN_CAPTURE_PAYMENT';
  const reason = whyNotPay(order, true, now);
  return reason === 'CANT_RETRY_PAYMENT' ? 'CAN_CAPTURE_PAYMENT' : reason;
}

/** Whether the payment may still be approved or captured by another call than those that run. */
export const isOpen = (state: PayPalState): boolean =>
  state === 'creating' || state === 'created' || state === 'approved';

/** Whether PayPal may no longer know the payment. It forgets orders that were not captured, but never one whose money it took. */
export const mayBeForgotten = (state: PayPalState): boolean =>
  isOpen(state) || state === 'failed' || state === 'cancelled';

/** The account that takes the money now: the mode that is used, and its name in either mode. */
export interface Taker {
  productionMode: boolean;
  productionClientId: string;
  sandboxClientId: string;
}
type Begun = Pick<StoredPayment, 'productionMode' | 'clientId'>;

/** Whether the attempt pays with play money although real money is taken by now: then it pays for nothing. */
export const isPlayMoney = ({ productionMode }: Pick<Begun, 'productionMode'>, taker: Taker): boolean =>
  taker.productionMode && !productionMode;

/** Whether nobody may approve or capture the attempt any more: it is play money, or another account takes the money by now. */
export const isOutdated = (begun: Begun, taker: Taker): boolean =>
  isPlayMoney(begun, taker) ||
  begun.clientId !== (begun.productionMode ? taker.productionClientId : taker.sandboxClientId);

/**
 * The address if it is PayPal's page of that mode, or at the API itself (`base`), else null: nobody is sent anywhere else. Behind a
 * gateway PayPal answers with its own pages, too.
 */
export function safeApproveUrl(
  href: string | undefined,
  base: string,
  productionMode: boolean,
): string | null {
  const link = URL.parse(href ?? '');
  if (!link) return null;
  const isKnown = isOfPayPal(link, productionMode) || link.origin === new URL(base).origin;
  return isKnown && link.username + link.password === '' ? link.href : null;
}

function isOfPayPal({ protocol, host }: URL, productionMode: boolean): boolean {
  if (protocol !== 'https:') return false;
  const isSandbox = /^(.+\.)?sandbox\.paypal\.com$/.test(host);
  return productionMode ? !isSandbox && /^(.+\.)?paypal\.com$/.test(host) : isSandbox;
}
