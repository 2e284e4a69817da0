import {
  acceptTransaction,
  extendTransaction,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { toWarsaw } from '@share/contract/shared/dates.ts';
import { describe, expect, test } from 'vitest';
import { anOrder, paymentOf } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { holdLock } from '../../testing/held-lock.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');

describe('R3 a change of a transaction locks its order first', () => {
  const body = { waitUntil: toWarsaw(new Date(Date.now() + 30 * 86_400_000)) };
  const accept = (id: number) => staff(acceptTransaction, { params: { id } });
  const extend = (id: number) => staff(extendTransaction, { params: { id }, body });

  test.each([
    ['accepting', accept],
    ['extending', extend],
  ])('%s does not lock the transaction while it waits for the order', async (_, change) => {
    const order = await anOrder(app.context);
    const id = paymentOf(order);
    const lock = await holdLock(app.databaseUrl, 'SELECT FROM orders WHERE id = $1 FOR UPDATE', [order.id]);
    const changing = change(id);
    await lock.untilWaiting(1);
    expect(await lock.countFree('transactions', id)).toBe(1);
    await lock.release();
    expect((await changing).status).toBe(200);
  });

  test.each([
    ['accepting', accept, 'TRANSACTION_MANAGER:WRONG_TRANSACTION_STATUS_FOR_ACCEPT'],
    ['extending', extend, 'TRANSACTION_MANAGER:CANT_EXTEND_WAIT_UNTIL'],
  ])('%s, having waited for the transaction, goes by what it has become', async (_, change, code) => {
    const id = paymentOf(await anOrder(app.context));
    const lock = await holdLock(app.databaseUrl, 'SELECT FROM transactions WHERE id = $1 FOR UPDATE', [id]);
    const changing = change(id);
    await lock.untilWaiting(1);
    await lock.query(`UPDATE transactions SET status = 'rejected', date_rejected = now() WHERE id = $1`, [
      id,
    ]);
    await lock.release();
    expect((await changing).codes).toEqual([code]);
  });
});
