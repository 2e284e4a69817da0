import { listOrders, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  capturePayment,
  getOrderPayment,
  payByBankTransfer,
  payThroughPayPal,
  receivePayPalNotice,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import {
  acceptTransaction,
  getTransaction,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { expireOrders } from '../../jobs/expire-orders.ts';
import { emails } from '../../platform/mail/mail.tables.ts';
import { appWithPayPal } from '../../testing/paypal/app-with-paypal.ts';
import { NEW_AND, ordersToPay, PAID } from '../../testing/paypal/orders-to-pay.ts';
import { allowPayPal, anOnlineOffer } from '../../testing/paypal/payments.ts';
import { anInvestor } from '../../testing/people.ts';
import { series } from '../series/series.tables.ts';
import { followUpDue } from './follow-up.ts';

const withPayPal = await appWithPayPal();
const { app, payPal, staff, later } = withPayPal;
const { anOrderToPay, approved } = ordersToPay(withPayPal);

describe('the investor pays', () => {
  test('I-9 the bank transfer is replaced, PayPal is approved and captured, and the order is paid', async () => {
    const order = await anOrderToPay();
    const begun = (await order.pay()).data;
    const atPayPal = payPal.orders.get(await order.payPalOrderId());
    expect(begun).toEqual({
      orderId: order.id,
      method: 'payPal',
      methods: ['bankTransfer', 'payPal'],
      amount: 200,
      state: 'created',
      approveUrl: `${payPal.url}/checkoutnow?token=${atPayPal?.id}`,
    });
    expect(atPayPal?.amount).toEqual({ currency_code: 'PLN', value: '200.00' });
    expect(await order.states()).toEqual(NEW_AND('created'));
    expect((await order.capture()).codes).toEqual(['CAN_CAPTURE_PAYMENT']);
    payPal.approve(atPayPal?.id ?? '');
    expect((await order.capture()).data).toMatchObject({ state: 'captured', approveUrl: null });
    expect(await order.states()).toEqual(PAID);
    // In the list of orders by their terms it stands once, with the payment that took the place of the other.
    const byTerm = {
      filters: { search: String(order.id) },
      order: { column: 'waitUntil', direction: 'ASC' },
    } as const;
    const { data: listed } = await staff(listOrders, { list: byTerm });
    expect(listed.items.map(({ id }) => id)).toEqual([order.id]);
    expect(await order.read()).toMatchObject({ method: 'payPal', state: 'captured' });
    const { data: view } = await staff(getTransaction, { params: { id: await order.transactionId() } });
    expect(view).toMatchObject({ status: 'paid', methodId: atPayPal?.captures[0]?.id });
    // Nothing is added for paying online.
    expect(view).toMatchObject({ amount: 200, originalAmount: 200, commission: 0, commissionPercent: 0 });
    const events = await app.context.db
      .select({ event: emails.event })
      .from(emails)
      .where(eq(emails.recipient, order.investor.email));
    expect(events.map(({ event }) => event)).toContain(`transfer-received order ${order.id}`);
    const entries = await order.timeline();
    expect(entries.map(({ action }) => action)).toEqual([
      'transaction.accept',
      'transaction.paypal-capture',
      'transaction.paypal-ask',
      'transaction.paypal-ask',
      'transaction.paypal-create',
      'order.change-method',
      'order.place',
    ]);
    // Again: nothing is taken twice.
    const calls = payPal.calls.length;
    expect((await order.capture()).data.state).toBe('captured');
    expect((await order.pay()).codes).toEqual(['CANT_RETRY_PAYMENT']);
    expect(payPal.calls).toHaveLength(calls);
  });

  test('asked again before the approval, the same payment is answered', async () => {
    const order = await anOrderToPay();
    const first = (await order.pay()).data;
    expect((await order.pay()).data).toEqual(first);
    expect((await order.books()).length).toBe(2);
  });

  test('with the credentials of the series where it has its own', async () => {
    const order = await approved(await anOnlineOffer(app.context, payPal.clientSecret));
    expect((await order.capture()).data.state).toBe('captured');
    expect((await order.books())[1]?.payment).toMatchObject({ clientId: 'own', productionMode: false });
    const wrong = await anOrderToPay(await anOnlineOffer(app.context, 'another secret'));
    expect((await wrong.pay()).codes).toEqual(['PAYPAL_UNAVAILABLE']);
    expect((await wrong.payByTransfer()).status).toBe(200);
  });

  test('SET-13 not above the largest amount, and not where online payments are off', async () => {
    await allowPayPal(app.context, payPal, '199.99');
    const order = await anOrderToPay();
    expect((await order.pay()).codes).toEqual(['AMOUNT_ABOVE_PAYPAL_MAXIMUM']);
    await allowPayPal(app.context, payPal, '200.00');
    expect((await order.pay()).status).toBe(200);
    const off = await anOrderToPay(await anOnlineOffer(app.context));
    await app.context.db.update(series).set({ allowOnlinePayments: false });
    expect((await off.pay()).codes).toEqual(['CAN_CREATE_PAYMENT']);
    expect((await order.pay()).codes).toEqual(['CANT_RETRY_PAYMENT']);
    await app.context.db.update(series).set({ allowOnlinePayments: true });
  });

  test('an order of somebody else does not exist', async () => {
    const order = await approved();
    const other = await app.asUser(await anInvestor(app.context));
    for (const endpoint of [payThroughPayPal, capturePayment, payByBankTransfer, getOrderPayment])
      expect((await other(endpoint, { params: { id: order.id } })).codes).toEqual(['ORDER_NOT_EXISTS']);
    expect((await staff(capturePayment, { params: { id: order.id } })).status).toBe(403);
  });

  test('by transfer after all: PayPal is never captured then', async () => {
    const order = await approved();
    expect((await order.payByTransfer()).data).toMatchObject({ method: 'bankTransfer', state: null });
    expect((await order.payByTransfer()).status).toBe(200);
    expect(await order.states()).toEqual([
      ['bankTransfer', 'rejected', null],
      ['payPal', 'rejected', 'cancelled'],
      ['bankTransfer', 'new', null],
    ]);
    expect((await order.capture()).codes).toEqual(['CAN_CAPTURE_PAYMENT']);
    expect((await order.pay()).data.state).toBe('created');
  });

  test('TRX-09 staff cannot accept it by hand', async () => {
    const order = await approved();
    const answer = await staff(acceptTransaction, { params: { id: await order.transactionId() } });
    expect(answer.codes).toEqual(['PAYPAL_CONFIRMS_PAYMENT']);
  });
});

describe('what ends an order ends its payment', () => {
  test('ERR-50 an expired order is not captured, nor paid again', async () => {
    const order = await approved();
    later(15 * 86_400);
    expect((await order.capture()).status).toBe(401); // The session ended, too.
    const { call } = { call: await app.asUser(order.investor) };
    const params = { id: order.id };
    expect((await call(capturePayment, { params })).codes).toEqual(['TRANSACTION_EXPIRED']);
    expect((await call(payThroughPayPal, { params })).codes).toEqual(['TRANSACTION_EXPIRED']);
    await expireOrders(app.services);
    expect((await call(capturePayment, { params })).codes).toEqual(['TRANSACTION_EXPIRED']);
    expect((await call(payThroughPayPal, { params })).codes).toEqual(['TRANSACTION_EXPIRED']);
  });

  test('the last shares, sold to another after it expired, are not paid for by the first', async () => {
    const few = await anOnlineOffer(app.context);
    await app.context.db
      .update(series)
      .set({ limit: 2 })
      .where(eq(series.id, few.seriesId ?? 0));
    const first = await approved(few);
    later(15 * 86_400);
    await expireOrders(app.services);
    const second = await approved(few);
    expect((await second.capture()).data.state).toBe('captured');
    const resource = { id: await first.payPalOrderId() };
    await app.asVisitor(receivePayPalNotice, { body: { resource } as never });
    await followUpDue(app.context);
    const back = await app.asUser(first.investor);
    expect((await back(capturePayment, { params: { id: first.id } })).codes).toEqual(['TRANSACTION_EXPIRED']);
    expect(payPal.orders.get(await first.payPalOrderId())?.captures).toEqual([]);
  });

  test('ERR-51 a rejected order is not captured, nor paid again', async () => {
    const order = await approved();
    await staff(rejectOrder, { params: { id: order.id } });
    expect(await order.read()).toMatchObject({ state: 'cancelled', approveUrl: null });
    expect((await order.capture()).codes).toEqual(['CAN_CAPTURE_PAYMENT']);
    expect((await order.pay()).codes).toEqual(['CANT_RETRY_PAYMENT']);
    const untouched = await anOrderToPay();
    await staff(rejectOrder, { params: { id: untouched.id } });
    expect((await untouched.pay()).codes).toEqual(['CAN_CREATE_PAYMENT']);
  });
});
