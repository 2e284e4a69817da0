import { type FoundGroup, findAnything } from '@share/contract/areas/find/find.endpoints.ts';
import { rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { PhoneNumber } from '@share/contract/shared/personal-data.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { anOffer, anOrder, aSeries, paymentOf } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { anInvestor } from '../../testing/people.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
let order: { id: number; transaction: number };
let person: number;

beforeAll(async () => {
  const { context } = app;
  const { id: seriesId } = await aSeries(context, { name: { pl: 'Seria Żurawia', en: 'Crane series' } });
  const of = await anOffer(context, { seriesId, title: { pl: 'Kamienica Żurawia', en: 'Crane tenement' } });
  const investor = await anInvestor(context, {
    firstName: 'Joanna',
    lastName: 'Wójcik',
    email: 'joanna@example.com',
    phoneNumber: '+48 600 700 800',
    accountNumber: '61109010140000071219812874',
  });
  await anInvestor(context, {
    firstName: 'Dawna',
    lastName: 'Wójcik',
    accountNumber: '61109010140000071219812874',
    deletedAt: new Date(),
  });
  // From here on, the number of an order differs from that of its transaction, and is in no random e-mail address.
  await context.db.execute(sql`SELECT setval('orders_id_seq', 7007000)`);
  const placed = await anOrder(context, { of, email: investor.email });
  order = { id: placed.id, transaction: paymentOf(placed) };
  person = investor.id;
});

const find = async (text: string, call = staff): Promise<Record<string, string[]>> => {
  const { data } = await call(findAnything, { query: { text } });
  return Object.fromEntries(
    data.map(({ kind, items }: FoundGroup) => [kind, items.map(({ route }) => route)]),
  );
};

/** A phone as it is dialled within the country, and as it is dialled from abroad. */
const DIALLED = ['020 7946 0958', '+44 20 7946 0958', '0044 (0)20 7946 0958'];

describe('find anything', () => {
  test.each(DIALLED)('a person whose phone is stored as %s, however it is typed', async (phoneNumber) => {
    const { id } = await anInvestor(app.context, { phoneNumber: PhoneNumber.parse(phoneNumber) });
    for (const typed of [...DIALLED, '020 7946', '+44 20 7946'])
      expect((await find(typed)).users).toContain(`/users/${id}`);
    expect((await find('+44 20 7946 0959')).users).toBeUndefined();
  });

  test('nothing by a text without a letter or sign of its own', async () => {
    expect(await find('\u0301\u0301\u0301')).toEqual({});
  });

  test('a person from abroad by name without accents, and by the beginning of the account', async () => {
    const { id } = await anInvestor(app.context, {
      firstName: 'José',
      lastName: 'Müller',
      accountNumber: 'GB29NWBK60161331926819',
    });
    for (const typed of ['jose MULLER', 'gb29', 'GB29 nwbk 6016'])
      expect(await find(typed)).toEqual({ users: [`/users/${id}`] });
  });

  test.each(['7007001', ' 7007001 ', 'Zamówienie nr 7007001', 'order no. 7007001'])(
    'an order by its number: "%s"',
    async (text) => {
      expect(await find(text)).toMatchObject({
        orders: [`/orders/${order.id}/edit`],
        transactions: [`/transactions/${order.transaction}/edit`],
      });
    },
  );

  test.each([
    'wojcik',
    'JOANNA WÓJ',
    'joanna@',
    '600 700',
    '600-700-800',
    '0048 600 700 800',
    '0 600 700 800',
    '2874',
    '1981 2874',
    '61 1090',
    'pl61 1090 1014',
    'PL61 1090 1014 0000 0712 1981 2874',
  ])('a person by "%s", and no deleted one', async (text) => {
    expect(await find(text)).toEqual({ users: [`/users/${person}`] });
  });

  test('of several people the holder of the account first, then the latest', async () => {
    const named = async (accountNumber = '') =>
      (await anInvestor(app.context, { firstName: 'Ewa', lastName: 'Kolejna4711', accountNumber })).id;
    const holder = await named('27114020040000300201354711');
    const later: number[] = [];
    for (let at = 0; at < 6; at += 1) later.push(await named());
    const [one, two, three, four] = later.toReversed();
    expect((await find('4711')).users).toEqual([holder, one, two, three, four].map((id) => `/users/${id}`));
  });

  test.each(['żuraw', 'zurawia', 'ŻURAW', 'crane'])(
    'offers and series by a part of their name in either language: "%s"',
    async (text) => {
      expect(Object.keys(await find(text))).toEqual(['offers', 'series']);
    },
  );

  test.each(['', ' ', 'x', '%%%', '___', "' OR 1=1 --", '999999999999999'])(
    'nothing by "%s"',
    async (text) => {
      expect(await find(text)).toEqual({});
    },
  );

  test('R8 only what the caller may open', async () => {
    const clerk = await app.as({ can: ['admin:order:get', 'admin:user:list'] });
    expect(await find('7007001', clerk)).toEqual({ orders: [`/orders/${order.id}/edit`] });
    expect(await find('wojcik', clerk)).toEqual({});
    expect(await find('crane', clerk)).toEqual({});
    const reader = await app.as({ can: ['admin:user:get', 'admin:offer:get'] });
    expect(Object.keys(await find('wojcik', reader))).toEqual(['users']);
    expect(Object.keys(await find('7007001', reader))).toEqual([]);
    expect((await app.asVisitor(findAnything, { query: { text: '7007001' } })).status).toBe(401);
  });

  test('orders and transactions by their amount, first those that wait for their money', async () => {
    const { context } = app;
    const { id: seriesId } = await aSeries(context, { pricePerShare: '18750.50', limit: 100 });
    const of = await anOffer(context, { seriesId });
    const placed: Awaited<ReturnType<typeof anOrder>>[] = [];
    for (let at = 0; at < 6; at += 1) placed.push(await anOrder(context, { of, quantity: 1 }));
    const [waiting, ...others] = placed;
    if (!waiting) throw new Error('no order was placed');
    for (const { id } of others) expect((await staff(rejectOrder, { params: { id } })).status).toBe(200);
    const newest = others.toReversed().slice(0, 4);
    for (const typed of ['18750,50', '18 750,50 zł', '18,750.50'])
      expect(await find(typed)).toEqual({
        orders: [waiting, ...newest].map(({ id }) => `/orders/${id}/edit`),
        transactions: [waiting, ...newest].map((one) => `/transactions/${paymentOf(one)}/edit`),
      });
    const { data } = await staff(findAnything, { query: { text: '18750,5' } });
    expect(data[0]?.items[0]?.money).toEqual({ status: 'new', amount: 18_750.5, date: waiting.date });
  });
});
