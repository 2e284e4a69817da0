import { getOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  acceptTransaction,
  getTransaction,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../../platform/records/audit.ts';
import { aDividend, anOrder } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { runBooksCheck } from '../books-check/run-books-check.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(async () => {
  app.setClock(null);
  expect(await runBooksCheck(app.context.db)).toEqual([]);
});

const transactionOf = ({ transactions }: Awaited<ReturnType<typeof anOrder>>) => transactions.at(0)?.id ?? 0;

describe('TRX-09 accepting a transaction', () => {
  test('makes it and its order paid', async () => {
    const order = await anOrder(app.context, { quantity: 4 });
    const id = transactionOf(order);
    const before = await staff(getTransaction, { params: { id } });
    expect(before.data).toMatchObject({
      type: 'investment',
      method: 'bankTransfer',
      methodId: null,
      status: 'new',
      amount: 400,
      originalAmount: 400,
      commission: 0,
      commissionPercent: 0,
      waitUntil: expect.any(String),
      meta: {
        orderId: order.id,
        investmentId: order.investmentId,
        offerId: order.offer.id,
        offerTitle: order.offer.title,
        offerSlug: order.offer.slug,
        sharesQuantity: 4,
        user: order.userMeta,
        canAccept: true,
        canExtendWaitUntil: true,
      },
    });
    const accepted = await staff(acceptTransaction, { params: { id } });
    expect(accepted.data).toMatchObject({
      status: 'paid',
      dateCompleted: null,
      meta: { canAccept: false, canExtendWaitUntil: false },
    });
    expect((await staff(getTransaction, { params: { id } })).data).toEqual(accepted.data);
    expect((await staff(getOrder, { params: { id: order.id } })).data).toMatchObject({
      status: 'paid',
      version: order.version + 1,
      canAcceptOrder: true,
      canRejectOrder: true,
      canEditOrder: true,
    });
  });

  test.each(['paid', 'completed', 'rejected'] as const)('ERR-47 is refused when it is %s', async (status) => {
    const id = transactionOf(await anOrder(app.context, { status }));
    const answer = await staff(acceptTransaction, { params: { id } });
    expect(answer).toMatchObject({
      status: 409,
      codes: ['TRANSACTION_MANAGER:WRONG_TRANSACTION_STATUS_FOR_ACCEPT'],
    });
  });

  test('ERR-50 is refused after its term has passed, even before the job rejects the order', async () => {
    const id = transactionOf(await anOrder(app.context));
    const { data } = await staff(getTransaction, { params: { id } });
    const end = new Date(data.waitUntil ?? 0);
    app.setClock(new Date(end.getTime() + 1));
    const clerk = await app.as('super admin');
    const late = await clerk(acceptTransaction, { params: { id } });
    expect(late).toMatchObject({ status: 409, codes: ['TRANSACTION_EXPIRED'] });
    app.setClock(end);
    expect((await clerk(acceptTransaction, { params: { id } })).status).toBe(200);
  });

  test('is refused for a dividend, which has no order and is owed from its beginning', async () => {
    const { investmentId } = await anOrder(app.context, { status: 'completed' });
    const id = await aDividend(app.context, investmentId);
    const { data } = await staff(getTransaction, { params: { id } });
    expect(data).toMatchObject({
      type: 'dividend',
      meta: { orderId: null, canAccept: false, canExtendWaitUntil: false },
    });
    const answer = await staff(acceptTransaction, { params: { id } });
    expect(answer.codes).toEqual(['TRANSACTION_MANAGER:WRONG_TRANSACTION_STATUS_FOR_ACCEPT']);
  });

  test('ERR-48 is refused if it does not exist', async () => {
    const answer = await staff(acceptTransaction, { params: { id: 9_999 } });
    expect(answer).toMatchObject({ status: 404, codes: ['TRANSACTION:NOT_FOUND'] });
  });

  test('is in the audit trail', async () => {
    const id = transactionOf(await anOrder(app.context));
    await staff(acceptTransaction, { params: { id } });
    const entries = await app.context.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'transaction'), eq(auditEntries.entityId, id)));
    expect(entries).toMatchObject([
      { action: 'transaction.accept', before: { status: 'new' }, after: { status: 'paid' } },
    ]);
  });
});
