/** R24 The limits for one investor on resources that everybody shares. */
import { rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { cancelOwnOrder, placeOwnOrder } from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import {
  capturePayment,
  payByBankTransfer,
  payThroughPayPal,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { anOffer, aSeries } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { holdLock } from '../../../testing/held-lock.ts';
import { anInvestor } from '../../../testing/people.ts';
import { caller } from '../../../testing/test-app.ts';
import { openSession } from '../../sessions/sign-in.ts';
import { MOST_UNPAID } from './unpaid-orders.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
let offer: Awaited<ReturnType<typeof anOffer>>;
beforeAll(async () => {
  const sold = await aSeries(app.context, { limit: 10_000 });
  offer = await anOffer(app.context, { seriesId: sold.id });
});

const anyone = async () => {
  const { accessToken } = await openSession(app.context, await anInvestor(app.context), 'investor');
  return caller(app.app, accessToken);
};
const order = (by: Awaited<ReturnType<typeof anyone>>, headers = {}) =>
  by(placeOwnOrder, { body: { offer: offer.id, quantity: 1, agreements: [] }, headers });
const holdSeries = () =>
  holdLock(app.databaseUrl, 'SELECT FROM series WHERE id = $1 FOR UPDATE', [offer.seriesId]);

test('an investor has so many unpaid orders; one that is cancelled or rejected makes room', async () => {
  const investor = await anyone();
  const placed: number[] = [];
  for (let nth = 0; nth < MOST_UNPAID; nth += 1) placed.push((await order(investor)).data.id);
  const refused = await order(investor);
  expect([refused.status, refused.codes]).toEqual([409, ['TOO_MANY_UNPAID_ORDERS']]);
  expect((await order(await anyone())).status).toBe(200);

  expect((await investor(cancelOwnOrder, { params: { id: placed[0] ?? 0 } })).status).toBe(200);
  expect((await order(investor)).status).toBe(200);
  await staff(rejectOrder, { params: { id: placed[1] ?? 0 } });
  expect((await order(investor)).status).toBe(200);
  expect((await order(investor)).codes).toEqual(['TOO_MANY_UNPAID_ORDERS']);
});

test('the last order sent again is answered as before, although no further order is possible', async () => {
  const investor = await anyone();
  for (let nth = 1; nth < MOST_UNPAID; nth += 1) await order(investor);
  const headers = { 'idempotency-key': 'the last' };
  const { id } = (await order(investor, headers)).data;
  expect((await order(investor, headers)).data.id).toBe(id);
});

test('one investor has few places in the line of a series, and everybody else has the others', async () => {
  const [greedy, other] = [await anyone(), await anyone()];
  const lock = await holdSeries();
  let refused = 0;
  const many = Promise.all(
    Array.from({ length: 10 }, async () => {
      const answer = await order(greedy);
      if (answer.status !== 200) refused += 1;
      return answer;
    }),
  );
  const one = order(other);
  await expect.poll(() => refused).toBe(6);
  await lock.release();
  const answers = await many;
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(new Set(answers.flatMap(({ codes }) => codes))).toEqual(new Set(['TOO_MANY_REQUESTS']));
  expect((await one).status).toBe(200);
});

test('order: sixty times in ten minutes, of each investor, whatever comes of it, and without a write', async () => {
  const [eager, other] = [await anyone(), await anyone()];
  const ask = (by: typeof eager) =>
    by(placeOwnOrder, { body: { offer: 999_999, quantity: 1, agreements: [] } });
  const rows = () => app.context.db.$count(sql`throttles`);
  const before = await rows();
  for (let nth = 0; nth < 60; nth += 1) expect((await ask(eager)).codes).toEqual(['OFFER_NOT_EXISTS']);
  const refused = await ask(eager);
  expect([refused.status, refused.codes]).toEqual([429, ['TOO_MANY_TRIES']]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(other)).codes).toEqual(['OFFER_NOT_EXISTS']);
  expect(await rows()).toBe(before);
});

test('whoever finds no place in the line has tried nothing', async () => {
  const investor = await anyone();
  for (let nth = 0; nth < 55; nth += 1)
    await investor(placeOwnOrder, { body: { offer: 999_999, quantity: 1, agreements: [] } });
  const lock = await holdSeries();
  const sent = Array.from({ length: 12 }, () => order(investor));
  // The four that hold the places answer only after the lock is released.
  let refused = 0;
  for (const one of sent) void one.then(() => (refused += 1));
  await expect.poll(() => refused).toBe(8);
  await lock.release();
  const answers = await Promise.all(sent);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(new Set(answers.flatMap(({ codes }) => codes))).toEqual(new Set(['TOO_MANY_REQUESTS']));
  expect((await order(investor)).status).toBe(200);
});

test.each([
  ['pay', payThroughPayPal],
  ['capture', capturePayment],
  ['pay by transfer', payByBankTransfer],
  ['cancel', cancelOwnOrder],
] as const)('%s: sixty times in ten minutes, of each investor', async (_, endpoint) => {
  const [eager, other] = [await anyone(), await anyone()];
  const params = { id: 999_999 };
  for (let nth = 0; nth < 60; nth += 1)
    expect((await eager(endpoint, { params })).codes).toEqual(['ORDER_NOT_EXISTS']);
  const refused = await eager(endpoint, { params });
  expect([refused.status, refused.codes]).toEqual([429, ['TOO_MANY_TRIES']]);
  expect((await other(endpoint, { params })).codes).toEqual(['ORDER_NOT_EXISTS']);
});

test.each([
  ['pays', payThroughPayPal],
  ['pays by transfer', payByBankTransfer],
  ['cancels', cancelOwnOrder],
] as const)(
  'whoever %s an order of somebody else learns at once that it does not exist, and waits for no lock',
  async (_, endpoint) => {
    const { id } = (await order(await anyone())).data;
    const stranger = await anyone();
    const lock = await holdSeries();
    const answer = await stranger(endpoint, { params: { id } });
    expect([answer.codes, await lock.countWaiting()]).toEqual([['ORDER_NOT_EXISTS'], 0]);
    await lock.release();
  },
);
