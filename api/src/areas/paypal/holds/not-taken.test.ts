/** PayPal was told to take money, and says afterwards that it did not. Only a certain answer ends the hold, and it is checked for one more day. */
import { readFileSync } from 'node:fs';
import { getHome } from '@share/contract/areas/home/home.endpoints.ts';
import { rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  askPayPal,
  getTransactionPayments,
  receivePayPalNotice,
  releaseHeldOrder,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { expireOrders } from '../../../jobs/expire-orders.ts';
import { systemContext } from '../../../platform/context.ts';
import { appWithPayPal } from '../../../testing/paypal/app-with-paypal.ts';
import { NEW_AND, ordersToPay, PAID } from '../../../testing/paypal/orders-to-pay.ts';
import type { PayPalFault } from '../../../testing/paypal/paypal-faults.ts';
import { runBooksCheck } from '../../ledger/books-check/run-books-check.ts';
import { askAbout } from '../ask-paypal.ts';
import { findPayment } from '../find-payments.ts';
import { followUpDue } from '../follow-up.ts';
import { payPalPayments } from '../paypal.tables.ts';

const withPayPal = await appWithPayPal();
const { app, payPal, staff, later } = withPayPal;
const { approved } = ordersToPay(withPayPal);
type Order = Awaited<ReturnType<typeof approved>>;

beforeEach(() => payPal.recover());

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const job = () => followUpDue(systemContext(app.services));

/** The next questions and captures all go wrong like this. */
const disturb = (fault: PayPalFault, capture = fault) => {
  payPal.fail('get', ...Array.from({ length: 20 }, () => fault));
  payPal.fail('capture', ...Array.from({ length: 20 }, () => capture));
};

/** PayPal took the money, and its answer was lost. */
async function taken() {
  const order = await approved();
  payPal.fail('capture', 'dropped');
  expect((await order.capture()).data.state).toBe('capturing');
  return order;
}

/** PayPal took the money, but twice said that it did not, and that the card was refused. */
async function takenAndDenied() {
  const order = await taken();
  disturb('stale', 'refused');
  expect((await order.capture()).data.state).toBe('failed');
  return order;
}

const notice = async (order: Order) => {
  const resource = { id: await order.payPalOrderId() };
  await app.asVisitor(receivePayPalNotice, { body: { resource } });
};

describe.each([
  ['does not know the order', 'missing'],
  ['is not reached by the gateway', 'noRoute'],
  ['says that the money was taken before, and shows the order as it was before', 'stale'],
] as const)('PayPal %s', (_, fault) => {
  test('the order stays held, asked about by the job and the investor, and is paid when PayPal is right again', async () => {
    const order = await taken();
    disturb(fault);
    later(31);
    await job();
    expect((await order.capture()).data).toMatchObject({ state: 'capturing', methods: [] });
    expect((await order.capture()).data.state).toBe('capturing');
    expect(await order.states()).toEqual(NEW_AND('capturing'));
    expect((await order.pay()).codes).toEqual(['CANT_RETRY_PAYMENT']);
    expect((await order.payByTransfer()).codes).toEqual(['PAYMENT_BEING_CAPTURED']);
    expect((await staff(rejectOrder, { params: { id: order.id } })).codes).toEqual([
      'PAYMENT_BEING_CAPTURED',
    ]);
    later(15 * 24 * HOUR);
    await expireOrders(app.services);
    await job();
    expect(await order.states()).toEqual(NEW_AND('capturing'));
    payPal.recover();
    later(HOUR);
    await job();
    expect(await order.states()).toEqual(PAID);
  });

  test('staff see it among the unclear payments, and a super administrator can release it after a day', async () => {
    const order = await taken();
    const params = { id: await order.transactionId() };
    disturb(fault);
    later(25 * HOUR);
    await job();
    const superAdmin = await app.as('super admin');
    const { cards } = (await superAdmin(getHome)).data;
    const card = cards.find(({ name }) => name === 'payPalUnclear');
    expect(card?.oldest.map(({ id }) => id)).toContain(params.id);
    expect((await superAdmin(getTransactionPayments, { params })).data.canRelease).toBe(true);
    expect((await superAdmin(releaseHeldOrder, { params })).data.payments[0]?.state).toBe('failed');
    // Asked meanwhile, PayPal still says what is not so.
    await superAdmin(askPayPal, { params });
    expect(await order.states()).toEqual(NEW_AND('failed'));
    payPal.recover();
    later(HOUR);
    await job();
    expect(await order.states()).toEqual(PAID);
  });
});

test('PayPal did not even get to know that it should take the money: it takes it when the order is found again', async () => {
  const order = await approved();
  payPal.fail('capture', 'missing');
  expect((await order.capture()).data.state).toBe('capturing');
  expect(await order.states()).toEqual(NEW_AND('capturing'));
  later(5 * MINUTE);
  await job();
  expect(await order.states()).toEqual(PAID);
});

test('PayPal did not know it when it was asked, before somebody else told it to take the money', async () => {
  const order = await taken();
  const { id = '' } = (await order.books()).at(-1)?.payment ?? {};
  payPal.fail('get', 'missing');
  const before = { ...(await findPayment(app.context.db, id)), state: 'approved' as const };
  expect((await askAbout(app.context, before)).payment.state).toBe('capturing');
  later(5 * MINUTE);
  await job();
  expect(await order.states()).toEqual(PAID);
});

test('a refusal that arrives after somebody else has learned that the money was taken does not return it', async () => {
  const order = await taken();
  const params = { id: await order.transactionId() };
  const client = app.context.payPal;
  const { captureOrder } = client;
  client.captureOrder = async () => {
    await staff(askPayPal, { params });
    payPal.fail('get', 'stale');
    return { outcome: 'refused', issue: 'INSTRUMENT_DECLINED', isMissing: false };
  };
  await order.capture();
  client.captureOrder = captureOrder;
  expect(await order.states()).toEqual(PAID);
  expect((await order.books()).at(-1)?.transaction.returnedAs).toBe(null);
});

test('a refused card ends the hold: the order is free, and is paid by another attempt', async () => {
  const order = await approved();
  payPal.fail('capture', 'refused');
  expect((await order.capture()).data).toMatchObject({
    state: 'failed',
    methods: ['bankTransfer', 'payPal'],
  });
  expect((await order.pay()).data.state).toBe('created');
  payPal.approve(await order.payPalOrderId());
  expect((await order.capture()).data.state).toBe('captured');
});

test('PayPal is asked about it after minutes, hours and a day, and then no more', async () => {
  const order = await approved();
  payPal.fail('capture', 'refused');
  await order.capture();
  const payment = async () => (await order.books()).at(-1)?.payment;
  const askedAfter = [];
  for (let minute = 5; minute <= 48 * 60; minute += 5) {
    later(5 * MINUTE);
    const before = await payment();
    await job();
    if ((await payment())?.askedAt?.getTime() !== before?.askedAt?.getTime()) askedAfter.push(minute);
  }
  expect(askedAfter).toEqual([5, 60, 360, 1_440]);
  expect(await payment()).toMatchObject({ state: 'failed', nextAskAt: null });
});

test('what notices, the investor and staff ask meanwhile takes none of these questions away', async () => {
  const order = await takenAndDenied();
  const params = { id: await order.transactionId() };
  for (let minute = 0; minute < 20; minute += 1) {
    disturb('stale');
    later(MINUTE);
    await notice(order);
    await job();
    await order.capture();
    await staff(askPayPal, { params });
  }
  expect(await order.states()).toEqual(NEW_AND('failed'));
  payPal.recover();
  later(24 * HOUR);
  await job();
  expect(await order.states()).toEqual(PAID);
});

test('without an answer PayPal is asked until there is one', async () => {
  const order = await takenAndDenied();
  payPal.recover();
  payPal.fail('get', ...Array.from({ length: 100 }, () => 'noRoute' as const));
  for (let hour = 0; hour < 48; hour += 1) {
    later(HOUR);
    await job();
  }
  payPal.recover();
  later(HOUR);
  await job();
  expect(await order.states()).toEqual(PAID);
});

describe('money that turns out to be taken', () => {
  test('pays the order that still waits, and ends the attempt begun since', async () => {
    const order = await takenAndDenied();
    payPal.recover();
    expect((await order.pay()).data.state).toBe('created');
    later(6 * MINUTE);
    await job();
    const payments = (await order.books()).flatMap(({ payment }) => payment?.state ?? []);
    expect(payments).toEqual(['captured', 'cancelled']);
    expect((await order.pay()).codes).toEqual(['CANT_RETRY_PAYMENT']);
  });

  test('for an order that has ended is in sight of staff until PayPal has returned it', async () => {
    const order = await takenAndDenied();
    payPal.recover();
    await staff(rejectOrder, { params: { id: order.id } });
    later(6 * MINUTE);
    await job();
    const stateOf = async () => (await order.books()).at(-1)?.payment?.state;
    expect(await stateOf()).toBe('unknown');
    expect(await runBooksCheck(app.context.db)).toMatchObject([{ id: 'I-35' }]);
    // An answer that shows the order as it was before is not believed for good either.
    payPal.fail('get', 'stale');
    const params = { id: await order.transactionId() };
    await staff(askPayPal, { params });
    later(6 * MINUTE);
    await job();
    expect(await stateOf()).toBe('unknown');
    const payPalOrderId = await order.payPalOrderId();
    payPal.returnByHand(payPalOrderId);
    await staff(askPayPal, { params });
    expect(await stateOf()).toBe('failed');
    // It has paid for nothing.
    payPal.orders.delete(payPalOrderId);
  });
});

test('an update of the database has PayPal asked about captures that failed for good before', async () => {
  const order = await takenAndDenied();
  payPal.recover();
  const { id = '' } = (await order.books()).at(-1)?.payment ?? {};
  const forGood = { failedAt: null, nextAskAt: null };
  await app.context.db.update(payPalPayments).set(forGood).where(eq(payPalPayments.id, id));
  const file = new URL('../../../../migrations/0101-failed-payments.sql', import.meta.url);
  const [, update = ''] = /(UPDATE [^;]+;)/.exec(readFileSync(file, 'utf8')) ?? [];
  await app.services.pool.query(update);
  later(1);
  while ((await job()) > 0);
  expect(await order.states()).toEqual(PAID);
});
