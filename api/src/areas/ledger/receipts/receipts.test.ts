import {
  getOrder,
  getOrderDecision,
  listOrders,
  rejectOrder,
} from '@share/contract/areas/orders/orders.endpoints.ts';
import { closeRefund } from '@share/contract/areas/refunds/refunds.endpoints.ts';
import { getOrderTimeline } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import {
  acceptTransaction,
  getTransaction,
  listTransactions,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { AcceptInput } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { anOrder, paymentOf } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { runBooksCheck } from '../books-check/run-books-check.ts';
import { refunds } from '../refunds/refunds.tables.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(async () => {
  app.setClock(null);
  expect(await runBooksCheck(app.context.db, NOW)).toEqual([]);
});

const NOW = new Date('2026-06-10T09:00:00Z');
const NOTE = 'The bank kept its fee';

/** An order over 200 zł that waits for its money on 10 June. */
async function anUnpaid() {
  app.setClock(NOW);
  const { id, transactions } = await anOrder(app.context, { quantity: 2 });
  return { id, payment: paymentOf({ transactions }) };
}
const pay = (id: number, body?: AcceptInput) =>
  staff(acceptTransaction, { params: { id }, ...(body && { body }) });
const refundsOf = (orderId: number) =>
  app.context.db
    .select({ reason: refunds.reason, amount: refunds.amount, returnedOn: refunds.returnedOn })
    .from(refunds)
    .where(eq(refunds.orderId, orderId));

describe('what the bank says of a payment', () => {
  test('is the amount of the transaction, today, unless something else is said; the amount itself never changes', async () => {
    const { payment } = await anUnpaid();
    const { data } = await pay(payment);
    expect(data).toMatchObject({
      status: 'paid',
      amount: 200,
      receipt: { amount: 200, receivedOn: '2026-06-10', note: '' },
      surplus: null,
    });
  });

  test('is stored with day and note, and stays in sight on the transaction, the order and both lists', async () => {
    const { id, payment } = await anUnpaid();
    const body = { receivedAmount: 199.5, receivedOn: '2026-06-08', note: NOTE };
    const receipt = { amount: 199.5, receivedOn: '2026-06-08', note: NOTE };
    expect((await pay(payment, body)).data).toMatchObject({ amount: 200, receipt });
    expect((await staff(getTransaction, { params: { id: payment } })).data.receipt).toEqual(receipt);
    expect((await staff(getOrderDecision, { params: { id } })).data.payment.receipt).toEqual(receipt);
    const search = { list: { filters: { search: String(id) } } };
    expect((await staff(listTransactions, search)).data.items).toContainEqual(
      expect.objectContaining({ id: payment, receipt }),
    );
    expect((await staff(listOrders, search)).data.items).toContainEqual(
      expect.objectContaining({ id, otherReceived: 199.5 }),
    );
    const { data: timeline } = await staff(getOrderTimeline, { params: { id } });
    expect(timeline.entries[0]?.changes).toEqual([
      { field: 'status', before: 'new', after: 'paid' },
      { field: 'receivedAmount', before: null, after: 199.5 },
      { field: 'receivedOn', before: null, after: '2026-06-08' },
      { field: 'note', before: null, after: NOTE },
    ]);
  });

  test.each([
    ['a difference without a note', { receivedAmount: 199.99 }, 'RECEIVED_DIFFERENCE_NEEDS_NOTE', 'note'],
    ['a note of spaces', { receivedAmount: 200.01, note: '  ' }, 'RECEIVED_DIFFERENCE_NEEDS_NOTE', 'note'],
    ['nothing received', { receivedAmount: 0, note: NOTE }, 'MUST_BE_GREATER_THAN_0', 'receivedAmount'],
    ['a third decimal', { receivedAmount: 199.999, note: NOTE }, 'TOO_MANY_DECIMALS', 'receivedAmount'],
    ['tomorrow', { receivedOn: '2026-06-11' }, 'RECEIVED_IN_THE_FUTURE', 'receivedOn'],
    ['more than a year ago', { receivedOn: '2025-06-08' }, 'RECEIVED_TOO_LONG_AGO', 'receivedOn'],
    ['no day', { receivedOn: '2026-02-30' }, 'DATE_INVALID', 'receivedOn'],
  ] as const)('is refused: %s', async (_, body, code, path) => {
    const { payment } = await anUnpaid();
    const answer = await pay(payment, body);
    expect(answer.errors).toMatchObject([{ code, path }]);
    expect((await staff(getTransaction, { params: { id: payment } })).data).toMatchObject({
      status: 'new',
      receipt: null,
    });
  });
});

describe('ORD-27 a surplus', () => {
  test('is a refund due, whatever becomes of the order, and is closed by itself', async () => {
    const { id, payment } = await anUnpaid();
    await pay(payment, { receivedAmount: 250, note: 'Sent too much' });
    expect((await staff(getOrder, { params: { id } })).data).toMatchObject({
      status: 'paid',
      amountToReturn: 200,
      refund: null,
      surplus: { reason: 'surplus', amount: 50, dueSince: NOW.toISOString(), returnedOn: null },
    });
    const close = (reason?: 'surplus') =>
      staff(closeRefund, {
        params: { id: payment },
        body: { returnedOn: '2026-06-10', reference: 'FT 1', ...(reason && { reason }) },
      });
    expect((await close()).codes).toEqual(['REFUND_NOT_DUE']);
    expect((await close('surplus')).data.surplus).toMatchObject({ returnedOn: '2026-06-10' });
    expect((await close('surplus')).codes).toEqual(['REFUND_ALREADY_CLOSED']);
    await staff(rejectOrder, { params: { id } });
    expect(await refundsOf(id)).toEqual([
      { reason: 'surplus', amount: '50.00', returnedOn: '2026-06-10' },
      { reason: 'rejection', amount: '200.00', returnedOn: null },
    ]);
    const due = { list: { filters: { refund: 'due', search: String(id) } } };
    expect((await staff(listOrders, due)).data.items).toMatchObject([{ id, refund: 'due' }]);
  });

  test('is due once, however many confirm at the same time', async () => {
    const { id, payment } = await anUnpaid();
    const body = { receivedAmount: 200.01, note: 'A grosz more' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(payment, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await refundsOf(id)).toEqual([{ reason: 'surplus', amount: '0.01', returnedOn: null }]);
  });

  test('what is missing is not returned when the order is rejected', async () => {
    const { id, payment } = await anUnpaid();
    expect((await staff(getOrder, { params: { id } })).data.amountToReturn).toBeNull();
    await pay(payment, { receivedAmount: 150, note: 'The rest follows' });
    expect((await staff(getOrder, { params: { id } })).data.amountToReturn).toBe(150);
    expect((await staff(rejectOrder, { params: { id } })).data?.amountToReturn).toBeNull();
    expect(await refundsOf(id)).toEqual([{ reason: 'rejection', amount: '150.00', returnedOn: null }]);
  });
});
