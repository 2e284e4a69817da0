/** Once a series is paid for with real money, what was begun with play money pays for nothing. */
import {
  askPayPal,
  capturePayment,
  getOrderPayment,
  payThroughPayPal,
  receivePayPalNotice,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { anOrderThatReached } from '../../../testing/paypal/order-that-reached.ts';
import { allowPayPal, anOnlineOffer, paymentsOf } from '../../../testing/paypal/payments.ts';
import { aPayPalServer } from '../../../testing/paypal/paypal-server.ts';
import { runBooksCheck } from '../../ledger/books-check/run-books-check.ts';
import { payPalSettings } from '../../settings/settings.tables.ts';
import { followUpDue } from '../follow-up.ts';

const [sandbox, production] = [await aPayPalServer(), await aPayPalServer()];
afterAll(() => Promise.all([sandbox.close(), production.close()]));
const app = appForAllTests({
  PAYPAL_SANDBOX_URL: sandbox.url,
  PAYPAL_PRODUCTION_URL: production.url,
  PAYPAL_TIMEOUT_SECONDS: '1',
});
let offer: Awaited<ReturnType<typeof anOnlineOffer>>;
beforeAll(async () => {
  offer = await anOnlineOffer(app.context);
});
const switchTo = (productionMode: boolean) =>
  app.context.db.update(payPalSettings).set({
    productionMode,
    productionClientId: 'real',
    productionClientSecret: app.context.secrets.seal(
      production.clientSecret,
      'payPalConfig:productionClientSecret:1',
    ),
  });
beforeEach(async () => {
  await allowPayPal(app.context, sandbox);
  await switchTo(false);
});
afterEach(async () => expect(await runBooksCheck(app.context.db)).toEqual([]));

test('an approved payment is not captured, neither by its investor nor after a notice', async () => {
  const order = await anOrderThatReached(app, sandbox, offer, 'approved');
  await switchTo(true);
  expect((await order.call(capturePayment, order)).codes).toEqual(['CAN_CAPTURE_PAYMENT']);
  await app.asVisitor(receivePayPalNotice, { body: { resource: { id: order.payPalOrderId } } });
  await followUpDue(systemContext(app.services));
  expect(order.atPayPal()?.captures).toEqual([]);
  expect((await order.books())?.transaction.status).toBe('new');
});

test.each(['created', 'approved'] as const)(
  'one that is %s is not offered again: the investor pays with real money',
  async (state) => {
    const order = await anOrderThatReached(app, sandbox, offer, state);
    await switchTo(true);
    expect((await order.call(getOrderPayment, order)).data.approveUrl).toBe(null);
    const { data } = await order.call(payThroughPayPal, order);
    expect(data.approveUrl).toContain(production.url);
    const found = await paymentsOf(app.context, order.id);
    expect(
      found.flatMap(({ payment }) => (payment ? [[payment.productionMode, payment.state]] : [])),
    ).toEqual([
      [false, 'cancelled'],
      [true, 'created'],
    ]);
    production.approve(found.at(-1)?.payment?.payPalOrderId ?? '');
    expect((await order.call(capturePayment, order)).data.state).toBe('captured');
    expect(production.orders.size).toBeGreaterThan(0);
  },
);

test('one that somebody captures at PayPal itself, with the credentials of the sandbox, pays for nothing either', async () => {
  const order = await anOrderThatReached(app, sandbox, offer, 'approved');
  await switchTo(true);
  const made = order.atPayPal();
  if (!made) throw new Error('PayPal does not know the order');
  made.status = 'COMPLETED';
  made.captures.push({ id: 'BY-HAND', status: 'COMPLETED', amount: made.amount, custom_id: made.customId });
  await app.asVisitor(receivePayPalNotice, { body: { resource: { id: order.payPalOrderId } } });
  await followUpDue(systemContext(app.services));
  const seen = await order.books();
  expect([seen?.transaction.status, seen?.payment?.state]).toEqual(['new', 'failed']);
  expect((await order.call(capturePayment, order)).codes).toEqual(['CAN_CAPTURE_PAYMENT']);
  expect((await order.call(payThroughPayPal, order)).data.approveUrl).toContain(production.url);
});

test.each(['dropped', 'pending'] as const)(
  'nor does one that PayPal was told to take before, and says only then that it did (%s)',
  async (answer) => {
    const order = await anOrderThatReached(app, sandbox, offer, 'approved');
    sandbox.fail('capture', answer);
    expect((await order.call(capturePayment, order)).data.state).toBe('capturing');
    await switchTo(true);
    const staff = await app.as('super admin');
    expect((await staff(askPayPal, { params: order.transaction })).data.payments[0]?.state).toBe('failed');
    for (const taken of order.atPayPal()?.captures ?? []) taken.status = 'COMPLETED';
    await staff(askPayPal, { params: order.transaction });
    expect((await order.books())?.transaction).toMatchObject({ status: 'new', capturingSince: null });
    expect((await order.call(payThroughPayPal, order)).data.approveUrl).toContain(production.url);
  },
);

test('real money that was approved before the site went back to play money is taken', async () => {
  await switchTo(true);
  const order = await anOrderThatReached(app, production, offer, 'approved');
  await switchTo(false);
  expect((await order.call(capturePayment, order)).data.state).toBe('captured');
});
