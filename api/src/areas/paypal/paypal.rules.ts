import type { PayPalState } from '@share/contract/areas/paypal/paypal.schemas.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import type { Amount, PayPalOrder } from '../../platform/paypal/paypal-answers.ts';
import { isOverdue, type OrderToMove } from '../ledger/ledger.shared.ts';

const CURRENCY = 'PLN';

export const inPln = (value: string): Amount => ({ currency_code: CURRENCY, value });

const isAmount = ({ currency_code, value }: Amount, amount: string) =>
  currency_code === CURRENCY && value === amount;

/**
 * What an order at PayPal says about the payment. `waiting`: not approved yet. `ended`: it can no longer be approved. `returned`: the
 * money was taken and given back. `mismatch`: it is not the payment that was asked for; `isTaken` if money was taken.
 */
export type Verdict =
  | { kind: 'waiting' | 'approved' | 'ended' | 'declined' | 'pending' }
  | { kind: 'captured'; captureId: string }
  | { kind: 'returned'; captureId: string; refundId: string }
  | { kind: 'mismatch'; isTaken: boolean };

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
  switch (capture.status) {
    case 'COMPLETED':
      return { kind: 'captured', captureId: capture.id };
    case 'PENDING':
      return { kind: 'pending' };
    case 'REFUNDED': {
      const refund = order.refunds.findLast(({ status }) => status === 'COMPLETED');
      return { kind: 'returned', captureId: capture.id, refundId: refund?.id ?? capture.id };
    }
    default:
      return { kind: 'mismatch', isTaken: true };
  }
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

/** Why the money cannot be taken now, or null. */
export function whyNotCapture(order: Payable & Pick<OrderToMove, 'method'>, now: Date): ErrorCode | null {
  if (order.method !== 'payPal') return 'CAN_CAPTURE_PAYMENT';
  const reason = whyNotPay(order, true, now);
  return reason === 'CANT_RETRY_PAYMENT' ? 'CAN_CAPTURE_PAYMENT' : reason;
}

/** Whether the payment may still be approved or captured by another call than those that run. */
export const isOpen = (state: PayPalState): boolean =>
  state === 'creating' || state === 'created' || state === 'approved';

const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 3_600_000;

/** When PayPal is asked again after that many asks without a result: sooner at first, then every hour. */
export const nextAsk = (asks: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(FIRST_WAIT * 2 ** Math.min(asks, 10), LONGEST_WAIT));

const MOST_VAIN_ASKS = 12;

/**
 * When PayPal is asked again about a payment, or null. While money may be taken it is asked for ever; where people have to look, and
 * after no answer, a number of times.
 */
export function nextAskAfter(
  state: PayPalState,
  { isAnswered, asks }: { isAnswered: boolean; asks: number },
  now: Date,
): Date | null {
  if (state === 'capturing') return nextAsk(asks, now);
  const isOpenQuestion = state === 'unknown' || !isAnswered;
  return isOpenQuestion && asks < MOST_VAIN_ASKS ? nextAsk(asks, now) : null;
}

/** The page of PayPal that belongs to the API at `base`, or null: nobody is sent anywhere else. */
export function safeApproveUrl(href: string | undefined, base: string): string | null {
  const [link, api] = [URL.parse(href ?? ''), new URL(base)];
  if (!link || link.protocol !== api.protocol || link.username !== '') return null;
  return siteOf(link) === siteOf(api) ? link.href : null;
}

/** `paypal.com` of `www.sandbox.paypal.com`; of an address its port too. */
const siteOf = ({ hostname, host, protocol }: URL) =>
  protocol === 'https:' ? hostname.split('.').slice(-2).join('.') : host;
