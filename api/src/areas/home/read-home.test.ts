import { getHome, type HomeCardName } from '@share/contract/areas/home/home.endpoints.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { anOffer, anOrder, aSeries, paymentOf } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { booksChecks } from '../ledger/books-check/books-check.tables.ts';
import { closeRefund, rejectOrder } from '../ledger/ledger.shared.ts';
import { transactions } from '../ledger/transactions.tables.ts';

const app = appForAllTests();
const all = callerForAllTests(app, 'super admin');
const ofOrders = callerForAllTests(app, { can: ['admin:order:list'] });
const ofSeries = callerForAllTests(app, { can: ['admin:series:list'] });
const nobody = callerForAllTests(app, { can: [] });

const NOW = new Date('2026-06-15T10:00:00Z');
const both = (text: string) => ({ pl: text, en: text });
const card = async (name: HomeCardName) => (await all(getHome)).data.cards.find((one) => one.name === name);

beforeAll(() => app.setClock(NOW));

test('RTE-05 a new platform has nothing that waits', async () => {
  const { cards, offers, weeks } = (await all(getHome)).data;
  expect(offers).toEqual({ rows: 0, first: [] });
  expect(weeks?.map(({ monday }) => monday).filter((_, nth) => nth === 0 || nth === 11)).toEqual([
    '2026-03-30',
    '2026-06-15',
  ]);
  expect(weeks?.filter(({ shares, amount }) => shares !== 0 || amount !== 0)).toEqual([]);
  expect(cards.filter(({ rows }) => rows > 0)).toEqual([]);
  expect(cards.map(({ name }) => name)).not.toContain('booksCheck');
});

describe('what waits', () => {
  let orders: Record<'far' | 'soon' | 'late' | 'paid' | 'owed', { id: number; payment: number }>;

  beforeAll(async () => {
    const { db } = app.context;
    const offer = await anOffer(app.context, { title: both('Kamienica') });
    const place = async (quantity: number, status: 'new' | 'paid' = 'new', waitUntil?: string) => {
      const order = await anOrder(app.context, { of: offer, quantity, status });
      const payment = paymentOf(order);
      if (waitUntil)
        await db
          .update(transactions)
          .set({ waitUntil: new Date(waitUntil) })
          .where(eq(transactions.id, payment));
      return { id: order.id, payment };
    };
    const far = await place(1, 'new', '2026-06-25T10:00:00Z');
    const soon = await place(2, 'new', '2026-06-18T09:59:59Z');
    const late = await place(4, 'new', '2026-06-15T09:59:59Z');
    const paid = await place(8, 'paid');
    const owed = await place(16, 'paid');
    const online = await place(32, 'new', '2026-06-25T10:00:00Z');
    await db.update(transactions).set({ method: 'payPal' }).where(eq(transactions.id, online.payment));
    orders = { far, soon, late, paid, owed };
    await rejectOrder(app.context, owed.id);
  });

  test('are payments that staff accept, with number, sum and the oldest; overdue ones are counted by themselves', async () => {
    const { far, soon, late } = orders;
    expect(await card('paymentsToAccept')).toEqual({
      name: 'paymentsToAccept',
      rows: 2,
      amount: 300,
      asOf: null,
      oldest: [far, soon].map(({ payment }, index) => ({
        id: payment,
        person: 'Jan Kowalski',
        title: both('Kamienica'),
        amount: [100, 200][index],
        shares: null,
        at: NOW.toISOString(),
      })),
    });
    expect(await card('paymentsDueSoon')).toMatchObject({
      rows: 1,
      amount: 200,
      oldest: [{ id: soon.payment, at: '2026-06-18T09:59:59.000Z' }],
    });
    expect(await card('paymentsOverdue')).toMatchObject({
      rows: 1,
      amount: 400,
      oldest: [{ id: late.payment }],
    });
  });

  test('are paid orders, and refunds until they are closed', async () => {
    const { paid, owed } = orders;
    expect(await card('ordersToAccept')).toMatchObject({ rows: 1, amount: 800, oldest: [{ id: paid.id }] });
    expect(await card('refundsDue')).toMatchObject({
      rows: 1,
      amount: 1_600,
      oldest: [{ id: owed.id, amount: 1_600 }],
    });
    await closeRefund(app.context, owed.id, {
      returnedOn: '2026-06-15',
      reference: 'Przelew 7',
      reason: 'rejection',
    });
    expect(await card('refundsDue')).toMatchObject({ rows: 0, amount: 0, oldest: [] });
  });

  test('are shown to those who may list them, without any count of the others', async () => {
    const names = async (call: typeof all) => (await call(getHome)).data.cards.map(({ name }) => name);
    expect(await names(ofOrders)).toEqual(['ordersToAccept', 'refundsDue']);
    expect(await names(ofSeries)).toEqual([
      'seriesNearlySoldOut',
      'seriesWithoutAccount',
      'languagesIncomplete',
    ]);
    expect(await names(nobody)).toEqual([]);
  });
});

