import { rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { getTransactionPayments } from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { expireOrders } from '../../jobs/expire-orders.ts';
import { appWithPayPal } from '../../testing/paypal/app-with-paypal.ts';
import { NEW_AND, ordersToPay, PAID } from '../../testing/paypal/orders-to-pay.ts';
import { followUpDue } from './follow-up.ts';

const withPayPal = await appWithPayPal();
const { app, payPal, staff, later } = withPayPal;
const { anOrderToPay, approved } = ordersToPay(withPayPal);

describe('PayPal fails', () => {
  test.each(['silent', 'error', 'dropped', 'huge', 'redirect', 'nonsense', 'noRoute'] as const)(
    'to answer the creation (%s): the next try gets the same order',
    async (fault) => {
      const order = await anOrderToPay();
      const before = payPal.orders.size;
      payPal.fail('create', fault);
      expect((await order.pay()).codes).toEqual(['PAYPAL_UNAVAILABLE']);
      expect(await order.states()).toEqual(NEW_AND('creating'));
      expect((await order.pay()).data.state).toBe('created');
      expect(payPal.orders.size).toBe(before + 1);
    },
  );

  test.each(['liesAboutAmount', 'liesAboutCurrency', 'liesAboutLink'] as const)(
    'to create what was asked for (%s): ERR-52, and another try makes another order',
    async (fault) => {
      const order = await anOrderToPay();
      payPal.fail('create', fault);
      expect((await order.pay()).codes).toEqual(['CAN_CREATE_PAYMENT']);
      expect(await order.states()).toEqual(NEW_AND('failed'));
      expect((await order.timeline())[0]?.changes).toContainEqual({
        field: 'payPal.outcome',
        before: null,
        after: 'mismatch',
      });
      expect((await order.pay()).data.state).toBe('created');
    },
  );

  test.each([
    'silent',
    'error',
    'dropped',
    'huge',
    'nonsense',
    'noRoute',
    'blocked',
    'liesAboutStatus',
  ] as const)(
    'to answer the capture (%s): the order is held, and the job learns what became of it',
    async (fault) => {
      const order = await approved();
      payPal.fail('capture', fault);
      expect((await order.capture()).data.state).toBe('capturing');
      expect(await order.states()).toEqual(NEW_AND('capturing'));
      expect((await staff(rejectOrder, { params: { id: order.id } })).codes).toEqual([
        'PAYMENT_BEING_CAPTURED',
      ]);
      expect((await order.payByTransfer()).codes).toEqual(['PAYMENT_BEING_CAPTURED']);
      expect((await order.pay()).codes).toEqual(['CANT_RETRY_PAYMENT']);
      await followUpDue(app.context);
      expect(await order.states()).toEqual(NEW_AND('capturing'));
      later(15 * 86_400);
      await expireOrders(app.services);
      expect(await order.states()).toEqual(NEW_AND('capturing'));
      await followUpDue(app.context);
      expect(await order.states()).toEqual(PAID);
    },
  );

  test.each(['liesAboutAmount', 'liesAboutCurrency'] as const)(
    'to say what was captured (%s): never paid, in sight of staff, until PayPal says otherwise',
    async (fault) => {
      const order = await approved();
      payPal.fail('capture', fault);
      expect((await order.capture()).data.state).toBe('unknown');
      expect(await order.states()).toEqual(NEW_AND('unknown'));
      const { data } = await staff(getTransactionPayments, { params: { id: await order.transactionId() } });
      expect(data).toMatchObject({ payments: [{ state: 'unknown' }], canAsk: true });
      expect((await staff(rejectOrder, { params: { id: order.id } })).codes).toEqual([
        'PAYMENT_BEING_CAPTURED',
      ]);
      later(60);
      await followUpDue(app.context);
      expect(await order.states()).toEqual(PAID);
    },
  );

  test('an order whose amount is wrong is never captured', async () => {
    const order = await approved();
    payPal.fail('get', 'liesAboutAmount');
    expect((await order.capture()).codes).toEqual(['CAN_CAPTURE_PAYMENT']);
    expect(await order.states()).toEqual(NEW_AND('failed'));
  });

  test('declined: nothing is taken, the order is free again, and can be paid again', async () => {
    const order = await approved();
    payPal.fail('capture', 'declined');
    expect((await order.capture()).data.state).toBe('failed');
    expect((await order.pay()).data.state).toBe('created');
    payPal.approve(await order.payPalOrderId());
    expect((await order.capture()).data.state).toBe('captured');
  });

  test('pending: the order waits, and is paid once PayPal has the money', async () => {
    const order = await approved();
    payPal.fail('capture', 'pending');
    expect((await order.capture()).data.state).toBe('capturing');
    const [taken] = payPal.orders.get(await order.payPalOrderId())?.captures ?? [];
    later(60);
    await followUpDue(app.context);
    expect(await order.states()).toEqual(NEW_AND('capturing'));
    if (taken) taken.status = 'COMPLETED';
    later(3_600);
    await followUpDue(app.context);
    expect(await order.states()).toEqual(PAID);
  });

  test('its token was withdrawn: a new one is fetched', async () => {
    const order = await approved();
    payPal.fail('capture', 'unauthorised');
    expect((await order.capture()).data.state).toBe('captured');
  });
});
