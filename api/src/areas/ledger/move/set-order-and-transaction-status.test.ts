import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anOrder } from '../../../testing/books.ts';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { readOrder } from '../orders.reads.ts';
import { orders } from '../orders.tables.ts';
import { transactions } from '../transactions.tables.ts';
import { setOrderAndTransactionStatus } from './set-order-and-transaction-status.ts';

const app = appForAllTests();

test.each([
  ['new', 'paid', 'completed'],
  ['paid', 'new', 'paid'],
  ['completed', 'paid', 'completed'],
  ['rejected', 'new', 'paid'],
] as const)(
  'R4 an order that is %s is not moved from %s to %s, nor its transaction',
  async (status, from, to) => {
    const { id } = await anOrder(app.context, { status });
    const before = await readOrder(app.context.db, app.context, id);
    const moving = app.context.db.transaction((tx) =>
      setOrderAndTransactionStatus(tx, { orderId: id, from, to, at: new Date() }),
    );
    await expect(moving).rejects.toThrow(`Order ${id} and its transaction are not both ${from}`);
    expect(await readOrder(app.context.db, app.context, id)).toEqual(before);
  },
);

test('R4 an order whose transaction has another status is not changed', async () => {
  const { id } = await anOrder(app.context, { status: 'new' });
  await app.context.db.update(transactions).set({ status: 'paid' }).where(eq(transactions.orderId, id));
  const moving = app.context.db.transaction((tx) =>
    setOrderAndTransactionStatus(tx, {
      orderId: id,
      from: 'new',
      to: 'rejected',
      at: new Date(),
      rejection: { reason: 'expired', by: null },
      note: '',
    }),
  );
  await expect(moving).rejects.toThrow('are not both new');
  expect((await readOrder(app.context.db, app.context, id)).status).toBe('new');
});

test('I-10 the database itself refuses a status change of a completed order', async () => {
  const { id } = await anOrder(app.context, { status: 'completed' });
  const moving = app.context.db.update(orders).set({ status: 'rejected' }).where(eq(orders.id, id));
  await expect(moving).rejects.toMatchObject({
    cause: { message: `order ${id} never goes from completed to rejected` },
  });
});