test('offers and series that nobody can buy, or soon nobody can', async () => {
  const full = await aSeries(app.context, { name: both('Pełna'), limit: 10, issued: 10 });
  const scarce = await aSeries(app.context, { name: both('Resztki'), limit: 100, issued: 85, reserved: 5 });
  const plenty = await aSeries(app.context, { name: both('Zapas'), limit: 100, issued: 85, reserved: 4 });
  const noAccount = await aSeries(app.context, { name: both('Bez konta'), accountNumber: '' });
  await aSeries(app.context, { limit: 100, issued: 95, isOpen: false, accountNumber: '' });
  const soldOut = await anOffer(app.context, { title: both('Wyprzedana'), seriesId: full.id });
  const unassigned = await anOffer(app.context, { title: both('Bez serii'), seriesId: null });
  const past = await anOffer(app.context, { seriesId: plenty.id, investmentEnd: '2026-06-14' });
  await anOffer(app.context, { seriesId: plenty.id, investmentEnd: '2026-06-15' });
  await anOffer(app.context, { seriesId: null, isVisible: false });
  await anOffer(app.context, { seriesId: null, isOpen: false });
  const ids = async (name: HomeCardName) => (await card(name))?.oldest.map(({ id }) => id).toSorted();
  expect(await card('seriesNearlySoldOut')).toMatchObject({
    rows: 1,
    amount: null,
    oldest: [{ id: scarce.id, title: both('Resztki'), shares: 10 }],
  });
  expect(await ids('seriesWithoutAccount')).toEqual([noAccount.id]);
  expect(await ids('offersWithoutShares')).toEqual([soldOut.id, unassigned.id].toSorted());
  expect(await card('offersPastEnd')).toMatchObject({ rows: 1, oldest: [{ id: past.id, at: '2026-06-14' }] });
});

test('what the open offers have left and have raised, the scarcest first, for those who may list offers and series', async () => {
  const ofBoth = await app.as({ can: ['admin:series:list', 'admin:offer:list'] });
  const few = await aSeries(app.context, { limit: 10 });
  const offer = await anOffer(app.context, { title: both('Ostatni udział'), seriesId: few.id });
  await anOrder(app.context, { of: offer, quantity: 1, status: 'completed' });
  await anOrder(app.context, { of: offer, quantity: 3, status: 'completed' });
  await anOrder(app.context, { of: offer, quantity: 5, status: 'paid' });
  const { offers } = (await ofBoth(getHome)).data;
  const shown = offers?.first ?? [];
  expect(shown).toContainEqual({
    id: offer.id,
    title: both('Ostatni udział'),
    left: 1,
    reserved: 5,
    limit: 10,
    raised: 400,
    target: 1_000,
  });
  const lefts = shown.map(({ left }) => left);
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  expect((await ofSeries(getHome)).data.offers).toBeNull();
});

describe('what was sold', () => {
  const other = appForAllTests();
  const ofTheirOrders = callerForAllTests(other, { can: ['admin:order:list'] });
  const sold = async () =>
    ((await ofTheirOrders(getHome)).data.weeks ?? []).filter(({ shares }) => shares > 0);

  test('in each Warsaw week, by the orders that were accepted in it; to nobody who may not list orders', async () => {
    other.setClock(new Date('2026-06-01T00:00:00Z'));
    const offer = await anOffer(other.context);
    const accepted = async (at: string, quantity: number) => {
      other.setClock(new Date(at));
      await anOrder(other.context, { of: offer, quantity, status: 'completed' });
    };
    await accepted('2026-06-07T21:59:59Z', 1);
    await accepted('2026-06-07T22:00:00Z', 2);
    await accepted('2026-06-15T09:00:00Z', 4);
    await anOrder(other.context, { of: offer, quantity: 8, status: 'paid' });
    other.setClock(NOW);
    const weeks = [
      { monday: '2026-06-01', amount: 100, shares: 1 },
      { monday: '2026-06-08', amount: 200, shares: 2 },
      { monday: '2026-06-15', amount: 400, shares: 4 },
    ];
    expect(await sold()).toEqual(weeks);
    await accepted('2026-06-15T10:00:00Z', 16);
    expect(await sold()).toEqual(weeks.with(2, { monday: '2026-06-15', amount: 2_000, shares: 20 }));
    const withoutOrders = await other.as({ can: ['admin:series:list'] });
    expect((await withoutOrders(getHome)).data.weeks).toBeNull();
  });
});

test('the latest check of the books', async () => {
  const check = (night: string, violations: Record<string, number>) =>
    app.context.db
      .insert(booksChecks)
      .values({ night, checkedAt: new Date(`${night}T01:00:00Z`), violations });
  await check('2026-06-13', { 'I-1': 2, 'I-7': 1 });
  expect(await card('booksCheck')).toMatchObject({ rows: 3, asOf: '2026-06-13T01:00:00.000Z' });
  await check('2026-06-14', {});
  expect(await card('booksCheck')).toMatchObject({ rows: 0, asOf: '2026-06-14T01:00:00.000Z' });
});
