import { acceptOrder, getOrder, placeManualOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { and, asc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../../platform/records/audit.ts';
import { aManualOrder, anOffer, anOrder, aSeries } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { series } from '../../series/series.tables.ts';
import { runBooksCheck } from '../books-check/run-books-check.ts';
import { investments } from '../investments.tables.ts';
import { shares } from '../shares/shares.tables.ts';
import { transactions } from '../transactions.tables.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(async () => expect(await runBooksCheck(app.context.db)).toEqual([]));

describe('ORD-26 accepting a paid order', () => {
  test('completes it and its transaction, with the completion date', async () => {
    const { id } = await anOrder(app.context, { status: 'paid' });
    const accepted = await staff(acceptOrder, { params: { id } });
    expect(accepted.data).toMatchObject({
      id,
      status: 'completed',
      dateCompleted: expect.any(String),
      dateRejected: null,
      canAcceptOrder: false,
      canRejectOrder: false,
      canEditOrder: false,
      transactions: [{ status: 'completed' }],
    });
    const [paid] = await app.context.db.select().from(transactions).where(eq(transactions.orderId, id));
    expect(paid?.dateCompleted?.toISOString()).toBe(accepted.data?.dateCompleted);
    expect((await staff(getOrder, { params: { id } })).data).toEqual(accepted.data);
  });

  test('issues its shares at its price, with the next share numbers', async () => {
    const sold = await aSeries(app.context, { pricePerShare: '250.50' });
    const offer = await anOffer(app.context, { seriesId: sold.id });
    await anOrder(app.context, { of: offer, quantity: 2, status: 'completed' });
    const second = await anOrder(app.context, { of: offer, quantity: 3, status: 'completed' });
    const own = await app.context.db
      .select()
      .from(shares)
      .where(eq(shares.orderId, second.id))
      .orderBy(asc(shares.shareNumber));
    expect(own.map(({ shareNumber }) => shareNumber)).toEqual([3, 4, 5]);
    expect(own[0]).toMatchObject({ seriesId: sold.id, investmentId: second.investmentId, price: '250.50' });
    const [stored] = await app.context.db.select().from(series).where(eq(series.id, sold.id));
    expect(stored).toMatchObject({ issued: 5, reserved: 0, version: 1 });
  });

  test('works for the largest possible order', { tags: 'thorough' }, async () => {
    const sold = await aSeries(app.context, { limit: 200_000, pricePerShare: '1.00' });
    const offer = await anOffer(app.context, { seriesId: sold.id });
    const tooLarge = await staff(placeManualOrder, { body: aManualOrder(offer, { quantity: 100_001 }) });
    expect(tooLarge.errors).toMatchObject([{ code: 'VALUE_TOO_LARGE', path: 'quantity' }]);
    const { id } = await anOrder(app.context, { of: offer, quantity: 100_000, status: 'paid' });
    expect((await staff(acceptOrder, { params: { id } })).data?.status).toBe('completed');
  });

  test('adds its shares and amount to the investment', async () => {
    const offer = await anOffer(app.context);
    const email = 'maria@example.com';
    const first = await anOrder(app.context, { of: offer, email, quantity: 2, status: 'completed' });
    await anOrder(app.context, { of: offer, email, quantity: 3, status: 'completed' });
    await anOrder(app.context, { of: offer, email, quantity: 4, status: 'paid' });
    const [stored] = await app.context.db
      .select()
      .from(investments)
      .where(eq(investments.id, first.investmentId));
    expect(stored).toMatchObject({ investedAmount: '500.00', numberOfShares: 5, pendingOrders: 1 });
  });

  test('is in the audit trail with the actor and the previous state', async () => {
    const { id } = await anOrder(app.context, { status: 'paid' });
    await staff(acceptOrder, { params: { id } });
    const entries = await app.context.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'order'), eq(auditEntries.entityId, id)));
    expect(entries.map(({ action }) => action)).toEqual(['order.place', 'order.accept']);
    expect(entries[1]).toMatchObject({
      actorId: expect.any(Number),
      before: { status: 'paid' },
      after: { status: 'completed' },
    });
  });
});

test.each([
  ['ERR-54', 'new', 'ORDER_NOT_PAID'],
  ['ERR-56', 'completed', 'ALREADY_ACCEPTED'],
  ['ERR-58', 'rejected', 'ORDER_ALREADY_REJECTED'],
] as const)('%s an order that is %s is not accepted', async (_, status, code) => {
  const { id } = await anOrder(app.context, { status });
  const answer = await staff(acceptOrder, { params: { id } });
  expect(answer).toMatchObject({ status: 409, codes: [code] });
});

test('R1 an order that makes the investment exceed the largest amount of the books is not accepted', async () => {
  const dear = await aSeries(app.context, { pricePerShare: '6000000000000.00' });
  const offer = await anOffer(app.context, { seriesId: dear.id });
  const email = 'krezus@example.com';
  await anOrder(app.context, { of: offer, email, status: 'completed' });
  const { id } = await anOrder(app.context, { of: offer, email, status: 'paid' });
  expect((await staff(acceptOrder, { params: { id } })).codes).toEqual(['VALUE_TOO_LARGE']);
  expect((await staff(getOrder, { params: { id } })).data).toMatchObject({
    status: 'paid',
    canRejectOrder: true,
  });
});

test('an order that does not exist is not accepted', async () => {
  expect(await staff(acceptOrder, { params: { id: 9_999 } })).toMatchObject({
    status: 404,
    codes: ['ORDER_NOT_EXISTS'],
  });
});
