import { getHome } from '@share/contract/areas/home/home.endpoints.ts';
import { getOrder, getOrderDecision, listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { closeRefund } from '@share/contract/areas/refunds/refunds.endpoints.ts';
import { getOrderTimeline } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import {
  acceptTransaction,
  getTransaction,
  recordLateTransfer,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { AcceptInput } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { afterEach, expect, test } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { anOrder, paymentOf } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { runBooksCheck } from '../books-check/run-books-check.ts';
import { expireOrder } from '../move/expire-order.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(async () => {
  app.setClock(null);
  expect(await runBooksCheck(app.context.db)).toEqual([]);
});

const DAY = 86_400_000;

/** An order over 200 zł that expired unpaid. */
async function anExpired() {
  const order = await anOrder(app.context, { quantity: 2 });
  const services = { ...app.services, now: () => new Date(Date.now() + 15 * DAY) };
  expect(await expireOrder(systemContext(services), order.id)).toBe(true);
  return { params: { id: order.id }, at: { params: { id: paymentOf(order) } } };
}
const late = (at: { params: { id: number } }, body: AcceptInput = {}) =>
  staff(recordLateTransfer, { ...at, body });
/** Whether it can be recorded, as the screens of the transaction and of its order show it. */
async function canRecord(at: { params: { id: number } }) {
  const { canRecordLate, meta } = (await staff(getTransaction, at)).data;
  const params = { id: meta.orderId ?? 0 };
  expect((await staff(getOrderDecision, { params })).data.payment.canRecordLate).toBe(canRecordLate);
  return canRecordLate;
}

test('a transfer for an order that expired is recorded, is due as a refund, and is returned like any other', async () => {
  const { at, params } = await anExpired();
  expect((await staff(acceptTransaction, at)).codes).toEqual([
    'TRANSACTION_MANAGER:WRONG_TRANSACTION_STATUS_FOR_ACCEPT',
  ]);
  expect(await canRecord(at)).toBe(true);
  const { data } = await late(at);
  expect(data).toMatchObject({
    status: 'rejected',
    receipt: { amount: 200 },
    refund: { amount: 200, returnedOn: null },
    surplus: null,
  });
  expect(await canRecord(at)).toBe(false);
  expect((await late(at)).codes).toEqual(['NO_LATE_TRANSFER']);

  expect((await staff(getOrder, { params })).data).toMatchObject({
    status: 'rejected',
    rejection: { reason: 'expired' },
    refund: { amount: 200 },
  });
  const { items } = (await staff(listOrders, { list: { filters: { refund: 'due' } } })).data;
  expect(items.map(({ id }) => id)).toContain(params.id);
  const card = (await staff(getHome)).data.cards.find(({ name }) => name === 'refundsDue');
  expect(card?.amount).toBe(200);
  const { entries } = (await staff(getOrderTimeline, { params })).data;
  expect(entries[0]).toMatchObject({ action: 'transaction.late-transfer' });

  const returned = {
    returnedOn: data.receipt?.receivedOn ?? '',
    reference: 'FT 1',
    reason: 'rejection' as const,
  };
  expect((await staff(closeRefund, { ...at, body: returned })).status).toBe(200);
});

test('another amount needs a note; what exceeds the order is a surplus', async () => {
  const { at } = await anExpired();
  expect((await late(at, { receivedAmount: 250 })).codes).toEqual(['RECEIVED_DIFFERENCE_NEEDS_NOTE']);
  const more = await late(at, { receivedAmount: 250, note: 'Sent twice' });
  expect(more.data).toMatchObject({ refund: { amount: 200 }, surplus: { amount: 50 } });
  const { at: other } = await anExpired();
  const less = await late(other, { receivedAmount: 150, note: 'The rest is missing' });
  expect(less.data).toMatchObject({ refund: { amount: 150 }, surplus: null });
});

test('only for an order that ended without a payment: rejected or cancelled as well, but neither open, completed nor refunded', async () => {
  const transactionIn = async (status: 'new' | 'paid' | 'completed' | 'rejected') => ({
    params: { id: paymentOf(await anOrder(app.context, { status })) },
  });
  for (const status of ['new', 'paid', 'completed'] as const) {
    const at = await transactionIn(status);
    expect([status, await canRecord(at), (await late(at)).codes]).toEqual([
      status,
      false,
      ['NO_LATE_TRANSFER'],
    ]);
  }
  expect((await late(await transactionIn('rejected'))).status).toBe(200);
});

test('of two members of staff who record it at once, one does', async () => {
  const { at } = await anExpired();
  const answers = await Promise.all([late(at), late(at)]);
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['NO_LATE_TRANSFER']);
});
