/** Before shares are issued for money that PayPal took, PayPal is asked whether it still has that money. */
import { getHome } from '@share/contract/areas/home/home.endpoints.ts';
import {
  acceptOrder,
  getOrder,
  getOrderDecision,
  rejectOrder,
} from '@share/contract/areas/orders/orders.endpoints.ts';
import { askPayPal, getTransactionPayments } from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { anOrder } from '../../../testing/books.ts';
import { appWithPayPal } from '../../../testing/paypal/app-with-paypal.ts';
import { anOrderThatReached } from '../../../testing/paypal/order-that-reached.ts';
import type { PayPalFault } from '../../../testing/paypal/paypal-faults.ts';
import { runBooksCheck } from '../../ledger/books-check/run-books-check.ts';
import { acceptOrder as acceptInLedger } from '../../ledger/ledger.shared.ts';
import { followUpDue } from '../follow-up.ts';

const { payPal, app, staff, offer, later } = await appWithPayPal();
beforeEach(() => payPal.recover());

const paid = () => anOrderThatReached(app, payPal, offer, 'captured');
type Paid = Awaited<ReturnType<typeof paid>>;
const MINUTES = 60;
const job = () => followUpDue(systemContext(app.services));
const accepted = async (order: Paid, note?: string) =>
  (await staff(acceptOrder, { ...order, ...(note !== undefined && { body: { note } }) })).codes;
const statusOf = async (order: Paid) => (await staff(getOrder, order)).data.status;
const onCard = async (order: Paid) =>
  (await staff(getHome)).data.cards
    .find(({ name }) => name === 'payPalUnclear')
    ?.oldest.some(({ id }) => id === order.transaction.id);

test('shares are issued when PayPal still has the money; the question is in the history', async () => {
  const order = await paid();
  const calls = payPal.calls.length;
  expect(await accepted(order)).toEqual([]);
  expect(payPal.calls.slice(calls)).toContain('get');
  expect(await statusOf(order)).toBe('completed');
});

test('no shares are issued for money that was returned although no notice came', async () => {
  const order = await paid();
  const refundId = payPal.returnByHand(order.payPalOrderId);
  expect(await accepted(order)).toEqual(['PAYMENT_RETURNED']);
  expect((await order.books())?.transaction.returnedAs).toBe(refundId);
  expect(await onCard(order)).toBe(true);
  expect((await staff(rejectOrder, order)).data?.refund).toMatchObject({ reference: refundId });
});

test('nor for money that is gone in part, taken back by the bank, or disputed', async () => {
  const [part, reversed, disputed] = [await paid(), await paid(), await paid()];
  payPal.returnPartByHand(part.payPalOrderId, '10.00');
  payPal.reverse(reversed.payPalOrderId);
  const disputeId = payPal.dispute(disputed.payPalOrderId);
  expect(await accepted(part)).toEqual(['PAYMENT_RETURNED']);
  expect(await accepted(reversed)).toEqual(['PAYMENT_RETURNED']);
  expect(await accepted(disputed)).toEqual(['PAYMENT_DISPUTED']);
  for (const order of [part, reversed]) await staff(rejectOrder, order);
  payPal.endDispute(disputeId, 'CANCELED_BY_BUYER');
  expect(await accepted(disputed)).toEqual([]);
});

test('nor for money that PayPal is returning at this moment', async () => {
  const order = await paid();
  const refundId = payPal.returnByHand(order.payPalOrderId);
  const [capture, made] = [order.atPayPal()?.captures[0], order.atPayPal()?.refunds[0]];
  if (!capture || !made) throw new Error('Nothing was returned');
  capture.status = 'COMPLETED';
  made.status = 'PENDING';
  expect(await accepted(order)).toEqual(['REFUND_BEING_RETURNED']);
  payPal.completeRefunds();
  expect(await accepted(order)).toEqual(['PAYMENT_RETURNED']);
  expect((await staff(rejectOrder, order)).data?.refund?.reference).toBe(refundId);
});

describe.each<PayPalFault>(['silent', 'error', 'dropped', 'missing', 'noRoute', 'blocked', 'nonsense'])(
  'PayPal does not answer (%s)',
  (fault) => {
    test('nothing is issued unseen, and the order can be accepted a moment later', async () => {
      const order = await paid();
      payPal.fail('get', fault);
      const refused = await staff(acceptOrder, order);
      expect([refused.status, ...refused.codes]).toEqual([504, 'PAYPAL_UNAVAILABLE']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(await statusOf(order)).toBe('paid');
      expect(await accepted(order)).toEqual([]);
    });
  },
);

test('an order that was paid by transfer is accepted without a question', async () => {
  const { id } = await anOrder(app.context, { status: 'paid' });
  const calls = payPal.calls.length;
  expect((await staff(acceptOrder, { params: { id } })).status).toBe(200);
  expect(payPal.calls.slice(calls)).toEqual([]);
});

test('a payment about which nobody asked is not accepted, whoever calls the ledger', async () => {
  const order = await paid();
  await expect(acceptInLedger(app.context, order.id)).rejects.toMatchObject({ code: 'ORDER_NOT_PAID' });
  expect(await statusOf(order)).toBe('paid');
});

test('two members of staff press at once: one issues the shares', async () => {
  const order = await paid();
  const codes = await Promise.all([accepted(order), accepted(order)]);
  expect(codes.map(([code = 'done']) => code).sort()).toEqual(['ALREADY_ACCEPTED', 'done']);
});

describe('PayPal shows money that it took in another way than the books', () => {
  test.each<[string, PayPalFault]>([
    ['as if it had never been taken', 'stale'],
    ['with another amount', 'liesAboutAmount'],
  ])('%s: nothing is issued, and staff see it', async (_, fault) => {
    const order = await paid();
    payPal.fail('get', fault, fault);
    expect(await accepted(order, 'All the same')).toEqual(['PAYMENT_CONTRADICTED']);
    const shown = (await staff(getOrder, order)).data;
    expect(shown).toMatchObject({ status: 'paid', isContradicted: true, canAcceptOrder: false });
    expect((await staff(getOrderDecision, order)).data.toAccept).toContainEqual({
      refusal: 'PAYMENT_CONTRADICTED',
      state: 'notMet',
    });
    const payments = await staff(getTransactionPayments, { params: order.transaction });
    expect(payments.data.isContradicted).toBe(true);
    expect(await onCard(order)).toBe(true);
    expect(await runBooksCheck(app.context.db)).toMatchObject([
      { id: 'I-40', rows: [{ transaction: order.transaction.id }] },
    ]);

    // PayPal is asked on, until it shows the payment as it was.
    later(5 * MINUTES);
    await job();
    expect(await onCard(order)).toBe(true);
    later(5 * MINUTES);
    await job();
    expect(await onCard(order)).toBe(false);
    expect((await staff(getOrder, order)).data.isContradicted).toBe(false);
    expect(await accepted(order)).toEqual([]);
  });

  test('after the shares were issued it stays in sight until PayPal shows it right again', async () => {
    const order = await paid();
    await accepted(order);
    payPal.fail('get', 'stale');
    await staff(askPayPal, { params: order.transaction });
    expect(await onCard(order)).toBe(true);
    expect((await staff(getOrder, order)).data).toMatchObject({ status: 'completed', isContradicted: true });
    await staff(askPayPal, { params: order.transaction });
    expect(await onCard(order)).toBe(false);
  });
});
