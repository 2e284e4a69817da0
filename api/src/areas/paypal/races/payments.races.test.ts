/** @module-tag essential */
import { rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { cancelOwnOrder } from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import {
  askPayPal,
  capturePayment,
  changeToBankTransfer,
  payByBankTransfer,
  payThroughPayPal,
  receivePayPalNotice,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { allowPayPal, anOnlineOffer, anOnlineOrder, paymentsOf } from '../../../testing/paypal/payments.ts';
import { aPayPalServer } from '../../../testing/paypal/paypal-server.ts';
import { race } from '../../../testing/race.ts';
import { caller } from '../../../testing/test-app.ts';
import { runBooksCheck } from '../../ledger/books-check/run-books-check.ts';
import { expireOrder } from '../../ledger/ledger.shared.ts';
import { followUpDue } from '../follow-up.ts';

const ROUNDS = 30;
const MONTH = 30 * 86_400_000;

const payPal = await aPayPalServer();
afterAll(() => payPal.close());
const app = appForAllTests({ PAYPAL_SANDBOX_URL: payPal.url });
const staff = callerForAllTests(app, 'super admin');
let offer: Awaited<ReturnType<typeof anOnlineOffer>>;
beforeAll(async () => {
  await allowPayPal(app.context, payPal);
  offer = await anOnlineOffer(app.context);
});
afterEach(async () => expect(await runBooksCheck(app.context.db)).toEqual([]));

async function anApproved() {
  const { id, accessToken } = await anOnlineOrder(app.context, offer);
  const call = caller(app.app, accessToken);
  await call(payThroughPayPal, { params: { id } });
  const [, begun] = await paymentsOf(app.context, id);
  const payPalOrderId = begun?.payment?.payPalOrderId ?? '';
  payPal.approve(payPalOrderId);
  return {
    id,
    transactionId: begun?.transaction.id ?? 0,
    payPalOrderId,
    capture: () => call(capturePayment, { params: { id } }),
    cancel: () => call(cancelOwnOrder, { params: { id } }),
    payByTransfer: () => call(payByBankTransfer, { params: { id } }),
    taken: () => payPal.orders.get(payPalOrderId)?.captures.length,
    methods: async () =>
      (await paymentsOf(app.context, id)).map(
        ({ transaction }) => `${transaction.method} ${transaction.status}`,
      ),
    status: async () => (await paymentsOf(app.context, id))[1]?.transaction.status,
  };
}
type Approved = Awaited<ReturnType<typeof anApproved>>;
const many = async () => {
  const orders: Awaited<ReturnType<typeof anApproved>>[] = [];
  for (let nth = 0; nth < ROUNDS; nth += 1) orders.push(await anApproved());
  return orders;
};

test('expiry × capture: exactly one', async () => {
  const late = systemContext({ ...app.services, now: () => new Date(Date.now() + MONTH) });
  const wins = await race(await many(), {
    one: ({ capture }) => capture(),
    two: ({ id }) => expireOrder(late, id),
    first: async (captured, hasExpired, order) => {
      expect(captured.status === 200, JSON.stringify(captured.errors)).toBe(!hasExpired);
      expect([await order.status(), order.taken()]).toEqual(hasExpired ? ['rejected', 0] : ['paid', 1]);
      return hasExpired ? 'two' : 'one';
    },
  });
  expect(Math.min(wins.one, wins.two), JSON.stringify(wins)).toBeGreaterThan(1);
});

test('rejection × capture: either nothing is taken, or the rejection has to wait', async () => {
  const wins = await race(await many(), {
    one: ({ capture }) => capture(),
    two: ({ id }) => staff(rejectOrder, { params: { id } }),
    first: async (captured, rejected, order) => {
      if (captured.status !== 200) {
        expect([rejected.status, await order.status(), order.taken()]).toEqual([200, 'rejected', 0]);
        return 'two';
      }
      expect(order.taken()).toBe(1);
      // Rejected after the money had arrived, it is a refund due, which the check of the books compares.
      if (rejected.status !== 200) expect(rejected.codes).toEqual(['PAYMENT_BEING_CAPTURED']);
      return 'one';
    },
  });
  expect(Math.min(wins.one, wins.two), JSON.stringify(wins)).toBeGreaterThan(1);
});

test('cancelling × capture: either nothing is taken, or the order is paid', async () => {
  const wins = await race(await many(), {
    one: ({ capture }) => capture(),
    two: ({ cancel }) => cancel(),
    first: async (captured, cancelled, order) => {
      const isCancelled = cancelled.status === 200;
      expect(captured.status === 200, JSON.stringify(captured.errors)).toBe(!isCancelled);
      if (!isCancelled) expect(['PAYMENT_BEING_CAPTURED', 'ORDER_IS_PAID']).toContain(cancelled.codes.join());
      expect([await order.status(), order.taken()]).toEqual(isCancelled ? ['rejected', 0] : ['paid', 1]);
      return isCancelled ? 'two' : 'one';
    },
  });
  expect(Math.min(wins.one, wins.two), JSON.stringify(wins)).toBeGreaterThan(1);
});

test.each([
  ['by the investor', (order: Approved): Promise<{ status: number }> => order.payByTransfer()],
  [
    'by staff',
    ({ transactionId: id }: Approved): Promise<{ status: number }> =>
      staff(changeToBankTransfer, { params: { id } }),
  ],
] as const)('changing to a bank transfer %s × capture: nobody pays twice', async (_, change) => {
  const wins = await race(await many(), {
    one: ({ capture }) => capture(),
    two: change,
    first: async (captured, changed, order) => {
      const isChanged = changed.status === 200;
      expect(captured.status === 200, JSON.stringify(captured.errors)).toBe(!isChanged);
      expect([await order.methods(), order.taken()]).toEqual([
        isChanged
          ? ['bankTransfer rejected', 'payPal rejected', 'bankTransfer new']
          : ['bankTransfer rejected', 'payPal paid'],
        isChanged ? 0 : 1,
      ]);
      return isChanged ? 'two' : 'one';
    },
  });
  expect(Math.min(wins.one, wins.two), JSON.stringify(wins)).toBeGreaterThan(1);
});

test('capture × capture × staff × notice and job: the money is taken once', async () => {
  for (let nth = 0; nth < 5; nth += 1) {
    const order = await anApproved();
    const notice = async () => {
      await app.asVisitor(receivePayPalNotice, { body: { resource: { id: order.payPalOrderId } } });
      await followUpDue(app.context);
    };
    await Promise.all([
      order.capture(),
      order.capture(),
      notice(),
      staff(askPayPal, { params: { id: order.transactionId } }),
    ]);
    expect([await order.status(), order.taken()]).toEqual(['paid', 1]);
  }
});
