import {
  findInvestor,
  getOrderableOffer,
  listOrders,
  placeManualOrder,
} from '@share/contract/areas/orders/orders.endpoints.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type AnOffer, aManualOrder, anOffer, anOrder, aSeries } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { anInvestor } from '../../testing/people.ts';
import { users } from '../users/users.tables.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
type Name = 'first' | 'second' | 'third';
let ids: Record<Name, number>;

beforeAll(async () => {
  app.setClock(new Date('2026-06-09T22:00:00Z'));
  const villa = await anOffer(app.context, { title: { pl: 'Żółta willa', en: 'Yellow villa' } });
  const cheap = await aSeries(app.context, { pricePerShare: '1.50' });
  const tower = await anOffer(app.context, { title: { pl: 'Wieża', en: 'Tower' }, seriesId: cheap.id });
  const first = await anOrder(app.context, { of: villa, email: 'celina@example.com', quantity: 5 });
  app.setClock(new Date('2026-06-10T21:59:59Z'));
  const second = await anOrder(app.context, {
    of: tower,
    email: 'adam@example.com',
    quantity: 7,
    status: 'paid',
  });
  app.setClock(new Date('2026-06-10T22:00:00Z'));
  const third = await anOrder(app.context, {
    of: villa,
    email: 'bogna@example.com',
    quantity: 6,
    status: 'rejected',
  });
  app.setClock(null);
  ids = { first: first.id, second: second.id, third: third.id };
});

const namesOf = (items: readonly { id: number }[]) =>
  items.map(({ id }) => (Object.keys(ids) as Name[]).find((name) => ids[name] === id));

describe('ORD-04 the list of orders', () => {
  test('shows the newest first, with investor and offer', async () => {
    const { data } = await staff(listOrders);
    expect(namesOf(data.items)).toEqual(['third', 'second', 'first']);
    expect(data.items[1]).toEqual({
      id: ids.second,
      userMeta: {
        id: expect.any(Number),
        email: 'adam@example.com',
        firstName: 'Jan',
        lastName: 'Kowalski',
        isDeleted: false,
      },
      offer: { id: expect.any(Number), title: { pl: 'Wieża', en: 'Tower' } },
      date: '2026-06-10T21:59:59.000Z',
      payment: { id: expect.any(Number), version: expect.any(Number), canExtendWaitUntil: false },
      waitUntil: '2026-06-24T21:59:59.000Z',
      quantity: 7,
      status: 'paid',
      rejection: null,
      refund: null,
      otherReceived: null,
      totalAmount: 10.5,
      downloadSpreadSheetUrl: null,
    });
  });

  test.each<[string, Record<string, unknown>, Name[]]>([
    ['a part of the e-mail, in any case', { userEmail: 'CELINA@' }, ['first']],
    ['an e-mail with a wildcard of LIKE', { userEmail: '_elina' }, []],
    ['the Polish title', { offer: 'żółta' }, ['third', 'first']],
    ['the English title', { offer: 'tower' }, ['second']],
    ['the status', { status: 'new' }, ['first']],
    ['a day in Warsaw', { date: { from: '2026-06-10', to: '2026-06-10' } }, ['second', 'first']],
    ['the days from one on', { date: { from: '2026-06-11' } }, ['third']],
    ['the last day of the payment', { waitUntil: { from: '2026-06-25', to: '2026-06-25' } }, ['third']],
    ['the quantity', { quantity: { from: 6, to: 7 } }, ['third', 'second']],
    ['the amount', { amount: { to: 10.5 } }, ['second']],
    [
      'everything at once',
      { userEmail: 'bogna', offer: 'willa', status: 'rejected', quantity: { from: 6 } },
      ['third'],
    ],
  ])('ORD-08 is filtered by %s', async (_, filters, found) => {
    const { data } = await staff(listOrders, { list: { filters: filters as Record<string, string> } });
    expect(namesOf(data.items)).toEqual(found);
    expect(data.pagination.totalItems).toBe(found.length);
  });

  test.each<[string, Name[]]>([
    ['userEmail', ['second', 'third', 'first']],
    ['date', ['first', 'second', 'third']],
    ['waitUntil', ['first', 'second', 'third']],
    ['quantity', ['first', 'third', 'second']],
    ['amount', ['second', 'first', 'third']],
  ])('ORD-06 is sorted by %s', async (column, ascending) => {
    const sorted = async (direction: 'ASC' | 'DESC') =>
      namesOf((await staff(listOrders, { list: { order: { column, direction } } })).data.items);
    expect(await sorted('ASC')).toEqual(ascending);
    expect(await sorted('DESC')).toEqual([...ascending].reverse());
  });

  test.each(['#', 'Zamówienie nr #', ' # '])('is found by its number, typed as "%s"', async (typed) => {
    const id = typed.replace('#', String(ids.second));
    const { data } = await staff(listOrders, { list: { filters: { id } } });
    expect(namesOf(data.items)).toEqual(['second']);
  });

  test.each(['Zamówienie', '999999999999999', '0'])('"%s" finds no order', async (id) => {
    const { data } = await staff(listOrders, { list: { filters: { id } } });
    expect(data.items).toEqual([]);
  });

  test('shows that a user is deleted', async () => {
    await app.context.db
      .update(users)
      .set({ deletedAt: new Date() })
      .where(eq(users.email, 'celina@example.com'));
    const { data } = await staff(listOrders, { list: { filters: { userEmail: 'celina' } } });
    expect(data.items[0]?.userMeta.isDeleted).toBe(true);
  });

  test('finds all orders of one person by the number of the account, and nobody else’s', async () => {
    const of = await anOffer(app.context);
    const [ann, joann] = ['ann@example.com', 'joann@example.com'];
    const [own, others] = [
      await anOrder(app.context, { of, email: ann }),
      await anOrder(app.context, { of, email: joann }),
    ];
    const found = async (filters: Record<string, string>) =>
      (await staff(listOrders, { list: { filters } })).data;
    expect((await found({ userEmail: ann })).items).toHaveLength(2);
    for (const { id, userMeta } of [own, others]) {
      const { items, pagination } = await found({ userId: String(userMeta.id) });
      expect([items.map((row) => row.id), pagination.totalItems]).toEqual([[id], 1]);
    }
    for (const userId of ['0', '999999999999999', 'ann'])
      expect((await found({ userId })).pagination.totalItems).toBe(0);
  });

  test('LST-04 searches e-mails from three letters on', async () => {
    const answer = await staff(listOrders, { list: { filters: { userEmail: 'ad' } } });
    expect(answer.errors).toMatchObject([{ code: 'SEARCH_TOO_SHORT', path: 'filters.userEmail' }]);
  });
});

