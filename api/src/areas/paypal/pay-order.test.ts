import { listOrders, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  capturePayment,
  getOrderPayment,
  getTransactionPayments,
  payByBankTransfer,
  payThroughPayPal,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { getTransactionTimeline } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import {
  acceptTransaction,
  getTransaction,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { expireOrders } from '../../jobs/expire-orders.ts';
import { emails } from '../../platform/mail/mail.tables.ts';
import { appWithPayPal } from '../../testing/paypal/app-with-paypal.ts';
import { allowPayPal, anOnlineOffer, anOnlineOrder, paymentsOf } from '../../testing/paypal/payments.ts';
import { anInvestor } from '../../testing/people.ts';
import { caller } from '../../testing/test-app.ts';
import { series } from '../series/series.tables.ts';
import { followUpDue } from './follow-up.ts';

const { payPal, app, staff, offer, later } = await appWithPayPal();
afterEach(captureOfEachPaid);

/** What PayPal took is paid here, once; what is paid here, PayPal took. */
async function captureOfEachPaid() {
  const { rows } = await app.services.pool.query<{ capture: string; order: string }>(
    `SELECT t.method_id AS capture, p.paypal_order_id AS "order" FROM transactions t
     JOIN paypal_payments p ON p.transaction_id = t.id AND p.state = 'captured' WHERE t.method = 'payPal'`,
  );
  const taken = [...payPal.orders.values()].flatMap(({ captures }) =>
    captures.filter(({ status }) => status === 'COMPLETED' || status === 'REFUNDED').map(({ id }) => id),
  );
  expect(rows.map(({ capture }) => capture).sort()).toEqual(taken.sort());
}

async function anOrderToPay(of = offer) {
  const order = await anOnlineOrder(app.context, of);
  const call = caller(app.app, order.accessToken);
  const params = { id: order.id };
  return {
    ...order,
    pay: () => call(payThroughPayPal, { params }),
    capture: () => call(capturePayment, { params }),
    payByTransfer: () => call(payByBankTransfer, { params }),
    read: async () => (await call(getOrderPayment, { params })).data,
    books: () => paymentsOf(app.context, order.id),
  };
}
type ToPay = Awaited<ReturnType<typeof anOrderToPay>>;

const payPalOrderOf = async ({ books }: Pick<ToPay, 'books'>) =>
  (await books()).at(-1)?.payment?.payPalOrderId ?? '';

/** Begun, and approved at PayPal. */
async function approved(of = offer) {
  const order = await anOrderToPay(of);
  await order.pay();
  payPal.approve(await payPalOrderOf(order));
  return order;
}

const statesOf = async ({ books }: ToPay) =>
  (await books()).map(({ transaction, payment }) => [
    transaction.method,
    transaction.status,
    payment?.state ?? null,
  ]);
const NEW_AND = (state: string) => [
  ['bankTransfer', 'rejected', null],
  ['payPal', 'new', state],
];
const PAID = [
  ['bankTransfer', 'rejected', null],
  ['payPal', 'paid', 'captured'],
];
const idOf = async ({ books }: ToPay) => (await books()).at(-1)?.transaction.id ?? 0;
const timelineOf = async (order: ToPay) =>
  (await staff(getTransactionTimeline, { params: { id: await idOf(order) } })).data.entries;

describe('the investor pays', () => {
  test('I-9 the bank transfer is replaced, PayPal is approved and captured, and the order is paid', async () => {
    const order = await anOrderToPay();
    const begun = (await order.pay()).data;
    const atPayPal = payPal.orders.get(await payPalOrderOf(order));
    expect(begun).toEqual({
      orderId: order.id,
      method: 'payPal',
      methods: ['bankTransfer', 'payPal'],
      amount: 200,
      state: 'created',
      approveUrl: `${payPal.url}/checkoutnow?token=${atPayPal?.id}`,
    });
    expect(atPayPal?.amount).toEqual({ currency_code: 'PLN', value: '200.00' });
    expect(await statesOf(order)).toEqual(NEW_AND('created'));
    expect((await order.capture()).codes).toEqual(['CAN_CAPTURE_PAYMENT']);
    payPal.approve(atPayPal?.id ?? '');
    expect((await order.capture()).data).toMatchObject({ state: 'captured', approveUrl: null });
    expect(await statesOf(order)).toEqual(PAID);
    // In the list of orders by their terms it stands once, with the payment that took the place of the other.
    const byTerm = {
      filters: { search: String(order.id) },
      order: { column: 'waitUntil', direction: 'ASC' },
    } as const;
    const { data: listed } = await staff(listOrders, { list: byTerm });
    expect(listed.items.map(({ id }) => id)).toEqual([order.id]);
    expect(await order.read()).toMatchObject({ method: 'payPal', state: 'captured' });
    const { data: view } = await staff(getTransaction, { params: { id: await idOf(order) } });
    expect(view).toMatchObject({ status: 'paid', methodId: atPayPal?.captures[0]?.id });
    const events = await app.context.db
      .select({ event: emails.event })
      .from(emails)
      .where(eq(emails.recipient, order.investor.email));
    expect(events.map(({ event }) => event)).toContain(`transfer-received order ${order.id}`);
    const entries = await timelineOf(order);
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
    expect(await statesOf(order)).toEqual([
      ['bankTransfer', 'rejected', null],
      ['payPal', 'rejected', 'cancelled'],
      ['bankTransfer', 'new', null],
    ]);
    expect((await order.capture()).codes).toEqual(['CAN_CAPTURE_PAYMENT']);
    expect((await order.pay()).data.state).toBe('created');
  });

  test('TRX-09 staff cannot accept it by hand', async () => {
    const order = await approved();
    const answer = await staff(acceptTransaction, { params: { id: await idOf(order) } });
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

describe('PayPal fails', () => {
  test.each(['silent', 'error', 'dropped', 'huge', 'redirect', 'nonsense'] as const)(
    'to answer the creation (%s): the next try gets the same order',
    async (fault) => {
      const order = await anOrderToPay();
      const before = payPal.orders.size;
      payPal.fail('create', fault);
      expect((await order.pay()).codes).toEqual(['PAYPAL_UNAVAILABLE']);
      expect(await statesOf(order)).toEqual(NEW_AND('creating'));
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
      expect(await statesOf(order)).toEqual(NEW_AND('failed'));
      expect((await timelineOf(order))[0]?.changes).toContainEqual({
        field: 'payPal.outcome',
        before: null,
        after: 'mismatch',
      });
      expect((await order.pay()).data.state).toBe('created');
    },
  );

  test.each(['silent', 'error', 'dropped', 'huge', 'nonsense', 'liesAboutStatus'] as const)(
    'to answer the capture (%s): the order is held, and the job learns what became of it',
    async (fault) => {
      const order = await approved();
      payPal.fail('capture', fault);
      expect((await order.capture()).data.state).toBe('capturing');
      expect(await statesOf(order)).toEqual(NEW_AND('capturing'));
      expect((await staff(rejectOrder, { params: { id: order.id } })).codes).toEqual([
        'PAYMENT_BEING_CAPTURED',
      ]);
      expect((await order.payByTransfer()).codes).toEqual(['PAYMENT_BEING_CAPTURED']);
      expect((await order.pay()).codes).toEqual(['CANT_RETRY_PAYMENT']);
      await followUpDue(app.context);
      expect(await statesOf(order)).toEqual(NEW_AND('capturing'));
      later(15 * 86_400);
      await expireOrders(app.services);
      expect(await statesOf(order)).toEqual(NEW_AND('capturing'));
      await followUpDue(app.context);
      expect(await statesOf(order)).toEqual(PAID);
    },
  );

  test.each(['liesAboutAmount', 'liesAboutCurrency'] as const)(
    'to say what was captured (%s): never paid, in sight of staff, until PayPal says otherwise',
    async (fault) => {
      const order = await approved();
      payPal.fail('capture', fault);
      expect((await order.capture()).data.state).toBe('unknown');
      expect(await statesOf(order)).toEqual(NEW_AND('unknown'));
      const { data } = await staff(getTransactionPayments, { params: { id: await idOf(order) } });
      expect(data).toMatchObject({ payments: [{ state: 'unknown' }], canAsk: true });
      expect((await staff(rejectOrder, { params: { id: order.id } })).codes).toEqual([
        'PAYMENT_BEING_CAPTURED',
      ]);
      later(60);
      await followUpDue(app.context);
      expect(await statesOf(order)).toEqual(PAID);
    },
  );

  test('an order whose amount is wrong is never captured', async () => {
    const order = await approved();
    payPal.fail('get', 'liesAboutAmount');
    expect((await order.capture()).codes).toEqual(['CAN_CAPTURE_PAYMENT']);
    expect(await statesOf(order)).toEqual(NEW_AND('failed'));
  });

  test('declined: nothing is taken, the order is free again, and can be paid again', async () => {
    const order = await approved();
    payPal.fail('capture', 'declined');
    expect((await order.capture()).data.state).toBe('failed');
    expect((await order.pay()).data.state).toBe('created');
    payPal.approve(await payPalOrderOf(order));
    expect((await order.capture()).data.state).toBe('captured');
  });

  test('pending: the order waits, and is paid once PayPal has the money', async () => {
    const order = await approved();
    payPal.fail('capture', 'pending');
    expect((await order.capture()).data.state).toBe('capturing');
    const [taken] = payPal.orders.get(await payPalOrderOf(order))?.captures ?? [];
    later(60);
    await followUpDue(app.context);
    expect(await statesOf(order)).toEqual(NEW_AND('capturing'));
    if (taken) taken.status = 'COMPLETED';
    later(3_600);
    await followUpDue(app.context);
    expect(await statesOf(order)).toEqual(PAID);
  });

  test('its token was withdrawn: a new one is fetched', async () => {
    const order = await approved();
    payPal.fail('capture', 'unauthorised');
    expect((await order.capture()).data.state).toBe('captured');
  });
});
