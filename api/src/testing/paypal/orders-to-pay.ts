import {
  capturePayment,
  getOrderPayment,
  payByBankTransfer,
  payThroughPayPal,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { getTransactionTimeline } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { afterEach, expect } from 'vitest';
import { caller } from '../test-app.ts';
import type { appWithPayPal } from './app-with-paypal.ts';
import { anOnlineOrder, paymentsOf } from './payments.ts';

/** The transactions of an order whose investor has chosen PayPal, with the state of the payment there. */
export const NEW_AND = (state: string) => [
  ['bankTransfer', 'rejected', null],
  ['payPal', 'new', state],
];
export const PAID = [
  ['bankTransfer', 'rejected', null],
  ['payPal', 'paid', 'captured'],
];

/**
 * Orders that their investors pay. After each test, every payment that PayPal took is paid here exactly once, and every paid
 * order was taken at PayPal.
 */
export function ordersToPay({ app, payPal, staff, offer }: Awaited<ReturnType<typeof appWithPayPal>>) {
  async function anOrderToPay(of = offer) {
    const order = await anOnlineOrder(app.context, of);
    const call = caller(app.app, order.accessToken);
    const params = { id: order.id };
    const books = () => paymentsOf(app.context, order.id);
    const transactionId = async () => (await books()).at(-1)?.transaction.id ?? 0;
    return {
      ...order,
      pay: () => call(payThroughPayPal, { params }),
      capture: () => call(capturePayment, { params }),
      payByTransfer: () => call(payByBankTransfer, { params }),
      read: async () => (await call(getOrderPayment, { params })).data,
      books,
      transactionId,
      payPalOrderId: async () => (await books()).at(-1)?.payment?.payPalOrderId ?? '',
      states: async () =>
        (await books()).map(({ transaction, payment }) => [
          transaction.method,
          transaction.status,
          payment?.state ?? null,
        ]),
      timeline: async () =>
        (await staff(getTransactionTimeline, { params: { id: await transactionId() } })).data.entries,
    };
  }

  /** A payment that is begun, and approved at PayPal. */
  async function approved(of = offer) {
    const order = await anOrderToPay(of);
    await order.pay();
    payPal.approve(await order.payPalOrderId());
    return order;
  }

  afterEach(async () => {
    const { rows } = await app.services.pool.query<{ capture: string }>(
      `SELECT t.method_id AS capture FROM transactions t
       JOIN paypal_payments p ON p.transaction_id = t.id AND p.state = 'captured' WHERE t.method = 'payPal'`,
    );
    const taken = [...payPal.orders.values()].flatMap(({ captures }) =>
      captures.filter(({ status }) => status === 'COMPLETED' || status === 'REFUNDED').map(({ id }) => id),
    );
    expect(rows.map(({ capture }) => capture).sort()).toEqual(taken.sort());
  });

  return { anOrderToPay, approved };
}