describe('ORD-47 the data of an offer for the form of a manual order', () => {
  test('are its series with the available shares, its minimum and its active agreements', async () => {
    const series = await aSeries(app.context, { limit: 10 });
    const offer = await anOffer(app.context, {
      seriesId: series.id,
      minStock: 2,
      agreements: [{ name: { pl: 'Zgoda', en: 'Consent' } }, { active: false }, { required: false }],
    });
    await anOrder(app.context, {
      of: { ...offer, agreements: offer.agreements.filter(({ active }) => active) },
      quantity: 3,
    });
    const { data } = await staff(getOrderableOffer, { params: { id: offer.id } });
    expect(data).toEqual({
      id: offer.id,
      title: offer.title,
      minStock: 2,
      whyNot: null,
      series: {
        id: series.id,
        name: series.name,
        displayName: series.displayName,
        pricePerShare: 100,
        available: 7,
        isOpen: true,
      },
      agreements: offer.agreements
        .filter(({ active }) => active)
        .map(({ id, name, content, required }) => ({
          id,
          isGeneral: false,
          name,
          content,
          required,
          fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
        })),
    });
  });

  test.each<[string, AnOffer, Parameters<typeof aSeries>[1], string]>([
    ['it is hidden', { isVisible: false }, {}, 'OFFER_NOT_VISIBLE'],
    ['it is closed', { isOpen: false }, {}, 'OFFER_CLOSED_FOR_INVESTMENTS'],
    [
      'its time is over',
      { investmentStart: '2020-01-01', investmentEnd: '2020-01-01' },
      {},
      'OFFER_CLOSED_FOR_INVESTMENTS',
    ],
    [
      'its time has not come',
      { investmentStart: '2999-01-01', investmentEnd: '2999-01-01' },
      {},
      'OFFER_CLOSED_FOR_INVESTMENTS',
    ],
    [
      'its series is not available',
      {},
      { availableFrom: new Date(0), availableTo: new Date(1) },
      'SERIES_CLOSED_FOR_INVESTMENTS',
    ],
    ['its series has no account', {}, { accountNumber: '' }, 'NO_TRANSACTION_METHODS_AVAILABLE'],
    ['it is sold out', {}, { limit: 0 }, 'NOT_ENOUGH_SHARES_AVAILABLE'],
    ['fewer are left than one must buy', { minStock: 5 }, { limit: 4 }, 'NOT_ENOUGH_SHARES_AVAILABLE'],
  ])('say why nobody can order: %s', async (_, ofOffer, ofSeries, whyNot) => {
    const { id: seriesId } = await aSeries(app.context, ofSeries);
    const offer = await anOffer(app.context, { seriesId, ...ofOffer });
    expect((await staff(getOrderableOffer, { params: { id: offer.id } })).data.whyNot).toBe(whyNot);
    const quantity = offer.minStock ?? 1;
    const answer = await staff(placeManualOrder, { body: aManualOrder(offer, { quantity }) });
    expect(answer.codes).toEqual([whyNot]);
  });

  test('have no series if the offer has none', async () => {
    const offer = await anOffer(app.context, { seriesId: null });
    expect((await staff(getOrderableOffer, { params: { id: offer.id } })).data).toMatchObject({
      series: null,
      whyNot: 'SERIES_NOT_ASSIGNED_TO_OFFER',
    });
  });

  test('are not found if there is no such offer', async () => {
    expect((await staff(getOrderableOffer, { params: { id: 9_999 } })).codes).toEqual(['OFFER_NOT_EXISTS']);
  });
});

test('ORD-45 the form learns whether a user has an e-mail, and the name of the account', async () => {
  await anInvestor(app.context, { email: 'jest@example.com' });
  await anInvestor(app.context, { email: 'byl@example.com', deletedAt: new Date() });
  const find = async (email: string) => (await staff(findInvestor, { query: { email } })).data;
  expect(await find('JEST@example.com')).toEqual({
    exists: true,
    isDeleted: false,
    name: { firstName: 'Anna', lastName: 'Nowak' },
  });
  expect(await find('byl@example.com')).toEqual({ exists: true, isDeleted: true, name: null });
  expect(await find('nikt@example.com')).toEqual({ exists: false, isDeleted: false, name: null });
});
