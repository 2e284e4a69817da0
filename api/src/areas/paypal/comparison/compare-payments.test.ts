/** I-40 Each night the attempts of forty days are compared with what PayPal shows. */
import { getHome } from '@share/contract/areas/home/home.endpoints.ts';
import { acceptOrder, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { askPayPal, payByBankTransfer } from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { appWithPayPal } from '../../../testing/paypal/app-with-paypal.ts';
import { anOrderThatReached } from '../../../testing/paypal/order-that-reached.ts';
import { runBooksCheck } from '../../ledger/books-check/run-books-check.ts';
import { followUpDue } from '../follow-up.ts';
import { comparePayments } from './compare-payments.ts';

const { payPal, app, offer, later } = await appWithPayPal();
const HOUR = 3_600;
const DAY = 24 * HOUR;

const paid = () => anOrderThatReached(app, payPal, offer, 'captured');
const compare = () => comparePayments(systemContext(app.services));
const questions = () => payPal.calls.filter((call) => call === 'get').length;
/** Sessions end while the clock goes on. */
const staff = () => app.as('super admin');
const card = async (name: 'payPalUnclear' | 'payPalNotCompared') =>
  (await (await staff())(getHome)).data.cards.find((one) => one.name === name);
const shownOn = async (name: 'payPalUnclear' | 'payPalNotCompared') =>
  (await card(name))?.oldest.map(({ id }) => id);

beforeEach(async () => {
  payPal.recover();
  // Each test compares its own attempts only.
  await app.context.db.execute(
    sql`UPDATE paypal_payments SET compared_at = '2999-01-01', next_ask_at = NULL`,
  );
});

test('money that went back without a notice is found, before the order is decided and after', async () => {
  const [open, done] = [await paid(), await paid()];
  await (await staff())(acceptOrder, done);
  for (const { payPalOrderId } of [open, done]) payPal.returnByHand(payPalOrderId);
  later(DAY);
  await compare();
  expect((await open.books())?.transaction.returnedAs).toEqual(expect.any(String));
  expect(await shownOn('payPalUnclear')).toEqual(
    expect.arrayContaining([open.transaction.id, done.transaction.id]),
  );
  await (await staff())(rejectOrder, open);
  expect(await runBooksCheck(app.context.db)).toMatchObject([
    { id: 'I-35', rows: [{ transaction: done.transaction.id }] },
  ]);
  payPal.undoReversal(done.payPalOrderId);
  const refunds = done.atPayPal()?.refunds ?? [];
  refunds.splice(0);
  await (await staff())(askPayPal, { params: done.transaction });
  later(2 * HOUR);
  await followUpDue(systemContext(app.services));
});

test('money that PayPal took for an attempt that had ended here is found', async () => {
  const order = await anOrderThatReached(app, payPal, offer, 'approved');
  await order.call(payByBankTransfer, { params: order.params });
  const there = order.atPayPal();
  if (!there) throw new Error('PayPal does not know the order');
  const { amount, customId } = there;
  there.status = 'COMPLETED';
  there.captures.push({ id: 'TAKEN', status: 'COMPLETED', amount, custom_id: customId });
  later(DAY);
  await compare();
  expect(await shownOn('payPalUnclear')).toContain(order.transaction.id);
  for (const capture of there.captures) capture.status = 'REFUNDED';
  await (await staff())(askPayPal, { params: order.transaction });
});

test('what PayPal shows in another way than the books, staff see until it is right again', async () => {
  const order = await paid();
  payPal.fail('get', 'stale');
  later(DAY);
  await compare();
  expect(await shownOn('payPalUnclear')).toContain(order.transaction.id);
  expect(await runBooksCheck(app.context.db)).toMatchObject([{ id: 'I-40' }]);
  later(2 * HOUR);
  await followUpDue(systemContext(app.services));
  expect(await shownOn('payPalUnclear')).not.toContain(order.transaction.id);
});

test('each attempt is asked about once a night, few at a time, whatever becomes of it', {
  tags: 'thorough',
}, async () => {
  for (const reached of ['created', 'approved', 'captured', 'captured', 'captured', 'captured'] as const)
    await anOrderThatReached(app, payPal, offer, reached);
  later(DAY);
  let underWay = 0;
  let most = 0;
  payPal.onCall((call, moment) => {
    if (call !== 'get') return false;
    underWay += moment === 'before' ? 1 : -1;
    most = Math.max(most, underWay);
    return false;
  });
  const before = questions();
  await Promise.all([compare(), compare()]);
  payPal.onCall(null);
  expect(questions() - before).toBe(6);
  expect(most).toBeLessThanOrEqual(8);
  later(2 * HOUR);
  await compare();
  expect(questions() - before).toBe(6);
  later(DAY);
  await compare();
  expect(questions() - before).toBeGreaterThan(6);
});

test('while PayPal is away few are asked about, and home says since when they are not compared', {
  tags: 'thorough',
}, async () => {
  const orders = [];
  for (let nth = 0; nth < 9; nth += 1) orders.push(await paid());
  const before = questions();
  payPal.fail('get', ...Array.from({ length: 40 }, () => 'error' as const));
  later(DAY);
  await compare();
  expect(questions() - before).toBe(4);
  later(8 * HOUR);
  const notCompared = await card('payPalNotCompared');
  expect(notCompared).toMatchObject({ rows: 9, oldest: [{ at: expect.any(String) }, {}, {}, {}, {}] });

  payPal.recover();
  await compare();
  expect(questions() - before).toBe(9);
  await followUpDue(systemContext(app.services));
  expect(await card('payPalNotCompared')).toMatchObject({ rows: 0 });
});

test('attempts of more than forty days ago are left alone, unless their order is still to be decided', async () => {
  const [open, decided] = [await paid(), await paid()];
  await (await staff())(acceptOrder, decided);
  later(41 * DAY);
  const before = questions();
  payPal.returnByHand(open.payPalOrderId);
  await compare();
  expect(questions() - before).toBe(1);
  expect((await open.books())?.transaction.returnedAs).toEqual(expect.any(String));
  await (await staff())(rejectOrder, open);
});
