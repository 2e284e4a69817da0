import { randomUUID } from 'node:crypto';
import { getHome } from '@share/contract/areas/home/home.endpoints.ts';
import { getOrder, getOrderDecision, listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { closeRefund } from '@share/contract/areas/refunds/refunds.endpoints.ts';
import { getOrderTimeline } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import {
  getTransaction,
  listTransactions,
  recordFurtherTransfer,
  recordLateTransfer,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { aDividend, anOrder, paymentOf } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { runBooksCheck } from '../books-check/run-books-check.ts';
import { rejectOrder } from '../move/reject-order.ts';
import { refunds } from './refunds.tables.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(async () => {
  app.setClock(null);
  expect(await runBooksCheck(app.context.db)).toEqual([]);
});

const TODAY = '2026-06-10';
/** The transaction of an order over 200 zł; today is 10 June. */
async function anOrderThat(status: 'paid' | 'completed' | 'rejected') {
  app.setClock(new Date(`${TODAY}T10:00:00Z`));
  const order = await anOrder(app.context, { quantity: 2, status });
  return { params: { id: order.id }, at: { params: { id: paymentOf(order) } } };
}
type At = Awaited<ReturnType<typeof anOrderThat>>['at'];

const again = (
  at: At,
  body: object = {},
  more: { ifMatch?: number; headers?: Record<string, string> } = {},
) => staff(recordFurtherTransfer, { ...at, body: { receivedAmount: 200, ...body }, ...more });
const close = (at: At, body: { refund?: number; reason?: 'surplus' }) =>
  staff(closeRefund, { ...at, body: { returnedOn: TODAY, reference: 'FT 1', ...body } });
const shown = async (at: At) => (await staff(getTransaction, at)).data;

