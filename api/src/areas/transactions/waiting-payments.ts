import type { waitingPayments } from '@share/contract/areas/transactions/transactions.list.ts';
import { hasNotComparedPayment, isPaymentUnclear } from '../paypal/paypal.shared.ts';

const inTime = (now: string) => `t.status = 'new' AND t.wait_until >= ${now}`;

/**
 * The SQL of the tasks about payments, for home and for the list; `t` are the transactions, `now` is the SQL of the time. A
 * payment can be accepted until the end of its term, as `isOverdue` decides. PayPal confirms its own payments
 * (`whyNotAcceptTransaction`).
 */
export const whatWaits = {
  toAccept: (now) => `${inTime(now)} AND t.method = 'bankTransfer'`,
  dueSoon: (now) => `${inTime(now)} AND t.wait_until < ${now} + interval '3 days'`,
  overdue: (now) => `t.status = 'new' AND t.wait_until < ${now}`,
  payPalUnclear: isPaymentUnclear,
  payPalNotCompared: hasNotComparedPayment,
} satisfies Record<(typeof waitingPayments)[number], (now: string) => string>;
