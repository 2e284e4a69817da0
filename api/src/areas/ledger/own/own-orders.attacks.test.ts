/** Requests of a dishonest investor. */
import {
  cancelOwnOrder,
  getOwnOrder,
  listOwnOrders,
  placeOwnOrder,
} from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { anOffer } from '../../../testing/books.ts';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { anInvestor } from '../../../testing/people.ts';
import type { Caller } from '../../../testing/test-app.ts';
import { series } from '../../series/series.tables.ts';
import { runBooksCheck } from '../books-check/run-books-check.ts';

const app = appForAllTests();
let call: Caller;
let victim: Caller;
let offer: Awaited<ReturnType<typeof anOffer>>;
beforeAll(async () => {
  call = await app.asUser(await anInvestor(app.context));
  victim = await app.asUser(await anInvestor(app.context));
  offer = await anOffer(app.context);
});
afterEach(async () => {
  expect(await runBooksCheck(app.context.db, new Date(0))).toEqual([]);
});

const order = (fields: object, headers = {}, by = call) =>
  by(placeOwnOrder, { body: { offer: offer.id, quantity: 1, agreements: [], ...fields } as never, headers });
const reserved = async () => {
  const [sold] = await app.context.db
    .select()
    .from(series)
    .where(eq(series.id, offer.seriesId ?? 0));
  return sold?.reserved;
};

test('R6 a key that placed an order places no other, whatever the body says', async () => {
  const headers = { 'idempotency-key': 'one order' };
  const placed = await order({ quantity: 2 }, headers);
  const before = await reserved();
  for (const fields of [{ quantity: 3 }, { quantity: 2, pricePerShare: 100 }, { quantity: 2, extra: true }])
    expect(await order(fields, headers)).toMatchObject({ status: 409, codes: ['IDEMPOTENCY_KEY_REUSED'] });
  expect((await order({ quantity: 2 }, headers)).data.id).toBe(placed.data.id);
  expect(await reserved()).toBe(before);
});

test("R6 somebody else's key answers nothing of theirs", async () => {
  const headers = { 'idempotency-key': 'of the victim' };
  const theirs = (await order({}, headers, victim)).data;
  const own = (await order({}, headers)).data;
  expect(own.id).not.toBe(theirs.id);
  expect((await call(getOwnOrder, { params: { id: theirs.id } })).codes).toEqual(['ORDER_NOT_EXISTS']);
  const cancelled = await call(cancelOwnOrder, {
    params: { id: theirs.id },
    headers: { 'idempotency-key': 'x' },
  });
  expect(cancelled.codes).toEqual(['ORDER_NOT_EXISTS']);
});

test.each([
  ['a negative number', -1],
  ['a fraction', 1.5],
  ['a text', '1'],
  ['a list', [1]],
  ['nothing', null],
  ['more than an integer holds', 2 ** 31],
  ['more than a number holds exactly', 1e300],
  ['too small to be seen', Number.MIN_VALUE],
])('a quantity that is %s orders nothing', async (_, quantity) => {
  const before = await reserved();
  const answer = await order({ quantity });
  expect(answer.status).toBe(422);
  expect(new Set(answer.errors.map(({ path }) => path))).toEqual(new Set(['quantity']));
  expect(await reserved()).toBe(before);
});

test.each([
  ['lower', 0.01],
  ['nearly the same', 99.999],
  ['negative', -100],
  ['a text', '100'],
])('a price that is %s is refused, and never becomes the price', async (_, pricePerShare) => {
  const answer = await order({ pricePerShare });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.errors).toHaveLength(1);
});

test('the price, the sum, the owner, the state and the series are the own ones, whatever the body says', async () => {
  const extra = {
    price: 0.01,
    totalAmount: 0.01,
    total_amount: '0.01',
    commission: -100,
    method: 'payPal',
    status: 'completed',
    userId: 1,
    user: { id: 1 },
    series: 999,
    investorData: { firstName: 'Somebody', lastName: 'Else' },
    id: 1,
  };
  const { data } = await order({ quantity: 2, ...extra });
  expect(data).toMatchObject({
    quantity: 2,
    pricePerShare: 100,
    totalAmount: 200,
    status: 'new',
    payment: { method: 'bankTransfer', amount: 200 },
  });
  expect((await call(listOwnOrders)).data.items.map(({ id }) => id)).toContain(data.id);
  expect((await victim(listOwnOrders)).data.items.map(({ id }) => id)).not.toContain(data.id);
});

test('agreements cannot be accepted twice, or for another offer', async () => {
  const asked = await anOffer(app.context, { agreements: [{}] });
  const [agreement] = asked.agreements;
  const answer = { agreement: agreement?.id, isAccepted: true, fingerprint: 'x' };
  expect((await order({ agreements: [answer] })).codes).toEqual(['AGREEMENT_NOT_EXISTS']);
  expect((await order({ offer: asked.id, agreements: [answer, answer] })).status).not.toBe(200);
});
