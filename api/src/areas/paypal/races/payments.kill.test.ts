/** @module-tag essential */
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
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { anOrderThatReached } from '../../../testing/paypal/order-that-reached.ts';
import { allowPayPal, anOnlineOffer, anOnlineOrder, paymentsOf } from '../../../testing/paypal/payments.ts';
import { aPayPalServer } from '../../../testing/paypal/paypal-server.ts';
import { aUser } from '../../../testing/people.ts';
import { callerAt, serverProcesses } from '../../../testing/processes/server-processes.ts';
import { runBooksCheck } from '../../ledger/books-check/run-books-check.ts';
import { openSession } from '../../sessions/sign-in.ts';
import { payPalPayments } from '../paypal.tables.ts';

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
afterEach(() => server?.stop());

type Moment = Parameters<NonNullable<Parameters<typeof payPal.onCall>[0]>>;

/** Resolves when a call to PayPal has come so far; nothing more is done with it. */
const stuckAt = (...[call, moment]: Moment): Promise<void> =>
  new Promise((resolve) => {
    payPal.onCall((came, when) => {
      const isMoment = came === call && when === moment;
      if (isMoment) resolve();
      return isMoment;
    });
  });

/** Does something during which the server is killed, at that moment of a call to PayPal, and starts another one. */
async function killedAt(during: () => Promise<unknown>, ...moment: Moment): Promise<void> {
  const killed = stuckAt(...moment).then(() => server.stop());
  await expect(during()).rejects.toThrow();
  await killed;
  payPal.onCall(null);
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

test(
  'kill -9 at every step of the job: every capture is paid once, and every return is made once',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      // One investor approved at PayPal and never came back; of the other one's return PayPal has said nothing.
      const approved = await anOrderThatReached(app, payPal, offer, 'approved');
      const returned = await anOrderThatReached(app, payPal, offer, 'captured');
      const staff = await app.as('super admin');
      await staff(rejectOrder, returned);
      payPal.fail('refund', 'error');
      await staff(refundThroughPayPal, { params: returned.transaction });

      /** A server whose job finds these due, in any order, and nothing else. */
      const startWith = async (...due: string[]) => {
        for (const { paymentId } of [approved, returned]) {
          await app.context.db
            .update(payPalPayments)
            .set({ nextAskAt: due.includes(paymentId) ? app.context.now() : null })
            .where(eq(payPalPayments.id, paymentId));
        }
        await start();
      };
      const done = () => [approved.atPayPal()?.captures.length, returned.atPayPal()?.refunds.length];
      const toTake = [approved.paymentId];
      const both = [approved.paymentId, returned.paymentId];
      const steps: [string[], ...Moment, ReturnType<typeof done>][] = [
        [toTake, 'capture', 'before', [0, 0]],
        [toTake, 'capture', 'after', [1, 0]],
        [both, 'refund', 'after', [1, 1]],
      ];
      for (const [due, call, moment, isDone] of steps) {
        const stuck = stuckAt(call, moment);
        await startWith(...due);
        await stuck;
        await server.stop();
        payPal.onCall(null);
        expect(done()).toEqual(isDone);
      }

      await startWith(...both);
      await expect.poll(approved.stateNow).toBe('captured');
      await expect.poll(async () => (await returned.refund())?.returnedOn).toEqual(expect.any(String));
      await server.stop();
      const transactions = (await paymentsOf(app.context, approved.id)).map(({ transaction }) => transaction);
      const paid = transactions.filter(({ status }) => status === 'paid').map(({ methodId }) => methodId);
      expect(paid).toEqual(approved.atPayPal()?.captures.map(({ id }) => id));
      expect((await returned.refund())?.reference).toBe(returned.atPayPal()?.refunds[0]?.id);
      expect([done(), returned.atPayPal()?.captures.length]).toEqual([[1, 1], 1]);
      expect(await runBooksCheck(app.context.db)).toEqual([]);
    }
  },
  ROUNDS * A_ROUND,
);
