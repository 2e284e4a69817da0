/** @module-tag essential */
import { acceptOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { cancelOwnOrder, placeOwnOrder } from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import { capturePayment, payThroughPayPal } from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { acceptTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOffer, aSeries } from '../../../testing/books.ts';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { allowPayPal, paymentsOf } from '../../../testing/paypal/payments.ts';
import { aPayPalServer } from '../../../testing/paypal/paypal-server.ts';
import { anInvestor, aUser } from '../../../testing/people.ts';
import { callerAt, serverProcesses } from '../../../testing/processes/server-processes.ts';
import { runBooksCheck } from '../../ledger/books-check/run-books-check.ts';
import { shares } from '../../ledger/shares/shares.tables.ts';
import { series } from '../../series/series.tables.ts';
import { openSession } from '../../sessions/sign-in.ts';

const INVESTORS = 200;
const SHARES = 100;

const payPal = await aPayPalServer();
afterAll(() => payPal.close());
const variables = { PAYPAL_SANDBOX_URL: payPal.url };
const app = appForAllTests(variables);
let servers: Awaited<ReturnType<typeof serverProcesses>>;
beforeAll(async () => {
  await allowPayPal(app.context, payPal);
  servers = await serverProcesses(app, 2, variables);
});
afterAll(() => servers?.stop());

const callerOf = async (nth: number, person: Parameters<typeof openSession>[1]) => {
  const { accessToken } = await openSession(app.context, person);
  return callerAt(servers.addresses[nth % 2] ?? '', accessToken);
};
/** Everybody, in turn at one server and at the other; of each two at a server, one pays through PayPal. */
async function everybody() {
  const people = [];
  for (let nth = 0; nth < INVESTORS; nth += 1) {
    const { id, ...person } = await anInvestor(app.context);
    people.push({ id, call: await callerOf(nth, { id, ...person }), paysByPayPal: nth % 4 < 2 });
  }
  return people;
}

test('200 investors race for the last 100 shares at two servers, half of them by PayPal: who is charged has shares, and who paid, too', async () => {
  const { id: seriesId } = await aSeries(app.context, { limit: SHARES, allowOnlinePayments: true });
  const { id: offer } = await anOffer(app.context, { seriesId });
  const people = await everybody();
  const staff = await Promise.all(
    [0, 1].map(async (nth) => callerOf(nth, await aUser(app.context, { isSuperAdmin: true }))),
  );
  const had = new Map<number, number>();
  const race = (racing: typeof people) =>
    Promise.all(
      racing.map(async ({ id, call, paysByPayPal }, nth) => {
        const placed = await call(placeOwnOrder, { body: { offer, quantity: 1, agreements: [] } });
        if (placed.status !== 200) return expect(placed.codes).toEqual(['NOT_ENOUGH_SHARES_AVAILABLE']);
        const params = { id: placed.data.id };
        // Some change their mind: their shares are for whoever comes next.
        if (nth % 10 === 9) return expect((await call(cancelOwnOrder, { params })).status).toBe(200);
        had.set(id, params.id);
        if (!paysByPayPal) return;
        expect((await call(payThroughPayPal, { params })).data.state).toBe('created');
        payPal.approve((await paymentsOf(app.context, params.id)).at(-1)?.payment?.payPalOrderId ?? '');
        expect((await call(capturePayment, { params })).data.state).toBe('captured');
      }),
    );
  await race(people);
  // Whoever had none tries again, until all are sold.
  for (let left = people; had.size < SHARES; ) {
    left = people.filter(({ id }) => !had.has(id));
    await race(left);
  }
  expect(had.size).toBe(SHARES);

  const captures = [...payPal.orders.values()].filter((order) => order.captures.length > 0);
  const payers = people.filter(({ id, paysByPayPal }) => paysByPayPal && had.has(id));
  expect(captures).toHaveLength(payers.length);
  expect(captures.flatMap((order) => order.captures)).toHaveLength(payers.length);
  expect(Math.min(payers.length, SHARES - payers.length)).toBeGreaterThan(SHARES / 5);

  await Promise.all(
    [...had.values()].map(async (id, nth) => {
      const call = staff[nth % 2] as (typeof staff)[number];
      const current = (await paymentsOf(app.context, id)).at(-1)?.transaction;
      if (current?.method === 'bankTransfer')
        expect((await call(acceptTransaction, { params: { id: current.id } })).status).toBe(200);
      expect((await call(acceptOrder, { params: { id } })).status).toBe(200);
    }),
  );
  const [sold] = await app.context.db.select().from(series).where(eq(series.id, seriesId));
  expect(sold).toMatchObject({ issued: SHARES, reserved: 0 });
  expect(await app.context.db.$count(shares, eq(shares.seriesId, seriesId))).toBe(SHARES);
  expect(await runBooksCheck(app.context.db)).toEqual([]);
});
