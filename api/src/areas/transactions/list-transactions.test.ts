import {
  getTransaction,
  listTransactions,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { aDividend, anOffer, anOrder, paymentOf } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
type Name = 'bought' | 'waiting' | 'dividend';
let ids: Record<Name, number>;
let orderIds: Record<'bought' | 'waiting', number>;

beforeAll(async () => {
  const offer = await anOffer(app.context);
  // From here on, the number of an order differs from that of its transaction.
  await app.context.db.execute(sql`SELECT nextval('orders_id_seq')`);
  const bought = await anOrder(app.context, {
    of: offer,
    email: 'zenon@example.com',
    quantity: 2,
    status: 'completed',
  });
  const waiting = await anOrder(app.context, { of: offer, email: 'alina@example.com', quantity: 3 });
  const dividend = await aDividend(app.context, bought.investmentId);
  ids = { bought: paymentOf(bought), waiting: paymentOf(waiting), dividend };
  orderIds = { bought: bought.id, waiting: waiting.id };
});

const namesOf = (items: readonly { id: number }[]) =>
  items.map(({ id }) => (Object.keys(ids) as Name[]).find((name) => ids[name] === id));

describe('TRX-03 the list of transactions', () => {
  test('shows the same data as the screen of a transaction', async () => {
    const { data } = await staff(listTransactions);
    expect(namesOf(data.items)).toEqual(['dividend', 'waiting', 'bought']);
    for (const { received: _, refunded: __, ...item } of data.items) {
      const { data: shown } = await staff(getTransaction, { params: { id: item.id } });
      expect(shown).toMatchObject(item);
    }
  });

  test('names the order that is paid for, and the title asked for on its transfer', async () => {
    const { data } = await staff(listTransactions);
    const { bought, waiting } = orderIds;
    expect(waiting).not.toBe(ids.waiting);
    expect(data.items.map(({ meta }) => [meta.orderId, meta.transferTitle])).toEqual([
      [null, null],
      [waiting, `Zamówienie nr ${waiting}`],
      [bought, `Zamówienie nr ${bought}`],
    ]);
  });

  test.each(['#', 'Zamówienie nr #', 'order no. # '])(
    'is found by the number of its order, typed as "%s"',
    async (typed) => {
      const order = typed.replace('#', String(orderIds.waiting));
      const { data } = await staff(listTransactions, { list: { filters: { order } } });
      expect(namesOf(data.items)).toEqual(['waiting']);
    },
  );

  test('TRX-09 shows for each whether it can be accepted', async () => {
    const { data } = await staff(listTransactions);
    expect(data.items.map(({ meta }) => [meta.canAccept, meta.canExtendWaitUntil])).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ]);
  });

  test.each<[string, Record<string, unknown>, Name[]]>([
    ['a part of the e-mail', { userEmail: 'ZENON' }, ['dividend', 'bought']],
    ['the status', { status: 'completed' }, ['dividend', 'bought']],
    ['the type', { type: 'dividend' }, ['dividend']],
    ['the method', { method: 'payPal' }, []],
    ['the amount', { amount: { from: 200, to: 250.5 } }, ['bought']],
  ])('is filtered by %s', async (_, filters, found) => {
    const { data } = await staff(listTransactions, { list: { filters: filters as Record<string, string> } });
    expect(namesOf(data.items)).toEqual(found);
    expect(data.pagination.totalItems).toBe(found.length);
  });

  test.each<[string, Name[]]>([
    ['id', ['bought', 'waiting', 'dividend']],
    ['userEmail', ['waiting', 'bought', 'dividend']],
    ['date', ['bought', 'waiting', 'dividend']],
    ['waitUntil', ['bought', 'waiting', 'dividend']],
    ['amount', ['dividend', 'bought', 'waiting']],
  ])('is sorted by %s', async (column, ascending) => {
    const sorted = async (direction: 'ASC' | 'DESC') =>
      namesOf((await staff(listTransactions, { list: { order: { column, direction } } })).data.items);
    expect(await sorted('ASC')).toEqual(ascending);
    expect(await sorted('DESC')).toEqual([...ascending].reverse());
  });
});
