import { randomUUID } from 'node:crypto';
import {
  acceptOrder,
  getOrder,
  listOrders,
  placeManualOrder,
  rejectOrder,
} from '@share/contract/areas/orders/orders.endpoints.ts';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { openTurns } from '../../../platform/database/turns.ts';
import { aManualOrder, anOffer, anOrder, copiesOf } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { holdLock } from '../../../testing/held-lock.ts';
import { anInvestor } from '../../../testing/people.ts';
import { runBooksCheck } from '../books-check/run-books-check.ts';
import { expireOrder } from '../move/expire-order.ts';
import { orders } from '../orders.tables.ts';

const MANY = 60;
/** How many of the orders wait in the database, each with one of the connections of the process. */
const IN_DATABASE = 3;
const CONNECTIONS = 12;
const DAY = 86_400_000;

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(async () => expect(await runBooksCheck(app.context.db)).toEqual([]));

const times = <Result>(number: number, work: (index: number) => Result): Result[] =>
  Array.from({ length: number }, (_, index) => work(index));

const holdSeries = (id: number) =>
  holdLock(app.databaseUrl, 'SELECT FROM series WHERE id = $1 FOR UPDATE', [id]);

/** An offer, and orders of it for one investor. */
async function anOfferToOrder() {
  const offer = await anOffer(app.context);
  const { email } = await anInvestor(app.context);
  const order = () => staff(placeManualOrder, { body: aManualOrder(offer, { email }) });
  return { offer, seriesId: offer.seriesId ?? 0, order };
}

/** Calls of other people, which must be answered while the series is locked. */
async function expectOthersAnswered(): Promise<void> {
  const other = await anOrder(app.context, { status: 'paid' });
  const params = { id: other.id };
  const answers = [
    await staff(listOrders),
    await staff(getOrder, { params }),
    await staff(acceptOrder, { params }),
    await (await anOfferToOrder()).order(),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await app.app.http.inject('/api/health/ready')).statusCode).toBe(200);
}

/** Runs many calls while the lock is held, and checks that other calls are answered meanwhile. */
async function whileHeld(
  held: Awaited<ReturnType<typeof holdLock>>,
  call: (index: number) => Promise<unknown>,
): Promise<void> {
  const answers = Promise.allSettled(times(MANY, call));
  try {
    await held.untilWaiting(IN_DATABASE);
    await expectOthersAnswered();
    expect(await held.countWaiting()).toBeLessThanOrEqual(IN_DATABASE);
  } finally {
    await held.release();
    await answers;
  }
}

describe('while many wait for one held row, everybody else is answered', () => {
  test('orders of one series', async () => {
    const { seriesId, order } = await anOfferToOrder();
    await whileHeld(await holdSeries(seriesId), order);
  });

  test('orders of one offer', async () => {
    const { offer, order } = await anOfferToOrder();
    await whileHeld(
      await holdLock(app.databaseUrl, 'SELECT FROM offers WHERE id = $1 FOR UPDATE', [offer.id]),
      order,
    );
  });

  test.each([
    ['accepted', 'paid', (id: number) => staff(acceptOrder, { params: { id } })],
    ['rejected', 'paid', (id: number) => staff(rejectOrder, { params: { id } })],
    [
      'expired',
      'new',
      (id: number) =>
        expireOrder(systemContext({ ...app.services, now: () => new Date(Date.now() + 15 * DAY) }), id),
    ],
  ] as const)('orders to be %s', async (_, status, move) => {
    const of = await anOffer(app.context);
    const copies = await copiesOf(app.context, await anOrder(app.context, { of, status }), MANY);
    await whileHeld(await holdSeries(of.seriesId ?? 0), (index) => move(copies[index]?.id ?? 0));
  });
});

test('R6 an order that is sent again while the first waits for its turn is placed once', {
  tags: 'essential',
}, async () => {
  const { offer, seriesId, order } = await anOfferToOrder();
  const held = await holdSeries(seriesId);
  const before = times(IN_DATABASE, order);
  await held.untilWaiting(IN_DATABASE);
  const request = { body: aManualOrder(offer), headers: { 'idempotency-key': randomUUID() } };
  const sent = times(4, () => staff(placeManualOrder, request));
  await held.release();
  await Promise.all(before);
  expect(new Set((await Promise.all(sent)).map(({ data }) => data.id)).size).toBe(1);
  const placed = await app.context.db.select().from(orders).where(eq(orders.seriesId, seriesId));
  expect(placed).toHaveLength(IN_DATABASE + 1);
});

test('R29 of hundreds who order when an offer opens nobody is sent away, and who came first is served first', {
  tags: 'essential',
}, async () => {
  const { offer, seriesId } = await anOfferToOrder();
  const held = await holdSeries(seriesId);
  const { email } = await anInvestor(app.context);
  const answers = times(300, (index) => {
    const { investorData, ...body } = aManualOrder(offer, { email });
    const named = { ...investorData, firstName: String(index) };
    return staff(placeManualOrder, { body: { ...body, investorData: named } });
  });
  await held.untilWaiting(IN_DATABASE);
  await held.release();
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
  const placed = await app.context.db
    .select()
    .from(orders)
    .where(eq(orders.offerId, offer.id))
    .orderBy(orders.id);
  // Orders whose senders are read at the same time may overtake each other, and so may orders that have their turn at the same
  // time.
  const early = placed.slice(0, 150).map(({ investorData }) => Number(investorData.firstName));
  expect(Math.max(...early)).toBeLessThan(150 + CONNECTIONS + IN_DATABASE);
});

test('R29 an order that finds too many waiting for its series is refused with the time to wait', async () => {
  const { seriesId, order } = await anOfferToOrder();
  const { turns } = app.services;
  app.services.turns = openTurns({
    perRow: IN_DATABASE,
    inAll: 9,
    waiting: 10,
    waitMilliseconds: 45_000,
    perCaller: 4,
  });
  const held = await holdSeries(seriesId);
  const answers = times(MANY, async () => {
    const { status, codes, headers } = await order();
    return { status, codes, retryAfter: headers['retry-after'] };
  });
  const refused = { status: 429, codes: ['TOO_MANY_REQUESTS'], retryAfter: '2' };
  await Promise.any(answers.map(async (answer) => expect(await answer).toEqual(refused)));
  await held.release();
  await Promise.all(answers);
  app.services.turns = turns;
});
