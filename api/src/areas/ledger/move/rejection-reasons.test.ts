import { getInvestment } from '@share/contract/areas/investments/investments.endpoints.ts';
import {
  getOrder,
  getOrderDecision,
  listOrders,
  rejectOrder,
} from '@share/contract/areas/orders/orders.endpoints.ts';
import { getTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { expireOrders } from '../../../jobs/expire-orders.ts';
import { anOrder, paymentOf } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { aUser } from '../../../testing/people.ts';
import { users } from '../../users/users.tables.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(() => app.setClock(null));

const expired = { reason: 'expired', by: null };

/** An order that expired, and one of the same investor that the clerk rejected. */
async function rejectedOrders() {
  const clerk = await aUser(app.context, { can: ['admin:order:reject'] });
  app.setClock(new Date(Date.now() - 15 * 86_400_000));
  const late = await anOrder(app.context);
  app.setClock(null);
  await expireOrders(app.services);
  const unwanted = await anOrder(app.context, { email: late.userMeta.email });
  await (await app.asUser(clerk))(rejectOrder, { params: { id: unwanted.id } });
  return { late, unwanted, byClerk: { reason: 'staff', by: 'Anna Nowak' } };
}

test('ORD-23 an order and its transaction say whether it expired or who rejected it', async () => {
  const { late, unwanted, byClerk } = await rejectedOrders();
  for (const [order, rejection] of [
    [late, expired],
    [unwanted, byClerk],
  ] as const) {
    expect((await staff(getOrder, { params: { id: order.id } })).data.rejection).toEqual(rejection);
    const transaction = await staff(getTransaction, { params: { id: paymentOf(order) } });
    expect(transaction.data.rejection).toEqual(rejection);
    const investment = await staff(getInvestment, { params: { id: order.investmentId } });
    expect(investment.data.orders).toMatchObject([{ id: order.id, rejection }]);
  }
  const { data } = await staff(getOrderDecision, { params: { id: late.id } });
  expect(data.otherOrders.newest).toMatchObject([{ id: unwanted.id, rejection: byClerk, refund: null }]);
});

test('ORD-23 the list tells expired from rejected orders, and is filtered by the reason', async () => {
  const { late, unwanted, byClerk } = await rejectedOrders();
  const rejected = async (rejection: string) =>
    (await staff(listOrders, { list: { filters: { rejection } } })).data.items;
  const both = [late.id, unwanted.id];
  const found = async (reason: string) => (await rejected(reason)).filter(({ id }) => both.includes(id));
  expect(await found('expired')).toMatchObject([{ id: late.id, status: 'rejected', rejection: expired }]);
  expect(await found('staff')).toMatchObject([{ id: unwanted.id, status: 'rejected', rejection: byClerk }]);
  expect(await rejected('investor')).toEqual([]);
});

test('ORD-23 whoever rejects it is named, also if a deleted account had the same address', async () => {
  const { email, id } = await aUser(app.context, { firstName: 'Former' });
  await app.context.db.update(users).set({ deletedAt: app.context.now() }).where(eq(users.id, id));
  const clerk = await app.asUser(await aUser(app.context, { email, can: ['admin:order:reject'] }));
  const order = await anOrder(app.context);
  const params = { id: order.id };
  expect((await clerk(rejectOrder, { params })).status).toBe(200);
  const { rejection } = (await staff(getOrder, { params })).data;
  expect(rejection).toEqual({ reason: 'staff', by: 'Anna Nowak' });
});

test('ORD-23 an open order has no reason', async () => {
  expect((await anOrder(app.context)).rejection).toBeNull();
});
