import { randomUUID } from 'node:crypto';
import { getOrder, listOrders, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { closeRefund } from '@share/contract/areas/refunds/refunds.endpoints.ts';
import {
  getTransaction,
  listTransactions,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../../platform/records/audit.ts';
import { anOrder, paymentOf } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { runIntoLock } from '../../../testing/held-lock.ts';
import { aUser } from '../../../testing/people.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { runBooksCheck } from '../books-check/run-books-check.ts';
import { refunds } from './refunds.tables.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(async () => {
  app.setClock(null);
  expect(await runBooksCheck(app.context.db)).toEqual([]);
});

const REJECTED_AT = '2026-06-03T22:30:00.000Z';
const TODAY = '2026-06-10T09:00:00.000Z';

/** An order over 200 zł that was paid, and rejected on 4 June in Warsaw; today is 10 June. */
async function aRefund() {
  app.setClock(new Date('2026-06-01T10:00:00Z'));
  const order = await anOrder(app.context, { status: 'paid', quantity: 2 });
  app.setClock(new Date(REJECTED_AT));
  await staff(rejectOrder, { params: { id: order.id } });
  app.setClock(new Date(TODAY));
  return { id: order.id, transactionId: paymentOf(order) };
}

const close = (id: number, body = { returnedOn: '2026-06-09', reference: 'FT 2026/77' }, as = staff) =>
  as(closeRefund, { params: { id }, body });
const viewOf = async (id: number) => (await staff(getOrder, { params: { id } })).data;

const due = (transactionId: number) => ({
  id: expect.any(Number),
  transactionId,
  reason: 'rejection',
  amount: 200,
  dueSince: REJECTED_AT,
  account: {
    country: { id: 616, name: 'Polska' },
    bankName: 'Bank',
    accountNumber: '61109010140000071219812874',
  },
  receivedOn: null,
  note: '',
  returnedOn: null,
  reference: null,
  closedAt: null,
  closedBy: null,
  paymentFile: null,
});

describe('ORD-27 rejecting a paid order', () => {
  test("leaves a refund due: its amount, the investor's account and since when", async () => {
    const { id, transactionId } = await aRefund();
    expect((await viewOf(id)).refund).toEqual(due(transactionId));
    expect((await staff(getTransaction, { params: { id: transactionId } })).data.refund).toEqual(
      due(transactionId),
    );
  });

  test('leaves none if the money had not arrived', async () => {
    const order = await anOrder(app.context, { status: 'rejected' });
    expect(order.refund).toBeNull();
    expect((await close(paymentOf(order))).codes).toEqual(['REFUND_NOT_DUE']);
  });

  test('is found in both lists until the money is returned', async () => {
    const { id, transactionId } = await aRefund();
    const list = (refund: string) => ({ list: { filters: { refund } } });
    const inLists = async (refund: string) => {
      const orders = (await staff(listOrders, list(refund))).data.items;
      const transactions = (await staff(listTransactions, list(refund))).data.items;
      return [orders.find((row) => row.id === id), transactions.find((row) => row.id === transactionId)];
    };
    expect(await inLists('due')).toMatchObject([{ refund: 'due' }, { refund: 'due' }]);
    expect(await inLists('returned')).toEqual([undefined, undefined]);
    await close(transactionId);
    expect(await inLists('due')).toEqual([undefined, undefined]);
    expect(await inLists('returned')).toMatchObject([{ refund: 'returned' }, { refund: 'returned' }]);
  });
});