describe('a transfer that arrives although its order has its money', () => {
  test.each(['paid', 'completed'] as const)(
    'is to be returned: all of it, of an order that is %s',
    async (status) => {
      const { at, params } = await anOrderThat(status);
      const before = await shown(at);
      expect(before).toMatchObject({ status, canRecordFurther: true, further: [], refund: null });
      const { data } = await again(at, {
        receivedAmount: 350.5,
        receivedOn: '2026-06-08',
        note: 'Sent twice',
      });
      const further = { reason: 'further', amount: 350.5, receivedOn: '2026-06-08', note: 'Sent twice' };
      expect(data).toMatchObject({
        status,
        version: before.version + 1,
        canRecordFurther: true,
        refund: null,
        surplus: null,
        further: [
          { ...further, transactionId: at.params.id, dueSince: `${TODAY}T10:00:00.000Z`, returnedOn: null },
        ],
      });
      expect((await staff(getOrder, { params })).data).toMatchObject({
        status,
        refund: null,
        further: [further],
      });
      expect((await staff(getOrderDecision, { params })).data.payment.canRecordFurther).toBe(true);
      const { entries } = (await staff(getOrderTimeline, { params })).data;
      expect(entries[0]).toMatchObject({ action: 'transaction.further-transfer', email: null });
      expect(entries[0]?.changes).toContainEqual({ field: 'refundDue', before: null, after: 350.5 });
    },
  );

  test('is found in both lists and on home until each of them is returned, which names it', async () => {
    const { at, params } = await anOrderThat('completed');
    await again(at);
    const [one, two] = (await again(at, { receivedAmount: 50, note: 'A part' })).data.further;
    const inLists = async (refund: string) => {
      const list = { list: { filters: { refund } } };
      const orders = (await staff(listOrders, list)).data.items.map(({ id }) => id);
      const transactions = (await staff(listTransactions, list)).data.items.map(({ id }) => id);
      return [orders.includes(params.id), transactions.includes(at.params.id)];
    };
    const card = async () => (await staff(getHome)).data.cards.find(({ name }) => name === 'refundsDue');
    const owed = await card();
    expect(await inLists('due')).toEqual([true, true]);

    expect((await close(at, {})).codes).toEqual(['REFUND_NOT_DUE']);
    const first = await close(at, { refund: two?.id ?? 0 });
    expect(first.data.further).toMatchObject([
      { returnedOn: null },
      { returnedOn: TODAY, reference: 'FT 1' },
    ]);
    expect(await inLists('due')).toEqual([true, true]);
    const left = await card();
    expect([left?.rows, left?.amount]).toEqual([owed?.rows, (owed?.amount ?? 0) - 50]);

    expect((await close(at, { refund: two?.id ?? 0 })).codes).toEqual(['REFUND_ALREADY_CLOSED']);
    expect((await close(at, { refund: one?.id ?? 0 })).status).toBe(200);
    expect([await inLists('due'), await inLists('returned')]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  test('of another transaction is not closed with this one', async () => {
    const { at } = await anOrderThat('paid');
    const { at: other } = await anOrderThat('paid');
    const [refund] = (await again(at)).data.further;
    expect((await close(other, { refund: refund?.id ?? 0 })).codes).toEqual(['REFUND_NOT_DUE']);
  });

  test('is due beside what a rejection and a surplus leave, each closed by itself', async () => {
    const { at, params } = await anOrderThat('paid');
    await again(at);
    await rejectOrder(app.context, params.id);
    const { data } = await again(at);
    expect([data.refund?.amount, data.further.length]).toEqual([200, 2]);
    const rejection = await close(at, {});
    expect([rejection.data.refund?.returnedOn, rejection.data.further[0]?.returnedOn]).toEqual([TODAY, null]);
  });
});

test('it is a further one only after the first: not of an order that waits or ended unpaid, nor of a dividend', async () => {
  for (const status of ['new', 'rejected'] as const) {
    const at = { params: { id: paymentOf(await anOrder(app.context, { quantity: 2, status })) } };
    expect([(await shown(at)).canRecordFurther, (await again(at)).codes]).toEqual([
      false,
      ['NO_FURTHER_TRANSFER'],
    ]);
  }
  const { investmentId } = await anOrder(app.context, { status: 'completed' });
  const dividend = { params: { id: await aDividend(app.context, investmentId) } };
  expect((await again(dividend)).codes).toEqual(['NO_FURTHER_TRANSFER']);
  expect(await again({ params: { id: 999_999 } })).toMatchObject({ status: 404 });
});

test('a second late transfer is a further one', async () => {
  const { at } = await anOrderThat('rejected');
  await staff(recordLateTransfer, { ...at, body: {} });
  const { data } = await again(at);
  expect(data).toMatchObject({ canRecordLate: false, refund: { amount: 200 }, further: [{ amount: 200 }] });
});

test.each([
  ['without an amount', { receivedAmount: undefined }, 'VALUE_INVALID', 'receivedAmount'],
  ['of nothing', { receivedAmount: 0 }, 'MUST_BE_GREATER_THAN_0', 'receivedAmount'],
  ['of another amount without a note', { receivedAmount: 199.99 }, 'RECEIVED_DIFFERENCE_NEEDS_NOTE', 'note'],
  ['of tomorrow', { receivedOn: '2026-06-11' }, 'RECEIVED_IN_THE_FUTURE', 'receivedOn'],
  ['of a wrong year', { receivedOn: '2025-06-08' }, 'RECEIVED_TOO_LONG_AGO', 'receivedOn'],
])('%s it is refused', async (_, body, code, path) => {
  const { at } = await anOrderThat('paid');
  expect(await again(at, body)).toMatchObject({ errors: [{ code, path }] });
  expect((await shown(at)).further).toEqual([]);
});

test('it needs the permission to accept transactions', async () => {
  const { at } = await anOrderThat('paid');
  const body = { receivedAmount: 200 };
  const clerk = await app.as({ can: ['admin:transaction:accept'] });
  const other = await app.as({ can: ['admin:transaction:get', 'admin:order:accept', 'admin:order:reject'] });
  expect((await other(recordFurtherTransfer, { ...at, body })).codes).toEqual(['FORBIDDEN']);
  expect((await clerk(recordFurtherTransfer, { ...at, body })).status).toBe(200);
});

test('R6 repeated under its idempotency key it is recorded once', async () => {
  const { at } = await anOrderThat('paid');
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all([again(at, {}, { headers }), again(at, {}, { headers })]);
  expect((await again(at, {}, { headers })).status).toBe(200);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect((await shown(at)).further).toHaveLength(1);
});

test('R7 of two members of staff who see the same statement and record it at once, one does', async () => {
  const { at } = await anOrderThat('paid');
  const { version } = await shown(at);
  const seen = { ifMatch: version };
  const answers = await Promise.all([again(at, {}, seen), again(at, {}, seen)]);
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['CHANGED_MEANWHILE']);
  expect((await shown(at)).further).toHaveLength(1);
});

test('R3 two different ones at once are both recorded, beside a rejection', async () => {
  const { at, params } = await anOrderThat('paid');
  const answers = await Promise.all([again(at), rejectOrder(app.context, params.id), again(at)]);
  expect([answers[0].status, answers[2].status]).toEqual([200, 200]);
  expect(await shown(at)).toMatchObject({ refund: { amount: 200 }, further: [{}, {}] });
});

test('the database itself refuses to change a further transfer, and a second refund of a rejection', async () => {
  const { at, params } = await anOrderThat('paid');
  await again(at, { note: 'From the bank' });
  await rejectOrder(app.context, params.id);
  const { db } = app.context;
  const ofOrder = eq(refunds.orderId, params.id);
  for (const fields of [{ receivedOn: '2026-06-01' }, { note: '' }, { amount: '1.00' }]) {
    const message = expect.stringContaining('otherwise never changes');
    await expect(db.update(refunds).set(fields).where(ofOrder)).rejects.toMatchObject({ cause: { message } });
  }
  const [rejection] = await db.select().from(refunds).where(eq(refunds.reason, 'rejection')).limit(1);
  const { id, ...twice } = rejection ?? {
    id: 0,
    orderId: 0,
    transactionId: 0,
    amount: '',
    dueSince: new Date(),
  };
  await expect(db.insert(refunds).values(twice)).rejects.toMatchObject({
    cause: { constraint: expect.stringMatching(/^refunds_(order|transaction)_key$/) },
  });
});
