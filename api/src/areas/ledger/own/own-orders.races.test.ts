import { cancelOwnOrder, placeOwnOrder } from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import { acceptTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Context, systemContext } from '../../../platform/context.ts';
import { anOffer, anOrder, aSeries, copiesOf } from '../../../testing/books.ts';
import { anInvestor, aUser } from '../../../testing/people.ts';
import { callerAt, serverProcesses } from '../../../testing/processes/server-processes.ts';
import { race } from '../../../testing/race.ts';
import { aTestApp, type Caller, type TestApp } from '../../../testing/test-app.ts';
import { series } from '../../series/series.tables.ts';
import { openSession } from '../../sessions/sign-in.ts';
import { runBooksCheck } from '../books-check/run-books-check.ts';
import { expireOrder } from '../move/expire-order.ts';

const ROUNDS = 40;
const DAY = 86_400_000;

let app: TestApp;
let addresses: readonly string[];
let stopServers: () => Promise<void>;
/** The job that expires orders, in another process whose clock is after every term. */
let late: Context;
beforeAll(async () => {
  app = await aTestApp();
  const servers = await serverProcesses(app, 2);
  stopServers = servers.stop;
  addresses = servers.addresses;
  late = systemContext({ ...app.services, now: () => new Date(Date.now() + 15 * DAY) });
});
afterAll(async () => {
  await stopServers();
  await app.close();
});
afterEach(async () => expect(await runBooksCheck(app.context.db)).toEqual([]));

async function signedInAt(server: number, person: Parameters<typeof openSession>[1]): Promise<Caller> {
  const { accessToken } = await openSession(app.context, person);
  return callerAt(addresses[server] ?? '', accessToken);
}
const countsOf = async (id: number) =>
  (await app.context.db.select().from(series).where(eq(series.id, id)))[0];

test('of 200 investors who order one of the last 100 shares at two servers, exactly 100 get it', async () => {
  const { id: seriesId } = await aSeries(app.context, { limit: 100 });
  const offer = await anOffer(app.context, { seriesId });
  const callers: Caller[] = [];
  for (let index = 0; index < 200; index += 1)
    callers.push(await signedInAt(index % 2, await anInvestor(app.context)));
  const body = { offer: offer.id, quantity: 1, agreements: [] };
  const answers = await Promise.all(callers.map((call) => call(placeOwnOrder, { body })));
  const outcomes = answers.map(({ status, codes }) => (status === 200 ? 'OK' : codes.join()));
  expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(100);
  expect(new Set(outcomes)).toEqual(new Set(['OK', 'NOT_ENOUGH_SHARES_AVAILABLE']));
  expect(await countsOf(seriesId)).toMatchObject({ issued: 0, reserved: 100 });
});

/** New orders of one investor, who is signed in at the second server. */
async function ordersToCancel() {
  const { id } = await aSeries(app.context, { limit: 10_000 });
  const of = await anOffer(app.context, { seriesId: id });
  const investor = await anInvestor(app.context);
  const order = await anOrder(app.context, { of, status: 'new', quantity: 2, email: investor.email });
  const orders = await copiesOf(app.context, order, ROUNDS);
  return { orders, investor: await signedInAt(1, investor), seriesId: id };
}

const statusOf = async (id: number) =>
  (await app.context.db.execute(sql`SELECT status, rejection_reason AS reason FROM orders WHERE id = ${id}`))
    .rows[0];

test('cancelling × confirming the transfer: one wins, the other is refused', async () => {
  const { orders, investor } = await ordersToCancel();
  const staff = await signedInAt(0, await aUser(app.context, { isSuperAdmin: true }));
  const wins = await race(orders, {
    one: ({ id }) => investor(cancelOwnOrder, { params: { id } }),
    two: ({ transactionId }) => staff(acceptTransaction, { params: { id: transactionId } }),
    first: async (cancelled, confirmed, { id }) => {
      expect([cancelled.status, confirmed.status].toSorted()).toEqual([200, 409]);
      const won = cancelled.status === 200;
      expect(await statusOf(id)).toEqual(
        won ? { status: 'rejected', reason: 'investor' } : { status: 'paid', reason: null },
      );
      if (!won) expect(cancelled.codes).toEqual(['ORDER_IS_PAID']);
      return won ? 'one' : 'two';
    },
  });
  expect(Math.min(wins.one, wins.two), JSON.stringify(wins)).toBeGreaterThan(2);
});

test('cancelling × expiry: one wins, and the shares are released once', async () => {
  const { orders, investor, seriesId } = await ordersToCancel();
  const wins = await race(orders, {
    one: ({ id }) => investor(cancelOwnOrder, { params: { id } }),
    two: ({ id }) => expireOrder(late, id),
    first: async (cancelled, expired, { id }) => {
      expect([cancelled.status === 200, expired].filter(Boolean)).toHaveLength(1);
      expect(await statusOf(id)).toEqual({ status: 'rejected', reason: expired ? 'expired' : 'investor' });
      if (expired) expect(cancelled.codes).toEqual(['ORDER_ALREADY_REJECTED']);
      return expired ? 'two' : 'one';
    },
  });
  expect(Math.min(wins.one, wins.two), JSON.stringify(wins)).toBeGreaterThan(2);
  const { rows } = await app.context.db.execute(
    sql`SELECT coalesce(sum(quantity), 0)::int AS open FROM orders WHERE series_id = ${seriesId} AND status = 'new'`,
  );
  expect((await countsOf(seriesId))?.reserved).toBe(rows[0]?.open);
});
