/** An order that PayPal would hold for ever. */
import { getHome } from '@share/contract/areas/home/home.endpoints.ts';
import { rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  askPayPal,
  capturePayment,
  getTransactionPayments,
  releaseHeldOrder,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { getTransactionTimeline } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { expect, test } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { appWithPayPal } from '../../../testing/paypal/app-with-paypal.ts';
import { anOrderThatReached } from '../../../testing/paypal/order-that-reached.ts';
import { runBooksCheck } from '../../ledger/books-check/run-books-check.ts';
import { followUpDue } from '../follow-up.ts';

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

test('PayPal is asked on without anybody pressing a button: money that it took is not forgotten', async () => {
  const order = await held('dropped');
  await (await app.as('super admin'))(releaseHeldOrder, order.release);
  app.setClock(new Date(app.context.now().getTime() + 3_600_000));
  await followUpDue(systemContext(app.services));
  expect(await order.stateNow()).toBe('captured');
});

test('what PayPal has not said since stays in sight of staff, and is asked for until it says it', async () => {
  const order = await held();
  const before = await app.as('super admin');
  payPal.fail('get', ...Array.from({ length: 200 }, () => 'error' as const));
  await before(releaseHeldOrder, order.release);
  await before(rejectOrder, order);
  // Longer than a payment that failed without an answer is asked about.
  for (let hour = 0; hour < 30; hour += 1) {
    app.setClock(new Date(app.context.now().getTime() + 3_600_000));
    await followUpDue(systemContext(app.services));
  }
  expect((await order.books())?.payment?.nextAskAt).not.toBeNull();
  const staff = await app.as('super admin');
  const seen = async () => {
    const card = (await staff(getHome)).data.cards.find(({ name }) => name === 'payPalUnclear');
    return card?.oldest.some(({ id }) => id === order.transaction.id);
  };
  expect((await staff(getTransactionPayments, order.release)).data.payments[0]).toMatchObject({
    state: 'failed',
    releasedAt: expect.any(String),
  });
  expect(await seen()).toBe(true);
  payPal.recover();
  await staff(askPayPal, order.release);
  expect(await seen()).toBe(false);
  expect((await order.books())?.payment).toMatchObject({ releasedAt: null });
});

test('that PayPal no longer knows the payment says that it took nothing, if it says so for a day', async () => {
  const order = await held();
  const staff = await app.as('super admin');
  payPal.fail('get', 'error');
  await staff(releaseHeldOrder, order.release);
  payPal.recover();
  payPal.orders.delete(order.payPalOrderId);
  await staff(askPayPal, order.release);
  const untaken = { state: 'failed', releasedAt: null };
  expect((await order.books())?.payment).toMatchObject({ ...untaken, nextAskAt: expect.any(Date) });
  app.setClock(new Date(app.context.now().getTime() + 25 * 3_600_000));
  await followUpDue(systemContext(app.services));
  expect((await order.books())?.payment).toMatchObject({ ...untaken, nextAskAt: null });
});

test('money that PayPal did take, of another amount, stays in sight until PayPal has returned it', async () => {
  const order = await anOrderThatReached(app, payPal, offer, 'approved');
  payPal.fail('capture', 'liesAboutAmount');
  await order.call(capturePayment, order);
  expect(await order.stateNow()).toBe('unknown');
  app.setClock(new Date(Date.now() + 25 * 3_600_000));
  const staff = await app.as('super admin');
  payPal.fail('get', ...Array.from({ length: 5 }, () => 'liesAboutAmount' as const));
  await staff(releaseHeldOrder, { params: order.transaction });
  expect(await order.stateNow()).toBe('unknown');
  expect((await staff(rejectOrder, order)).status).toBe(200);
  expect(await runBooksCheck(app.context.db, new Date(0))).toMatchObject([{ id: 'I-35' }]);
  payPal.recover();
  payPal.returnByHand(order.payPalOrderId);
  await staff(askPayPal, { params: order.transaction });
  expect(await order.stateNow()).toBe('failed');
});

test('not while PayPal says that the money is on its way, however long that takes, nor after one answer that was lost', async () => {
  const order = await anOrderThatReached(app, payPal, offer, 'approved');
  payPal.fail('capture', 'pending');
  await order.call(capturePayment, order);
  app.setClock(new Date(Date.now() + 15 * 24 * 3_600_000));
  await followUpDue(systemContext(app.services));
  const staff = await app.as('super admin');
  const release = { params: order.transaction };
  expect((await staff(getTransactionPayments, release)).data.canRelease).toBe(false);
  expect((await staff(releaseHeldOrder, release)).codes).toEqual(['PAYMENT_NOT_STUCK']);
  payPal.fail('get', 'error');
  await staff(askPayPal, release);
  expect((await staff(releaseHeldOrder, release)).codes).toEqual(['PAYMENT_NOT_STUCK']);
  app.setClock(new Date(Date.now() + 16.5 * 24 * 3_600_000));
  const later = await app.as('super admin');
  expect((await later(releaseHeldOrder, release)).status).toBe(200);
  payPal.recover();
  await later(askPayPal, release);
  expect(await order.stateNow()).toBe('capturing');
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
