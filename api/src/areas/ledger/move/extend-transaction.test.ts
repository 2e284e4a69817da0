import {
  getOrderTimeline,
  getTransactionTimeline,
} from '@share/contract/areas/timeline/timeline.endpoints.ts';
import {
  acceptTransaction,
  extendTransaction,
  getTransaction,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { fromWarsaw, toWarsaw } from '@share/contract/shared/dates.ts';
import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../../platform/records/audit.ts';
import { anOrder } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { holdLock } from '../../../testing/held-lock.ts';
import { runBooksCheck } from '../books-check/run-books-check.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(async () => {
  app.setClock(null);
  expect(await runBooksCheck(app.context.db)).toEqual([]);
});

/** The id of a new transaction whose term ends in 14 days. */
const aWaiting = async () => (await anOrder(app.context)).transactions.at(0)?.id ?? 0;
const inDays = (days: number) => toWarsaw(new Date(Date.now() + days * 86_400_000));
const CANT_EXTEND = 'TRANSACTION_MANAGER:CANT_EXTEND_WAIT_UNTIL';

describe('TRX-20 extending the term of a bank transfer', () => {
  test('sets it to the given time in Warsaw, and changes nothing else', async () => {
    const id = await aWaiting();
    const { data: before } = await staff(getTransaction, { params: { id } });
    const waitUntil = inDays(30);
    const extended = await staff(extendTransaction, {
      params: { id },
      body: { waitUntil },
      ifMatch: before.version,
    });
    expect(extended.data).toEqual({
      ...before,
      version: before.version + 1,
      waitUntil: fromWarsaw(waitUntil).toISOString(),
    });
  });

  test('keeps the reason in the history of the transaction and of its order', async () => {
    const { id: order, transactions: payments } = await anOrder(app.context);
    const id = payments[0]?.id ?? 0;
    await staff(extendTransaction, {
      params: { id },
      body: { waitUntil: inDays(30), reason: '  Przelew z zagranicy ' },
    });
    const note = { field: 'note', before: null, after: 'Przelew z zagranicy' };
    for (const read of [
      staff(getTransactionTimeline, { params: { id } }),
      staff(getOrderTimeline, { params: { id: order } }),
    ])
      expect((await read).data.entries[0]?.changes).toContainEqual(note);
    const tooLong = { waitUntil: inDays(40), reason: 'x'.repeat(501) };
    expect((await staff(extendTransaction, { params: { id }, body: tooLong })).errors).toMatchObject([
      { code: 'VALUE_TOO_LONG', path: 'reason' },
    ]);
  });

  test('makes an overdue transfer acceptable if the job has not rejected its order yet', async () => {
    const id = await aWaiting();
    const { data } = await staff(getTransaction, { params: { id } });
    const late = new Date(new Date(data.waitUntil ?? 0).getTime() + 60_000);
    app.setClock(late);
    const clerk = await app.as('super admin');
    const body = { waitUntil: toWarsaw(new Date(late.getTime() + 86_400_000)) };
    expect((await clerk(acceptTransaction, { params: { id } })).codes).toEqual(['TRANSACTION_EXPIRED']);
    expect((await clerk(extendTransaction, { params: { id }, body })).data.meta.canAccept).toBe(true);
    expect((await clerk(acceptTransaction, { params: { id } })).status).toBe(200);
  });

  test.each([
    ['before the present term', 13],
    ['in the past', -1],
  ])('ERR-45 is refused for a time %s', async (_, days) => {
    const answer = await staff(extendTransaction, {
      params: { id: await aWaiting() },
      body: { waitUntil: inDays(days) },
    });
    expect(answer).toMatchObject({ status: 409, codes: [CANT_EXTEND], errors: [{ path: 'waitUntil' }] });
  });

  test('is refused for a time that is more than 365 days ahead', async () => {
    const answer = await staff(extendTransaction, {
      params: { id: await aWaiting() },
      body: { waitUntil: inDays(366) },
    });
    expect(answer).toMatchObject({
      status: 409,
      errors: [{ code: 'TRANSACTION_MANAGER:WAIT_UNTIL_TOO_FAR', path: 'waitUntil' }],
    });
  });

  test.each([undefined, null, ''])('TRX-12 is refused without a time: %s', async (waitUntil) => {
    const answer = await staff(extendTransaction, { params: { id: await aWaiting() }, body: { waitUntil } });
    expect(answer.errors).toMatchObject([
      { code: 'TRANSACTION_MANAGER:WAIT_UNTIL_IS_EMPTY', path: 'waitUntil' },
    ]);
  });

  test('is refused for an invalid time', async () => {
    const answer = await staff(extendTransaction, {
      params: { id: await aWaiting() },
      body: { waitUntil: '2026-02-30 10:00:00' },
    });
    expect(answer.codes).toEqual(['DATE_INVALID']);
  });

  test.each(['paid', 'completed', 'rejected'] as const)('ERR-45 is refused when it is %s', async (status) => {
    const order = await anOrder(app.context, { status });
    const answer = await staff(extendTransaction, {
      params: { id: order.transactions.at(0)?.id ?? 0 },
      body: { waitUntil: inDays(30) },
    });
    expect(answer.codes).toEqual([CANT_EXTEND]);
  });

  test('ERR-48 is refused if it does not exist', async () => {
    const answer = await staff(extendTransaction, { params: { id: 9_999 }, body: { waitUntil: inDays(30) } });
    expect(answer.codes).toEqual(['TRANSACTION:NOT_FOUND']);
  });

  test('R7 is refused when somebody extended it meanwhile', async () => {
    const id = await aWaiting();
    const { data } = await staff(getTransaction, { params: { id } });
    await staff(extendTransaction, { params: { id }, body: { waitUntil: inDays(20) } });
    const answer = await staff(extendTransaction, {
      params: { id },
      body: { waitUntil: inDays(30) },
      ifMatch: data.version,
    });
    expect(answer).toMatchObject({ status: 412, codes: ['CHANGED_MEANWHILE'] });
  });

  test('is refused with the new status as the reason, not with the changed version', async () => {
    const order = await anOrder(app.context);
    const params = { id: order.transactions.at(0)?.id ?? 0 };
    const { data } = await staff(getTransaction, { params });
    await staff(acceptTransaction, { params });
    const body = { waitUntil: inDays(30) };
    const answer = await staff(extendTransaction, { params, body, ifMatch: data.version });
    expect(answer.codes).toEqual([CANT_EXTEND]);
  });

  test('is refused for a transaction that was accepted just before', async () => {
    const order = await anOrder(app.context);
    const params = { id: order.transactions.at(0)?.id ?? 0 };
    const lock = await holdLock(app.databaseUrl, 'SELECT FROM orders WHERE id = $1 FOR UPDATE', [order.id]);
    const accepting = staff(acceptTransaction, { params });
    await lock.untilWaiting(1);
    const extending = staff(extendTransaction, { params, body: { waitUntil: inDays(30) } });
    await lock.untilWaiting(2);
    await lock.release();
    expect((await accepting).status).toBe(200);
    expect((await extending).codes).toEqual([CANT_EXTEND]);
  });

  test('is in the audit trail with the terms before and after', async () => {
    const id = await aWaiting();
    const { data: before } = await staff(getTransaction, { params: { id } });
    const { data: after } = await staff(extendTransaction, {
      params: { id },
      body: { waitUntil: inDays(30) },
    });
    const [entry] = await app.context.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'transaction.extend'), eq(auditEntries.entityId, id)));
    expect(entry).toMatchObject({
      before: { waitUntil: before.waitUntil },
      after: { waitUntil: after.waitUntil },
    });
  });
});
