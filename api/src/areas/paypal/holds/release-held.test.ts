/** An order that PayPal would hold for ever. */
import { rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  askPayPal,
  capturePayment,
  getTransactionPayments,
  releaseHeldOrder,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { getTransactionTimeline } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { expect, test } from 'vitest';
import { appWithPayPal } from '../../../testing/paypal/app-with-paypal.ts';
import { anOrderThatReached } from '../../../testing/paypal/order-that-reached.ts';

const { app, payPal, offer } = await appWithPayPal({ booksAt: new Date(0) });

/** PayPal was told to take the money, and has not answered since, for a day and an hour. */
async function held(fault: 'error' | 'dropped' = 'error') {
  const order = await anOrderThatReached(app, payPal, offer, 'approved');
  payPal.fail('capture', fault);
  await order.call(capturePayment, order);
  app.setClock(new Date(Date.now() + 25 * 3_600_000));
  return { ...order, release: { params: order.transaction } };
}

test('a super administrator releases it, which is recorded; then it can be rejected', async () => {
  const order = await held();
  const staff = await app.as('super admin');
  expect((await staff(rejectOrder, order)).codes).toEqual(['PAYMENT_BEING_CAPTURED']);
  expect((await staff(getTransactionPayments, order.release)).data.canRelease).toBe(true);
  const released = await staff(releaseHeldOrder, order.release);
  expect(released.data).toMatchObject({ canRelease: false, payments: [{ state: 'failed' }] });
  const { entries } = (await staff(getTransactionTimeline, order.release)).data;
  expect(entries[0]?.action).toBe('transaction.paypal-release');
  expect((await staff(releaseHeldOrder, order.release)).codes).toEqual(['PAYMENT_NOT_STUCK']);
  expect((await staff(rejectOrder, order)).status).toBe(200);
});

test('money that PayPal turns out to have taken pays the order after all', async () => {
  const order = await held('dropped');
  const staff = await app.as('super admin');
  await staff(releaseHeldOrder, order.release);
  expect((await staff(askPayPal, order.release)).data.payments[0]?.state).toBe('captured');
  expect((await order.books())?.transaction.status).toBe('paid');
});

test('nobody else does, and nobody within a day or without a hold', async () => {
  const order = await held();
  const clerk = await app.as({ can: ['admin:transaction:accept'] });
  expect((await clerk(getTransactionPayments, order.release)).data.canRelease).toBe(false);
  expect((await clerk(releaseHeldOrder, order.release)).status).toBe(403);
  app.setClock(null);
  const staff = await app.as('super admin');
  expect((await staff(releaseHeldOrder, order.release)).codes).toEqual(['PAYMENT_NOT_STUCK']);
  const open = await anOrderThatReached(app, payPal, offer, 'created');
  expect((await staff(releaseHeldOrder, { params: open.transaction })).codes).toEqual(['PAYMENT_NOT_STUCK']);
});
