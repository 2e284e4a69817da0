import { acceptOrder, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { anOffer, anOrder, aSeries } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { holdLock } from '../../testing/held-lock.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');

describe('R3 a status change of an order locks the series first, then the order, then its transaction', () => {
  test.each([
    ['accepting', acceptOrder],
    ['rejecting', rejectOrder],
  ] as const)('%s does not lock the order while it waits for the series', async (_, move) => {
    const series = await aSeries(app.context);
    const offer = await anOffer(app.context, { seriesId: series.id });
    const { id } = await anOrder(app.context, { of: offer, status: 'paid' });
    const lock = await holdLock(app.databaseUrl, 'SELECT FROM series WHERE id = $1 FOR UPDATE', [series.id]);
    const moving = staff(move, { params: { id } });
    await lock.untilWaiting(1);
    expect(await lock.countFree('orders', id)).toBe(1);
    await lock.release();
    expect((await moving).status).toBe(200);
  });

  test('ERR-55 accepting checks the transaction as it is after waiting for its lock', async () => {
    const { id } = await anOrder(app.context, { status: 'paid' });
    const held = 'SELECT FROM transactions WHERE order_id = $1 FOR UPDATE';
    const lock = await holdLock(app.databaseUrl, held, [id]);
    const accepting = staff(acceptOrder, { params: { id } });
    await lock.untilWaiting(1);
    await lock.query(
      `UPDATE transactions SET status = 'rejected', date_rejected = now() WHERE order_id = $1`,
      [id],
    );
    await lock.release();
    expect((await accepting).codes).toEqual(['TRANSACTION_NOT_PAID']);
  });
});
