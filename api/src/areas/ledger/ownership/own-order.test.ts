import { acceptOrder, getOrder, getOrderDecision } from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  acceptTransaction,
  getTransaction,
  listTransactions,
  recordFurtherTransfer,
  recordLateTransfer,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anOrder, paymentOf } from '../../../testing/books.ts';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { aUser } from '../../../testing/people.ts';
import { rejectOrder } from '../move/reject-order.ts';

const app = appForAllTests();

const KEYS = [
  'admin:order:list',
  'admin:order:get',
  'admin:order:accept',
  'admin:transaction:list',
  'admin:transaction:get',
  'admin:transaction:accept',
] as const;

type Person = Awaited<ReturnType<typeof aUser>>;

/** An order of the person, who may accept orders. */
const anOrderOf = (person: Person, status: 'new' | 'paid') =>
  anOrder(app.context, { status, email: person.email });

const bodyOf = (note?: string) => ({ body: note === undefined ? {} : { note } });

test('ORD-26, TRX-11 nobody accepts a payment or an order of their own, with a note or without, and the screens know', async () => {
  const clerk = await aUser(app.context, { can: KEYS });
  const call = await app.asUser(clerk);
  const [unpaid, paid] = [await anOrderOf(clerk, 'new'), await anOrderOf(clerk, 'paid')];
  const payment = { params: { id: paymentOf(unpaid) } };
  for (const note of [undefined, 'It is mine']) {
    const codes = [
      (await call(acceptTransaction, { ...payment, ...bodyOf(note) })).codes,
      (await call(acceptOrder, { params: { id: paid.id }, ...bodyOf(note) })).codes,
    ];
    expect(codes).toEqual([['OWN_ORDER'], ['OWN_ORDER']]);
  }
  const further = { params: { id: paymentOf(paid) }, body: { receivedAmount: 5, note: 'Mine' } };
  expect((await call(recordFurtherTransfer, further)).codes).toEqual(['OWN_ORDER']);
  const rejected = await anOrderOf(clerk, 'new');
  await rejectOrder(app.context, rejected.id);
  const late = { params: { id: paymentOf(rejected) }, ...bodyOf('Mine') };
  expect((await call(recordLateTransfer, late)).codes).toEqual(['OWN_ORDER']);

  expect((await call(getTransaction, payment)).data.meta.canAccept).toBe(false);
  const { items } = (await call(listTransactions, { list: { filters: { userId: `${clerk.id}` } } })).data;
  expect(items.filter(({ meta }) => meta.canAccept)).toEqual([]);
  expect((await call(getOrder, { params: { id: paid.id } })).data).toMatchObject({
    canAcceptOrder: false,
    canAcceptWithNote: false,
  });
  const decision = (await call(getOrderDecision, { params: { id: unpaid.id } })).data;
  expect(decision.payment.canAccept).toBe(false);
  expect(decision.toAccept).toContainEqual({ refusal: 'OWN_ORDER', state: 'notMet' });
});

test('R36 a super administrator neither, unless there is no other active one: then with a note', async () => {
  const [leader, other] = [
    await aUser(app.context, { isSuperAdmin: true }),
    await aUser(app.context, { isSuperAdmin: true }),
  ];
  const call = await app.asUser(leader);
  const order = await anOrderOf(leader, 'new');
  const accepted = (note?: string) =>
    call(acceptTransaction, { params: { id: paymentOf(order) }, ...bodyOf(note) });
  expect((await accepted('Nobody else is here')).codes).toEqual(['OWN_ORDER']);
  await app.context.db.execute(
    sql`UPDATE users SET active = false WHERE is_super_admin AND id <> ${leader.id}`,
  );
  expect((await accepted()).codes).toEqual(['OWN_ORDER']);
  expect((await accepted('Nobody else is here')).codes).toEqual([]);
  const shown = (await call(getOrder, { params: { id: order.id } })).data;
  expect([shown.canAcceptOrder, shown.canAcceptWithNote]).toEqual([false, true]);
  expect((await call(acceptOrder, { params: { id: order.id } })).codes).toEqual(['OWN_ORDER']);
  const done = await call(acceptOrder, { params: { id: order.id }, ...bodyOf('Nobody else is here') });
  expect(done.data?.status).toBe('completed');
  await app.context.db.execute(sql`UPDATE users SET active = true WHERE id = ${other.id}`);
});
