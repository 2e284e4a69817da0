import { getOrder, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { acceptTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../../platform/records/audit.ts';
import { anOffer, anOrder, aSeries, paymentOf } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { series } from '../../series/series.tables.ts';
import { runBooksCheck } from '../books-check/run-books-check.ts';
import { investments } from '../investments.tables.ts';
import { transactions } from '../transactions.tables.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(async () => expect(await runBooksCheck(app.context.db)).toEqual([]));

describe.each(['new', 'paid'] as const)('ORD-27 rejecting an order that is %s', (status) => {
  test('rejects it and its transaction, with the rejection date', async () => {
    const { id } = await anOrder(app.context, { status });
    const { data: order } = await staff(rejectOrder, { params: { id } });
    expect(order).toMatchObject({
      status: 'rejected',
      dateCompleted: null,
      dateRejected: expect.any(String),
      canAcceptOrder: false,
      canRejectOrder: false,
      canEditOrder: false,
      transactions: [{ status: 'rejected' }],
    });
    const [payment] = await app.context.db.select().from(transactions).where(eq(transactions.orderId, id));
    expect(payment?.dateRejected?.toISOString()).toBe(order?.dateRejected);
  });

  test('makes its shares available again and does not change the totals of the investment', async () => {
    const sold = await aSeries(app.context, { limit: 3 });
    const offer = await anOffer(app.context, { seriesId: sold.id });
    const order = await anOrder(app.context, { of: offer, quantity: 3, status });
    await staff(rejectOrder, { params: { id: order.id } });
    const [stored] = await app.context.db.select().from(series).where(eq(series.id, sold.id));
    expect(stored).toMatchObject({ issued: 0, reserved: 0 });
    const [investment] = await app.context.db
      .select()
      .from(investments)
      .where(eq(investments.id, order.investmentId));
    expect(investment).toMatchObject({ investedAmount: '0.00', numberOfShares: 0, pendingOrders: 0 });
    await anOrder(app.context, { of: offer, quantity: 3 });
  });

  test('is in the audit trail', async () => {
    const { id } = await anOrder(app.context, { status });
    await staff(rejectOrder, { params: { id } });
    const [entry] = await app.context.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'order.reject'), eq(auditEntries.entityId, id)));
    expect(entry).toMatchObject({ before: { status }, after: { status: 'rejected' } });
  });
});

test('ORD-27 an order that was paid since it was looked at is not rejected: its money would have to be returned', async () => {
  const seen = await anOrder(app.context);
  const params = { id: seen.id };
  await staff(acceptTransaction, { params: { id: paymentOf(seen) } });
  const refused = await staff(rejectOrder, { params, ifMatch: seen.version });
  expect([refused.status, refused.codes]).toEqual([412, ['CHANGED_MEANWHILE']]);
  const now = (await staff(getOrder, { params })).data;
  expect([now.status, now.version]).toEqual(['paid', seen.version + 1]);
  expect((await staff(rejectOrder, { params, ifMatch: now.version })).status).toBe(200);
});

test.each([
  ['ERR-57', 'completed', 'ORDER_COMPLETED'],
  ['ERR-58', 'rejected', 'ORDER_ALREADY_REJECTED'],
] as const)('%s an order that is %s is not rejected', async (_, status, code) => {
  const { id } = await anOrder(app.context, { status });
  expect(await staff(rejectOrder, { params: { id } })).toMatchObject({ status: 409, codes: [code] });
});

test('an order that does not exist is not rejected', async () => {
  expect((await staff(rejectOrder, { params: { id: 9_999 } })).codes).toEqual(['ORDER_NOT_EXISTS']);
});
