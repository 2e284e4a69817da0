import { randomUUID } from 'node:crypto';
import { acceptOrder, placeManualOrder, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { acceptTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { and, count, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { emails } from '../../platform/mail/mail.tables.ts';
import { buildApp, openServices } from '../../server.ts';
import { aManualOrder, anOffer, anOrder, aSeries } from '../../testing/books.ts';
import { holdLock } from '../../testing/held-lock.ts';
import { aUser } from '../../testing/people.ts';
import { type Answer, aTestApp, type Caller, caller, type TestApp } from '../../testing/test-app.ts';
import { investments } from '../investments/investments.tables.ts';
import { shares } from '../series/shares.tables.ts';
import { openSession } from '../sessions/sign-in.ts';
import { users } from '../users/users.tables.ts';
import { checkBooks } from './books-check.ts';
import { orders } from './orders.tables.ts';

let app: TestApp;
/** The same person through two server processes on one database. */
let staff: Caller;
let elsewhere: Caller;
let closeOther: () => Promise<void>;

beforeAll(async () => {
  app = await aTestApp();
  const { accessToken } = await openSession(app.context, await aUser(app.context, { isSuperAdmin: true }));
  const other = openServices(app.services.environment, app.databaseUrl);
  const otherApp = await buildApp({ ...other.services, log: app.services.log });
  staff = caller(app.app, accessToken);
  elsewhere = caller(otherApp, accessToken);
  closeOther = async () => {
    await otherApp.http.close();
    await other.close();
  };
});
afterAll(async () => {
  await closeOther();
  await app.close();
});

afterEach(async () => expect(await checkBooks(app.context.db)).toEqual([]));

const times = <Result>(number: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: number }, (_, index) => work(index)));

/** How often each outcome came: `OK`, or the codes of the refusal. */
const tally = (answers: readonly Pick<Answer<typeof acceptOrder>, 'status' | 'codes'>[]) => {
  const outcomes = answers.map(({ status, codes }) => (status === 200 ? 'OK' : codes.join()));
  return Object.fromEntries(
    [...Map.groupBy(outcomes, (outcome) => outcome)].map(([name, all]) => [name, all.length]),
  );
};

test('I-4 of 200 orders at once for the last shares, on two servers, exactly those that fit are placed', async () => {
  const series = await aSeries(app.context, { limit: 7 });
  const offer = await anOffer(app.context, { seriesId: series.id });
  const answers = await times(200, (index) =>
    (index % 2 ? staff : elsewhere)(placeManualOrder, { body: aManualOrder(offer) }),
  );
  expect(tally(answers)).toEqual({ OK: 7, NOT_ENOUGH_SHARES_AVAILABLE: 193 });
  const [placed] = await app.context.db
    .select({ quantity: count() })
    .from(orders)
    .where(eq(orders.seriesId, series.id));
  expect(placed?.quantity).toBe(7);
});

test('I-4 an order that waited for the last share does not get it as well', async () => {
  const series = await aSeries(app.context, { limit: 1 });
  const offer = await anOffer(app.context, { seriesId: series.id });
  const lock = await holdLock(app.databaseUrl, 'SELECT FROM series WHERE id = $1 FOR UPDATE', [series.id]);
  const both = times(2, (index) =>
    (index ? staff : elsewhere)(placeManualOrder, { body: aManualOrder(offer) }),
  );
  await lock.untilWaiting(2);
  await lock.release();
  expect(tally(await both)).toEqual({ OK: 1, NOT_ENOUGH_SHARES_AVAILABLE: 1 });
});

test('I-5 orders accepted at once on two servers get share numbers without gaps', async () => {
  const series = await aSeries(app.context);
  const offer = await anOffer(app.context, { seriesId: series.id });
  const paid = await times(20, (index) =>
    anOrder(app.context, { of: offer, status: 'paid', quantity: index + 1 }),
  );
  const answers = await times(20, (index) =>
    (index % 2 ? staff : elsewhere)(acceptOrder, { params: { id: paid[index]?.id ?? 0 } }),
  );
  expect(tally(answers)).toEqual({ OK: 20 });
  const found = await app.context.db
    .select({ number: shares.shareNumber })
    .from(shares)
    .where(eq(shares.seriesId, series.id))
    .orderBy(shares.shareNumber);
  expect(found.map(({ number }) => number)).toEqual(Array.from({ length: 210 }, (_, index) => index + 1));
});

test('ORD-26 an order that many accept at once is accepted once', async () => {
  const order = await anOrder(app.context, { status: 'paid', quantity: 3 });
  const answers = await times(20, (index) =>
    (index % 2 ? staff : elsewhere)(acceptOrder, { params: { id: order.id } }),
  );
  expect(tally(answers)).toEqual({ OK: 1, ALREADY_ACCEPTED: 19 });
});

test('ORD-27 of an acceptance and a rejection at once, one holds and the other is told so', async () => {
  const order = await anOrder(app.context, { status: 'paid' });
  const lock = await holdLock(app.databaseUrl, 'SELECT FROM orders WHERE id = $1 FOR UPDATE', [order.id]);
  const both = Promise.all([
    staff(acceptOrder, { params: { id: order.id } }),
    elsewhere(rejectOrder, { params: { id: order.id } }),
  ]);
  await lock.untilWaiting(2);
  await lock.release();
  const [accepted, rejected] = await both;
  const outcome = tally([accepted, rejected]);
  if (accepted.status === 200) expect(outcome).toEqual({ OK: 1, ORDER_COMPLETED: 1 });
  else expect(outcome).toEqual({ OK: 1, ORDER_ALREADY_REJECTED: 1 });
});

test('ORD-27 an order that many reject at once is rejected once', async () => {
  const order = await anOrder(app.context, { status: 'new', quantity: 3 });
  const answers = await times(10, () => staff(rejectOrder, { params: { id: order.id } }));
  expect(tally(answers)).toEqual({ OK: 1, ORDER_ALREADY_REJECTED: 9 });
});

test('TRX-09 a transaction that two accept at once is accepted once', async () => {
  const order = await anOrder(app.context);
  const id = order.transactions[0]?.id ?? 0;
  const lock = await holdLock(app.databaseUrl, 'SELECT FROM orders WHERE id = $1 FOR UPDATE', [order.id]);
  const both = Promise.all([
    staff(acceptTransaction, { params: { id } }),
    elsewhere(acceptTransaction, { params: { id } }),
  ]);
  await lock.untilWaiting(2);
  await lock.release();
  expect(tally(await both)).toEqual({
    OK: 1,
    'TRANSACTION_MANAGER:WRONG_TRANSACTION_STATUS_FOR_ACCEPT': 1,
  });
});

test('TRX-09 money that arrives while its order is rejected is not booked on it', async () => {
  const order = await anOrder(app.context);
  const lock = await holdLock(app.databaseUrl, 'SELECT FROM orders WHERE id = $1 FOR UPDATE', [order.id]);
  const both = Promise.all([
    staff(rejectOrder, { params: { id: order.id } }),
    elsewhere(acceptTransaction, { params: { id: order.transactions[0]?.id ?? 0 } }),
  ]);
  await lock.untilWaiting(2);
  await lock.release();
  const [rejected, accepted] = await both;
  expect(rejected.status).toBe(200);
  expect([200, 409]).toContain(accepted.status);
  const [stored] = await app.context.db.select().from(orders).where(eq(orders.id, order.id));
  expect(stored?.status).toBe('rejected');
});

test('ORD-45 two first orders of the same new investor at once make one user with both orders', async () => {
  const offer = await anOffer(app.context);
  const email = 'Nowa.Inwestorka@example.com';
  const answers = await times(8, (index) =>
    (index % 2 ? staff : elsewhere)(placeManualOrder, { body: aManualOrder(offer, { email }) }),
  );
  expect(tally(answers)).toEqual({ OK: 8 });
  const made = await app.context.db.select().from(users).where(eq(users.email, email.toLowerCase()));
  expect(made).toHaveLength(1);
  const userId = made[0]?.id ?? 0;
  const [investment] = await app.context.db.select().from(investments).where(eq(investments.userId, userId));
  expect(investment).toMatchObject({ pendingOrders: 8 });
  const invited = await app.context.db.select().from(emails).where(eq(emails.recipient, email.toLowerCase()));
  const invitations = invited.filter(({ event }) => event.startsWith('set-password '));
  expect(invitations).toHaveLength(1);
});

test('R6 an order sent several times under one idempotency key is placed once', async () => {
  const series = await aSeries(app.context);
  const offer = await anOffer(app.context, { seriesId: series.id });
  const request = { body: aManualOrder(offer), headers: { 'idempotency-key': randomUUID() } };
  const answers = await times(8, (index) => (index % 2 ? staff : elsewhere)(placeManualOrder, request));
  expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1);
  const placed = await app.context.db
    .select()
    .from(orders)
    .where(and(eq(orders.seriesId, series.id), eq(orders.status, 'new')));
  expect(placed).toHaveLength(1);
});
