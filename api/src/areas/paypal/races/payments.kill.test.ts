/**
 * KILL_ROUNDS says how often everything is done, by default once: `KILL_ROUNDS=20 npm test -- payments.kill` takes some minutes.
 */
import { rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  askPayPal,
  capturePayment,
  payThroughPayPal,
  refundThroughPayPal,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { allowPayPal, anOnlineOffer, anOnlineOrder, paymentsOf } from '../../../testing/paypal/payments.ts';
import { aPayPalServer } from '../../../testing/paypal/paypal-server.ts';
import { aUser } from '../../../testing/people.ts';
import { callerAt, serverProcesses } from '../../../testing/processes/server-processes.ts';
import { runBooksCheck } from '../../ledger/books-check/run-books-check.ts';
import { openSession } from '../../sessions/sign-in.ts';

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);
const A_ROUND = 300_000;

const payPal = await aPayPalServer();
afterAll(() => payPal.close());
const variables = { PAYPAL_SANDBOX_URL: payPal.url, PAYPAL_TIMEOUT_SECONDS: '1' };
const app = appForAllTests(variables);
let offer: Awaited<ReturnType<typeof anOnlineOffer>>;
let staffToken: string;
beforeAll(async () => {
  await allowPayPal(app.context, payPal);
  offer = await anOnlineOffer(app.context);
  staffToken = (await openSession(app.context, await aUser(app.context, { isSuperAdmin: true }))).accessToken;
});

let server: Awaited<ReturnType<typeof serverProcesses>>;
const start = async () => {
  server = await serverProcesses(app, 1, variables);
};
afterAll(() => server?.stop());

type Moment = Parameters<NonNullable<Parameters<typeof payPal.onCall>[0]>>;

/** Does something during which the server is killed, at that moment of a call to PayPal, and starts another one. */
async function killedAt(during: () => Promise<unknown>, ...[call, moment]: Moment): Promise<void> {
  const { stop } = server;
  let killed: Promise<void> | null = null;
  payPal.onCall((came, when) => {
    const isMoment = came === call && when === moment && killed === null;
    if (isMoment) killed = stop();
    return isMoment;
  });
  await expect(during()).rejects.toThrow();
  payPal.onCall(null);
  await killed;
  await start();
}

test(
  'kill -9 at every step: what was taken is paid, what was returned is closed, and nothing happens twice',
  async () => {
    await start();
    const here = () => server.addresses[0] ?? '';
    for (const moment of Array.from({ length: ROUNDS }, () => ['before', 'after'] as const).flat()) {
      const order = await anOnlineOrder(app.context, offer);
      const params = { id: order.id };
      const mine = () => callerAt(here(), order.accessToken);
      const staff = () => callerAt(here(), staffToken);
      const books = async () => (await paymentsOf(app.context, order.id))[1];

      // A creation that was not done is nothing: only the one that was is of interest.
      if (moment === 'after') await killedAt(() => mine()(payThroughPayPal, { params }), 'create', moment);
      expect((await mine()(payThroughPayPal, { params })).data.state).toBe('created');
      const payPalOrderId = (await books())?.payment?.payPalOrderId ?? '';
      const atPayPal = payPal.orders.get(payPalOrderId);
      payPal.approve(payPalOrderId);

      // While it is only asked, nothing is taken yet, and the order is not held.
      await killedAt(() => mine()(capturePayment, { params }), 'get', moment);
      expect([atPayPal?.captures.length, (await books())?.transaction.capturingSince]).toEqual([0, null]);

      await killedAt(() => mine()(capturePayment, { params }), 'capture', moment);
      // The job of the next server asks until it knows.
      await expect.poll(async () => (await books())?.transaction.status).toBe('paid');
      expect((await books())?.transaction.methodId).toBe(atPayPal?.captures[0]?.id);

      expect((await staff()(rejectOrder, { params })).status).toBe(200);
      const refund = { params: { id: (await books())?.transaction.id ?? 0 } };
      await killedAt(() => staff()(refundThroughPayPal, refund), 'refund', moment);
      expect((await staff()(askPayPal, refund)).data.payments[0]?.refundId).toBe(atPayPal?.refunds[0]?.id);
      expect([atPayPal?.captures.length, atPayPal?.refunds.length]).toEqual([1, 1]);
      expect(await runBooksCheck(app.context.db)).toEqual([]);
    }
    // A killed creation leaves no second order behind: the repetition gets the first.
    expect(payPal.orders.size).toBe(2 * ROUNDS);
  },
  ROUNDS * A_ROUND,
);
