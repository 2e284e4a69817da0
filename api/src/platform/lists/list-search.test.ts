import { listInvestments } from '@share/contract/areas/investments/investments.endpoints.ts';
import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { listTransactions } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../areas/users/users.tables.ts';
import { anOffer, anOrder, aSeries, paymentOf } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
type Name = 'villa' | 'tower' | 'mill';
const found: Record<'orders' | 'transactions' | 'investments', Record<Name, number>> = {
  orders: { villa: 0, tower: 0, mill: 0 },
  transactions: { villa: 0, tower: 0, mill: 0 },
  investments: { villa: 0, tower: 0, mill: 0 },
};

const people: [Name, string, string, string][] = [
  ['villa', 'Żółta willa', 'Joanna', 'Wójcik'],
  ['tower', 'Wieża', 'Łukasz', 'Kowalski'],
  ['mill', 'Stary młyn Kowalski', 'José', 'Wójcik-Müller'],
];

beforeAll(async () => {
  const { db } = app.context;
  // From here on, the number of an order is not that of its transaction.
  await db.execute(sql`SELECT setval('transactions_id_seq', 900)`);
  for (const [name, title, firstName, lastName] of people) {
    const series = await aSeries(app.context, { pricePerShare: '1333.32' });
    const offer = await anOffer(app.context, {
      title: { pl: title, en: `${title} EN` },
      seriesId: series.id,
    });
    const email = `${name}@example.com`;
    const quantity = { villa: 3, tower: 1, mill: 2 }[name];
    const order = await anOrder(app.context, { of: offer, email, quantity });
    await db.update(users).set({ firstName, lastName }).where(eq(users.email, email));
    found.orders[name] = order.id;
    found.transactions[name] = paymentOf(order);
    found.investments[name] = order.investmentId;
  }
});

const lists = { orders: listOrders, transactions: listTransactions, investments: listInvestments };

/** The names of the rows that the search finds, and the total of the list. */
async function search(list: keyof typeof lists, text: string, filters: Record<string, string> = {}) {
  const { data } = await staff(lists[list], { list: { filters: { search: text, ...filters } } });
  const names = data.items.map(({ id }) => people.find(([name]) => found[list][name] === id)?.[0]);
  return [names.toSorted(), data.pagination.totalItems];
}

const all = Object.keys(lists) as (keyof typeof lists)[];

describe.each(all)('%s', (list) => {
  test.each<[string, Name[]]>([
    ['wójcik', ['mill', 'villa']],
    ['WOJCIK', ['mill', 'villa']],
    ['wojcik joanna', ['villa']],
    ['lukasz', ['tower']],
    ['tower@exa', ['tower']],
    ['willa', ['villa']],
    ['wieża', ['tower']],
    ['WIEZA', ['tower']],
    ['MULLER', ['mill']],
    ['jose muller', ['mill']],
    ['Jose\u0301', ['mill']],
    ['tower kowalski', ['tower']],
    ['kowalski', ['mill', 'tower']],
    ['100%', []],
    ['nobody at all', []],
  ])('are searched by name, e-mail and offer: %s', async (text, names) => {
    expect(await search(list, text)).toEqual([names, names.length]);
  });

  test('a search of two letters is refused, one digit is not', async () => {
    const short = await staff(lists[list], { list: { filters: { search: 'Li' } } });
    expect(short.errors).toMatchObject([{ code: 'SEARCH_TOO_SHORT', path: 'filters.search' }]);
    expect((await staff(lists[list], { list: { filters: { search: '7' } } })).errors).toEqual([]);
  });

  test('a search and a filter for the e-mail are both applied', async () => {
    expect(await search(list, 'wojcik', { userEmail: 'mill@' })).toEqual([['mill'], 1]);
    expect(await search(list, 'wojcik', { userEmail: 'tower@' })).toEqual([[], 0]);
  });
});

describe.each(['orders', 'transactions'] as const)('%s', (list) => {
  test.each(['3 999,96', '3,999.96', '3999.96 zł', 'PLN 3,999.96'])(
    'are found by an amount as people write it: %s',
    async (text) => expect(await search(list, text)).toEqual([['villa'], 1]),
  );

  test.each(['#', 'Zamówienie nr #', 'Order no. #', 'wplata za zam. # Kowalski'])(
    'are found by the number of the order and the title of its transfer: %s',
    async (typed) => {
      const text = typed.replace('#', String(found.orders.tower));
      expect(await search(list, text)).toEqual([['tower'], 1]);
    },
  );
});

test('a transaction is found by its own number, but not by the title of a transfer with that number', async () => {
  const own = found.transactions.mill;
  expect(await search('transactions', String(own))).toEqual([['mill'], 1]);
  expect(await search('transactions', `Zamówienie nr ${own}`)).toEqual([[], 0]);
});
