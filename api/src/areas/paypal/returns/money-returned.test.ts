/** PayPal returns money that nobody here told it to return, or later than it said. */

import { getHome } from '@share/contract/areas/home/home.endpoints.ts';
import {
  acceptOrder,
  getOrder,
  getOrderDecision,
  getOrderEmail,
  rejectOrder,
} from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  askPayPal,
  capturePayment,
  getTransactionPayments,
  payThroughPayPal,
  receivePayPalNotice,
  refundThroughPayPal,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { mailTo } from '../../../testing/mail/queued-mail.ts';
import { appWithPayPal } from '../../../testing/paypal/app-with-paypal.ts';
import { anOrderThatReached } from '../../../testing/paypal/order-that-reached.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { runBooksCheck } from '../../ledger/books-check/run-books-check.ts';
import { findPayment } from '../find-payments.ts';
import { followUpDue } from '../follow-up.ts';
import { payPalPayments } from '../paypal.tables.ts';
import { settle } from '../settle-payment.ts';

const { payPal, app, staff, offer, later } = await appWithPayPal();

const paid = () => anOrderThatReached(app, payPal, offer, 'captured');
type Paid = Awaited<ReturnType<typeof paid>>;
const job = () => followUpDue(systemContext(app.services));
const isQuiet = async ({ books }: Paid) => (await books())?.payment?.nextAskAt === null;

/** Returned in PayPal's own pages, of which a notice came. */
async function returnedByHand() {
  const order = await paid();
  const refundId = payPal.returnByHand(order.payPalOrderId) ?? '';
  const body = { resource: { id: refundId, custom_id: order.paymentId } };
  await app.asVisitor(receivePayPalNotice, { body });
  await job();
  expect((await order.books())?.payment?.refundId).toBe(refundId);
  const captureId = (await order.books())?.payment?.captureId ?? '';
  return { ...order, refundId, captureId };
}

test('no shares are issued for money that PayPal has returned: staff see why, and reject the order', async () => {
  const order = await returnedByHand();
  expect((await staff(acceptOrder, order)).codes).toEqual(['PAYMENT_RETURNED']);
  expect((await staff(getOrder, order)).data.canAcceptOrder).toBe(false);
  expect((await staff(getOrderDecision, order)).data.toAccept).toContainEqual({
    refusal: 'PAYMENT_RETURNED',
    state: 'notMet',
  });
  expect(await runBooksCheck(app.context.db)).toMatchObject([{ id: 'I-35' }]);
  const card = async () =>
    (await staff(getHome)).data.cards
      .find(({ name }) => name === 'payPalUnclear')
      ?.oldest.map(({ id }) => id);
  expect(await card()).toEqual([order.transaction.id]);

  expect((await staff(getOrder, order)).data.amountToReturn).toBe(null);
  const before = await staff(getOrderEmail, { params: { ...order.params, move: 'reject' } });

  const rejected = await staff(rejectOrder, order);
  expect(rejected.data).toMatchObject({ status: 'rejected', refund: { reference: order.refundId } });
  expect(await card()).toEqual([]);
  const mails = await mailTo(app.context, order.investor.email);
  expect(mails.map(({ subject }) => subject).join()).not.toContain('zwrócimy pieniądze');
  expect(mails.map(({ subject }) => subject)).toContain(before.data.subject);
  expect((await staff(refundThroughPayPal, { params: order.transaction })).codes).toEqual([
    'REFUND_ALREADY_CLOSED',
  ]);
});

test('nor for money of which PayPal has returned a part; the rest closes the refund', async () => {
  const order = await paid();
  payPal.returnPartByHand(order.payPalOrderId, '50.00');
  await staff(askPayPal, { params: order.transaction });
  expect((await staff(acceptOrder, order)).codes).toEqual(['PAYMENT_RETURNED']);
  expect((await staff(getOrder, order)).data.canAcceptOrder).toBe(false);
  const seen = await staff(getTransactionPayments, { params: order.transaction });
  expect(seen.data.mustBeRejected).toBe(true);
  expect(await runBooksCheck(app.context.db)).toMatchObject([{ id: 'I-35' }]);
  const unclear = (await staff(getHome)).data.cards.find(({ name }) => name === 'payPalUnclear');
  expect(unclear?.oldest.map(({ id }) => id)).toEqual([order.transaction.id]);

  await staff(rejectOrder, order);
  expect((await staff(refundThroughPayPal, { params: order.transaction })).codes).toEqual(['PAYPAL_REFUSED']);
  payPal.returnPartByHand(order.payPalOrderId, '150.00');
  await staff(askPayPal, { params: order.transaction });
  expect((await order.refund())?.reference).toBe(order.atPayPal()?.refunds.at(-1)?.id);
});

