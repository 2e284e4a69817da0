/** TRX-09 A bank transfer arrives although the investor had chosen PayPal. */
import { rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  capturePayment,
  changeToBankTransfer,
  getTransactionPayments,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { getTransactionTimeline } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import {
  acceptTransaction,
  extendTransaction,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { toWarsaw } from '@share/contract/shared/dates.ts';
import { expect, test } from 'vitest';
import { appWithPayPal } from '../../../testing/paypal/app-with-paypal.ts';
import { anOrderThatReached } from '../../../testing/paypal/order-that-reached.ts';
import { paymentsOf } from '../../../testing/paypal/payments.ts';

const { app, staff, payPal, offer } = await appWithPayPal({ booksAt: new Date(0) });

const begun = () => anOrderThatReached(app, payPal, offer, 'approved');
const change = (id: number, by = staff) => by(changeToBankTransfer, { params: { id } });

test('staff change the order back to a transfer and accept it; nothing is captured any more', async () => {
  const order = await begun();
  const { id } = order.transaction;
  expect((await staff(acceptTransaction, { params: { id } })).codes).toEqual(['PAYPAL_CONFIRMS_PAYMENT']);
  expect((await staff(getTransactionPayments, { params: { id } })).data.canChangeToTransfer).toBe(true);

  const { data } = await change(id);
  expect(data).toMatchObject({ method: 'bankTransfer', status: 'new', amount: 200 });
  expect(data.id).not.toBe(id);
  expect((await staff(acceptTransaction, { params: { id: data.id } })).data.status).toBe('paid');
  expect((await order.call(capturePayment, order)).codes).toEqual(['CAN_CAPTURE_PAYMENT']);
  expect(order.atPayPal()?.captures).toEqual([]);
  const found = await paymentsOf(app.context, order.id);
  expect(found.map(({ transaction, payment }) => [transaction.status, payment?.state])).toEqual([
    ['rejected', undefined],
    ['rejected', 'cancelled'],
    ['paid', undefined],
  ]);
  const { entries } = (await staff(getTransactionTimeline, { params: { id: data.id } })).data;
  expect(entries).toContainEqual(
    expect.objectContaining({
      action: 'order.change-method',
      changes: [{ field: 'method', before: 'payPal', after: 'bankTransfer' }],
    }),
  );
});

test('also after the term, which staff extend then', async () => {
  const order = await begun();
  app.setClock(new Date(Date.now() + 15 * 86_400_000));
  const later = await app.as('super admin');
  const { data } = await change(order.transaction.id, later);
  expect((await later(acceptTransaction, { params: { id: data.id } })).codes).toEqual([
    'TRANSACTION_EXPIRED',
  ]);
  const waitUntil = toWarsaw(new Date(Date.now() + 20 * 86_400_000));
  const extended = await later(extendTransaction, {
    params: { id: data.id },
    body: { waitUntil },
  });
  expect(extended.codes).toEqual([]);
  expect((await later(acceptTransaction, { params: { id: data.id } })).data.status).toBe('paid');
});

test('not while PayPal may be taking the money', async () => {
  const order = await begun();
  payPal.fail('capture', 'silent');
  await order.call(capturePayment, order);
  const { id } = order.transaction;
  expect((await change(id)).codes).toEqual(['PAYMENT_BEING_CAPTURED']);
  expect((await staff(getTransactionPayments, { params: { id } })).data.canChangeToTransfer).toBe(false);
});

test('not when the order is paid or rejected, or waits for a transfer anyway', async () => {
  const paid = await anOrderThatReached(app, payPal, offer, 'captured');
  const wrongStatus = ['TRANSACTION_MANAGER:WRONG_ORDER_STATUS_FOR_ACCEPT'];
  expect((await change(paid.transaction.id)).codes).toEqual(wrongStatus);
  const rejected = await begun();
  await staff(rejectOrder, rejected);
  expect((await change(rejected.transaction.id)).codes).toEqual(wrongStatus);
  const changed = await begun();
  const { data } = await change(changed.transaction.id);
  for (const id of [data.id, changed.transaction.id])
    expect((await change(id)).codes).toEqual(['NOT_PAID_THROUGH_PAYPAL']);
  expect((await change(999_999)).codes).toEqual(['TRANSACTION:NOT_FOUND']);
});

test('it needs the permission to accept transactions', async () => {
  const order = await begun();
  const reader = await app.as({ can: ['admin:transaction:get', 'admin:transaction:extend'] });
  expect((await change(order.transaction.id, reader)).status).toBe(403);
  const clerk = await app.as({ can: ['admin:transaction:accept'] });
  expect((await change(order.transaction.id, clerk)).status).toBe(200);
});
