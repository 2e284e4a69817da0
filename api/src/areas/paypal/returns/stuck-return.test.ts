/** A refund of which PayPal does not say what became of it, or says at last that it came to nothing. */
import { rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  askPayPal,
  getTransactionPayments,
  refundThroughPayPal,
  releaseHeldOrder,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { closeRefund } from '@share/contract/areas/refunds/refunds.endpoints.ts';
import { getTransactionTimeline } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { recordFurtherTransfer } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { expect, test } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { appWithPayPal } from '../../../testing/paypal/app-with-paypal.ts';
import { anOrderThatReached } from '../../../testing/paypal/order-that-reached.ts';
import { followUpDue } from '../follow-up.ts';

const { payPal, app, staff, offer } = await appWithPayPal();

async function returning(answer: 'silent' | 'pending') {
  const order = await anOrderThatReached(app, payPal, offer, 'captured');
  await staff(rejectOrder, order);
  payPal.fail('refund', answer);
  const { data } = await staff(refundThroughPayPal, { params: order.transaction });
  expect(data).toMatchObject({ isBeingReturned: true, canRelease: false });
  return { ...order, at: { params: order.transaction } };
}
const aDayPasses = () => app.setClock(new Date(app.context.now().getTime() + 25 * 3_600_000));
const byHand = () => ({
  returnedOn: warsawDay(app.context.now()),
  reference: 'Transfer 7',
  reason: 'rejection' as const,
});

test('a super administrator ends it after a day of silence, and the money is returned in another way', async () => {
  const order = await returning('silent');
  expect((await staff(releaseHeldOrder, order.at)).codes).toEqual(['PAYMENT_NOT_STUCK']);
  aDayPasses();
  const later = await app.as('super admin');
  payPal.fail('get', 'silent');
  expect((await later(closeRefund, { ...order.at, body: byHand() })).codes).toEqual([
    'REFUND_BEING_RETURNED',
  ]);
  expect((await later(getTransactionPayments, order.at)).data.canRelease).toBe(true);
  const released = await later(releaseHeldOrder, order.at);
  expect(released.data).toMatchObject({ isBeingReturned: false, canRelease: false, canRefund: true });
  const { entries } = (await later(getTransactionTimeline, order.at)).data;
  expect(entries[0]?.action).toBe('transaction.paypal-release');
  payPal.recover();
  await followUpDue(systemContext(app.services));
  expect(order.atPayPal()?.refunds).toEqual([]);
  expect((await later(closeRefund, { ...order.at, body: byHand() })).status).toBe(200);
});

test('pressed again afterwards, PayPal is told the same: what it did the first time is not done twice', {
  tags: 'thorough',
}, async () => {
  const order = await anOrderThatReached(app, payPal, offer, 'captured');
  await staff(rejectOrder, order);
  payPal.fail('refund', 'dropped');
  const at = { params: order.transaction };
  await staff(refundThroughPayPal, at);
  aDayPasses();
  const later = await app.as('super admin');
  await later(releaseHeldOrder, at);
  expect((await later(refundThroughPayPal, at)).status).toBe(200);
  expect(order.atPayPal()?.refunds).toHaveLength(1);
  expect((await order.refund())?.reference).toBe(order.atPayPal()?.refunds[0]?.id);

  // What came by bank goes back by bank: for the books nothing was returned twice.
  const { data } = await later(recordFurtherTransfer, { ...at, body: { receivedAmount: 200 } });
  await later(closeRefund, { ...at, body: { ...byHand(), refund: data.further[0]?.id } });
});

test('that PayPal does not find the payment afterwards is no answer: it stays in sight, and is asked about', async () => {
  const order = await returning('silent');
  aDayPasses();
  const later = await app.as('super admin');
  payPal.fail('refund', 'silent');
  await later(releaseHeldOrder, order.at);
  payPal.fail('get', 'missing');
  expect((await later(askPayPal, order.at)).codes).toEqual(['PAYPAL_UNAVAILABLE']);
  expect((await later(getTransactionPayments, order.at)).data.payments).toMatchObject([
    { state: 'captured', releasedAt: expect.any(String) },
  ]);
  expect((await order.books())?.payment?.nextAskAt).toEqual(expect.any(Date));
  payPal.recover();
});

test('not while PayPal says that the money is on its way back', async () => {
  const order = await returning('pending');
  await staff(askPayPal, order.at);
  aDayPasses();
  const later = await app.as('super admin');
  // It is asked every hour.
  await later(askPayPal, order.at);
  expect((await later(releaseHeldOrder, order.at)).codes).toEqual(['PAYMENT_NOT_STUCK']);
  payPal.completeRefunds();
  await later(askPayPal, order.at);
  expect(await order.refund()).toMatchObject({ reference: order.atPayPal()?.refunds[0]?.id });
});

test('one that PayPal could not complete is due again, and can be sent once more', async () => {
  const order = await returning('pending');
  const [made] = order.atPayPal()?.refunds ?? [];
  if (made) made.status = 'FAILED';
  expect((await staff(askPayPal, order.at)).data).toMatchObject({ isBeingReturned: false, canRefund: true });
  expect(order.atPayPal()?.refunds).toHaveLength(1);
  await staff(refundThroughPayPal, order.at);
  expect(await order.refund()).toMatchObject({ reference: order.atPayPal()?.refunds[1]?.id });
});