test('returned before the rejection, and seen only when staff return it: the refund is closed, and nobody asks any more', async () => {
  const order = await paid();
  const refundId = payPal.returnByHand(order.payPalOrderId);
  await staff(rejectOrder, order);
  const { data } = await staff(refundThroughPayPal, { params: order.transaction });
  expect(data).toMatchObject({ canRefund: false, isBeingReturned: false });
  expect((await order.refund())?.reference).toBe(refundId);
  expect(await isQuiet(order)).toBe(true);
});

test('a refund that PayPal completes later is awaited, recorded once, and closed', async () => {
  const order = await paid();
  await staff(rejectOrder, order);
  payPal.fail('refund', 'pending');
  const { data } = await staff(refundThroughPayPal, { params: order.transaction });
  expect(data.isBeingReturned).toBe(true);
  const recorded = async () =>
    (await readAudit(app.context)).filter(
      ({ action, entityId }) => /paypal-(ask|refund)/.test(action) && entityId === order.transaction.id,
    ).length;
  later(120);
  await job();
  const before = await recorded();
  const posted = payPal.calls.filter((call) => call === 'refund').length;
  for (let nth = 0; nth < 5; nth += 1) {
    later(4_000);
    await job();
  }
  expect(await recorded()).toBe(before);
  expect(payPal.calls.filter((call) => call === 'refund')).toHaveLength(posted);
  expect(await order.refund()).toMatchObject({ returnedOn: null });

  payPal.completeRefunds();
  later(4_000);
  await job();
  expect((await order.refund())?.reference).toBe(order.atPayPal()?.refunds[0]?.id);
  expect(await isQuiet(order)).toBe(true);
});

test('a refund whose answer was lost is asked about before it is sent again', async () => {
  const order = await paid();
  await staff(rejectOrder, order);
  payPal.fail('refund', 'dropped');
  await staff(refundThroughPayPal, { params: order.transaction });
  const posted = payPal.calls.filter((call) => call === 'refund').length;
  later(120);
  await job();
  expect((await order.refund())?.reference).toBe(order.atPayPal()?.refunds[0]?.id);
  expect(payPal.calls.filter((call) => call === 'refund')).toHaveLength(posted);
});

test('a refund that PayPal did not get is sent again, also by staff who ask', async () => {
  const order = await paid();
  await staff(rejectOrder, order);
  payPal.fail('refund', 'silent');
  await staff(refundThroughPayPal, { params: order.transaction });
  await staff(askPayPal, { params: order.transaction });
  expect((await staff(getTransactionPayments, { params: order.transaction })).data.isBeingReturned).toBe(
    false,
  );
  expect(order.atPayPal()?.refunds).toHaveLength(1);
});

test('money that PayPal took and returned before anybody here learned of it frees the order', async () => {
  const order = await anOrderThatReached(app, payPal, offer, 'approved');
  payPal.fail('capture', 'dropped');
  expect((await order.call(capturePayment, order)).data.state).toBe('capturing');
  payPal.returnByHand(order.payPalOrderId);
  expect((await staff(askPayPal, { params: order.transaction })).data.payments[0]?.state).toBe('failed');
  expect((await order.call(payThroughPayPal, order)).data.state).toBe('created');
});

test('a refund that became due after PayPal had returned the money, and was begun before that was noticed, is closed by the job', async () => {
  const order = await paid();
  await staff(rejectOrder, order);
  payPal.fail('refund', 'silent');
  await staff(refundThroughPayPal, { params: order.transaction });
  const refundId = payPal.returnByHand(order.payPalOrderId);
  await app.context.db.update(payPalPayments).set({ refundId }).where(eq(payPalPayments.id, order.paymentId));
  later(120);
  await job();
  expect(await order.refund()).toMatchObject({ reference: refundId, returningSince: null });
  expect(await isQuiet(order)).toBe(true);
});

test('answers that come late undo nothing, in whatever sequence they come', async () => {
  const order = await returnedByHand();
  const start = app.context.now().getTime();
  const captured = { kind: 'captured', captureId: order.captureId, isBeingReturned: false } as const;
  const returned = { kind: 'returned', captureId: order.captureId, refundId: order.refundId } as const;
  for (const [seconds, verdict] of [
    [30, returned],
    [10, captured],
    [20, captured],
  ] as const) {
    const askedAt = new Date(start + seconds * 1_000);
    const payment = await findPayment(app.context.db, order.paymentId);
    await settle(
      app.context,
      payment,
      { call: 'ask', outcome: 'done', result: verdict.kind },
      { verdict, askedAt },
    );
  }
  expect((await order.books())?.transaction.returnedAs).toBe(order.refundId);
  await staff(rejectOrder, order);
});
