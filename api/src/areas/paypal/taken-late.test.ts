/** PayPal takes money for a payment that had ended here. */
import { rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  askPayPal,
  capturePayment,
  getOrderPayment,
  payByBankTransfer,
  payThroughPayPal,
  receivePayPalNotice,
  refundThroughPayPal,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { systemContext } from '../../platform/context.ts';
import { appWithPayPal } from '../../testing/paypal/app-with-paypal.ts';
import { anOrderThatReached } from '../../testing/paypal/order-that-reached.ts';
import { paymentsOf } from '../../testing/paypal/payments.ts';
import { runBooksCheck } from '../ledger/books-check/run-books-check.ts';
import { findDueReminders } from '../ledger/reminders/find-due-reminders.ts';
import { finishCapture } from './ask-paypal.ts';
import { takeApproved } from './capture-payment.ts';
import { findPayment } from './find-payments.ts';
import { followUpDue } from './follow-up.ts';
import { payPalPayments } from './paypal.tables.ts';

const { payPal, app, staff, offer } = await appWithPayPal();

const begun = () => anOrderThatReached(app, payPal, offer, 'approved');
type Begun = Awaited<ReturnType<typeof begun>>;

/** PayPal takes the money of an order there, although nobody here told it to. */
function takeAtPayPal({ atPayPal }: Begun) {
  const order = atPayPal();
  if (!order) throw new Error('PayPal does not know the order');
  order.status = 'COMPLETED';
  order.captures.push({
    id: `LATE-${order.id}`,
    status: 'COMPLETED',
    amount: order.amount,
    custom_id: order.customId,
  });
}
const returnAtPayPal = ({ payPalOrderId }: Begun) => payPal.returnByHand(payPalOrderId);
const ask = ({ transaction }: Begun) => staff(askPayPal, { params: transaction });
const failed = async (order: Begun) => {
  payPal.fail('get', 'liesAboutAmount');
  await ask(order);
  expect(await order.stateNow()).toBe('failed');
};
const statesOf = async ({ id }: Begun) =>
  (await paymentsOf(app.context, id)).flatMap(({ payment }) => payment?.state ?? []);
const unclear = async () => (await runBooksCheck(app.context.db)).flatMap(({ id }) => id);

test('money taken for an attempt that had failed pays the order that still waits, and ends the next attempt', async () => {
  const order = await begun();
  await failed(order);
  expect((await order.call(payThroughPayPal, order)).data.state).toBe('created');
  takeAtPayPal(order);
  const [first] = await app.context.db
    .select()
    .from(payPalPayments)
    .where(eq(payPalPayments.id, order.paymentId));
  // The job is due for it.
  await app.context.db
    .update(payPalPayments)
    .set({ nextAskAt: new Date(0) })
    .where(eq(payPalPayments.id, first?.id ?? ''));
  await followUpDue(systemContext(app.services));
  expect(await statesOf(order)).toEqual(['captured', 'cancelled']);
  expect((await order.call(getOrderPayment, order)).data).toMatchObject({
    state: 'captured',
    approveUrl: null,
  });
});

test.each(['rejected', 'paid by transfer'] as const)(
  'money taken for an order that is %s is in sight of staff until PayPal has returned it',
  async (end) => {
    const order = await begun();
    if (end === 'rejected') await staff(rejectOrder, order);
    else await order.call(payByBankTransfer, order);
    takeAtPayPal(order);
    const before = await statesOf(order);
    expect((await ask(order)).data.payments[0]?.state).toBe('unknown');
    expect([before, await unclear()]).toEqual([[end === 'rejected' ? 'created' : 'cancelled'], ['I-35']]);
    expect((await ask(order)).status).toBe(200);
    returnAtPayPal(order);
    expect((await ask(order)).data.payments[0]?.state).toBe('failed');
  },
);

/** Paid by the second attempt, after which PayPal takes the money of the first as well. */
async function paidTwice() {
  const order = await begun();
  await failed(order);
  await order.call(payThroughPayPal, order);
  const second = (await paymentsOf(app.context, order.id)).at(-1)?.payment;
  payPal.approve(second?.payPalOrderId ?? '');
  expect((await order.call(capturePayment, order)).data.state).toBe('captured');
  takeAtPayPal(order);
  const resource = { id: order.payPalOrderId };
  await app.asVisitor(receivePayPalNotice, { body: { resource } });
  await followUpDue(systemContext(app.services));
  expect(await statesOf(order)).toEqual(['unknown', 'captured']);
  return { ...order, paidBy: second?.payPalOrderId ?? '' };
}

test('money taken a second time, for an attempt before the one that paid, is in sight until it is returned', async () => {
  const order = await paidTwice();
  expect(await unclear()).toEqual(['I-35']);
  expect((await order.call(getOrderPayment, order)).data.state).toBe('captured');
  returnAtPayPal(order);
  await ask(order);
  expect(await statesOf(order)).toEqual(['failed', 'captured']);
});

test('what is returned of money taken a second time does not close the refund of the money that paid', async () => {
  const order = await paidTwice();
  await staff(rejectOrder, order);
  payPal.fail('refund', 'pending');
  await staff(refundThroughPayPal, { params: order.transaction });
  // Nothing was returned yet: the question about the other attempt is not one about the refund.
  expect((await ask(order)).status).toBe(200);
  returnAtPayPal(order);
  expect((await ask(order)).data.isBeingReturned).toBe(true);
  expect(await statesOf(order)).toEqual(['failed', 'captured']);
  expect(await order.refund()).toMatchObject({ returnedOn: null });
  payPal.completeRefunds();
  await ask(order);
  const [made] = payPal.orders.get(order.paidBy)?.refunds ?? [];
  expect(await order.refund()).toMatchObject({ reference: made?.id, returnedOn: expect.any(String) });
});

test('while money may have been taken, the investor does not pay again', async () => {
  const order = await begun();
  await failed(order);
  await app.context.db
    .update(payPalPayments)
    .set({ state: 'unknown' })
    .where(eq(payPalPayments.id, order.paymentId));
  expect((await order.call(payThroughPayPal, order)).codes).toEqual(['CANT_RETRY_PAYMENT']);
  // It was not taken: the next answer of PayPal ends the doubt.
  await ask(order);
  expect(await order.stateNow()).toBe('failed');
  expect((await order.call(payThroughPayPal, order)).status).toBe(200);
});

test('nor when it was taken for a payment of the order that was replaced since', async () => {
  const order = await begun();
  await order.call(payByBankTransfer, order);
  takeAtPayPal(order);
  await ask(order);
  expect((await order.call(payThroughPayPal, order)).codes).toEqual(['CANT_RETRY_PAYMENT']);
  returnAtPayPal(order);
  await ask(order);
  expect((await order.call(payThroughPayPal, order)).status).toBe(200);
});

test('and nobody is reminded to pay it by transfer meanwhile', async () => {
  const order = await begun();
  await order.call(payByBankTransfer, order);
  const dueOf = async () => {
    const at = (await paymentsOf(app.context, order.id)).at(-1)?.transaction.waitUntil?.getTime() ?? 0;
    const due = await findDueReminders(app.context.db, new Date(at - 3_600_000));
    return due.filter(({ orderId }) => orderId === order.id).map(({ kind }) => kind);
  };
  expect(await dueOf()).toEqual(['one-day']);
  takeAtPayPal(order);
  await ask(order);
  expect(await dueOf()).toEqual([]);
  returnAtPayPal(order);
  await ask(order);
  expect(await dueOf()).toEqual(['one-day']);
});

test('an unclear payment does not keep another attempt from being asked about', async () => {
  const order = await begun();
  await failed(order);
  await order.call(payThroughPayPal, order);
  await app.context.db
    .update(payPalPayments)
    .set({ state: 'unknown' })
    .where(eq(payPalPayments.id, order.paymentId));
  const [, second] = (await paymentsOf(app.context, order.id)).flatMap(({ payment }) => payment ?? []);
  payPal.approve(second?.payPalOrderId ?? '');
  const about = await findPayment(app.context.db, second?.id ?? '');
  await expect(takeApproved(app.context, about)).rejects.toThrow('CAN_CAPTURE_PAYMENT');
  await ask(order);
  expect(await statesOf(order)).toEqual(['failed', 'approved']);
});

test('whoever is late to finish a capture that others have ended takes nothing', async () => {
  const order = await begun();
  const stale = { ...(await findPayment(app.context.db, order.paymentId)), state: 'capturing' as const };
  await staff(rejectOrder, order);
  expect((await finishCapture(app.context, stale)).state).not.toBe('capturing');
  expect(order.atPayPal()?.captures).toEqual([]);
});