describe('ORD-27 closing a refund', () => {
  test('records when, under which reference and by whom the money was returned', async () => {
    const { id, transactionId } = await aRefund();
    const clerk = await aUser(app.context, { can: ['admin:transaction:accept'] });
    const answer = await close(transactionId, undefined, await app.asUser(clerk));
    const closed = {
      ...due(transactionId),
      returnedOn: '2026-06-09',
      reference: 'FT 2026/77',
      closedAt: TODAY,
      closedBy: 'Anna Nowak',
    };
    expect(answer.data).toMatchObject({ id: transactionId, status: 'rejected', refund: closed });
    expect(await viewOf(id)).toMatchObject({ status: 'rejected', refund: closed });
    const entries = await readAudit(
      app.context,
      and(eq(auditEntries.entityId, transactionId), eq(auditEntries.action, 'transaction.refund')),
    );
    expect(entries).toMatchObject([
      {
        actorId: clerk.id,
        after: { orderId: id, amount: 200, returnedOn: '2026-06-09', reference: 'FT 2026/77' },
      },
    ]);
  });

  test('needs the permission to accept transactions', async () => {
    const { transactionId } = await aRefund();
    const others = await app.as({ can: ['admin:order:reject', 'admin:order:edit', 'admin:transaction:get'] });
    expect((await close(transactionId, undefined, others)).codes).toEqual(['FORBIDDEN']);
  });

  test.each([
    ['after today', '2026-06-11', 'RETURNED_IN_THE_FUTURE'],
    ['before the rejection', '2026-06-03', 'RETURNED_BEFORE_REJECTION'],
    ['that does not exist', '2026-02-30', 'DATE_INVALID'],
  ])('on a day %s is refused', async (_, returnedOn, code) => {
    const { transactionId } = await aRefund();
    expect(await close(transactionId, { returnedOn, reference: 'FT 1' })).toMatchObject({
      status: 422,
      errors: [{ code, path: 'returnedOn' }],
    });
  });

  test.each(['2026-06-04', '2026-06-10'])('on %s, the first or the last possible day', async (returnedOn) => {
    const { transactionId } = await aRefund();
    expect((await close(transactionId, { returnedOn, reference: 'FT 1' })).codes).toEqual([]);
  });

  test('without a reference is refused', async () => {
    const { transactionId } = await aRefund();
    const { errors } = await close(transactionId, { returnedOn: '2026-06-09', reference: ' ' });
    expect(errors).toMatchObject([{ code: 'IS_REQUIRED', path: 'reference' }]);
  });

  test('of a transaction that does not exist is refused', async () => {
    expect(await close(999_999)).toMatchObject({ status: 404, codes: ['TRANSACTION:NOT_FOUND'] });
  });

  test('R6 repeated under its idempotency key is closed once; under another it is refused', async () => {
    const { transactionId } = await aRefund();
    const body = { returnedOn: '2026-06-09', reference: 'FT 1' };
    const request = { params: { id: transactionId }, body, headers: { 'idempotency-key': randomUUID() } };
    const first = await staff(closeRefund, request);
    expect((await staff(closeRefund, request)).data).toEqual(first.data);
    expect(await close(transactionId)).toMatchObject({ status: 409, codes: ['REFUND_ALREADY_CLOSED'] });
  });

  test('R3 by two at once succeeds once, and the first reference stays', async () => {
    const { id, transactionId } = await aRefund();
    const lock: [string, number] = ['SELECT id FROM orders WHERE id = $1 FOR UPDATE', id];
    const [one, two] = await runIntoLock(app.databaseUrl, lock, [
      () => close(transactionId, { returnedOn: '2026-06-08', reference: 'one' }),
      () => close(transactionId, { returnedOn: '2026-06-09', reference: 'two' }),
    ]);
    const codes = [one, two].map((answer) => answer?.codes.join());
    expect(codes.toSorted()).toEqual(['', 'REFUND_ALREADY_CLOSED']);
    expect((await viewOf(id)).refund?.reference).toBe(codes[0] === '' ? 'one' : 'two');
  });
});

test('ORD-27 the database itself refuses to change a refund, or to close it twice', async () => {
  const { id, transactionId } = await aRefund();
  const ofOrder = eq(refunds.orderId, id);
  const message = expect.stringMatching(/is closed once|never changed or deleted/);
  const refused = { cause: { message } };
  await expect(app.context.db.update(refunds).set({ amount: '1.00' }).where(ofOrder)).rejects.toMatchObject(
    refused,
  );
  await close(transactionId);
  await expect(app.context.db.update(refunds).set({ reference: 'x' }).where(ofOrder)).rejects.toMatchObject(
    refused,
  );
  await expect(app.context.db.delete(refunds).where(ofOrder)).rejects.toMatchObject(refused);
});
