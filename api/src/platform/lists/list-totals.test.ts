import {
  listInvestments,
  totalInvestments,
} from '@share/contract/areas/investments/investments.endpoints.ts';
import { listOrders, totalOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { foldListChanges } from '../../jobs/fold-list-changes.ts';
import { anOffer, anOrder, aSeries } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');

beforeAll(async () => {
  app.setClock(new Date('2026-06-10T12:00:00Z'));
  const series = await aSeries(app.context, { pricePerShare: '0.10' });
  const offer = await anOffer(app.context, { title: { pl: 'Grosz', en: 'Penny' }, seriesId: series.id });
  for (const [quantity, status] of [
    [1, 'new'],
    [2, 'paid'],
    [4, 'completed'],
  ] as const)
    await anOrder(app.context, { of: offer, email: `penny${quantity}@example.com`, quantity, status });
  await foldListChanges(app.services);
  app.setClock(new Date('2026-06-20T12:00:00Z'));
  await anOrder(app.context, { of: offer, email: 'penny8@example.com', quantity: 8, status: 'rejected' });
  await anOrder(app.context, { email: 'other@example.com', quantity: 1, status: 'paid' });
  app.setClock(null);
});

const totals = async (filters: ListState['filters']) =>
  (await staff(totalOrders, { list: { filters } })).data;

const OTHER = 100;
const paid = (...amounts: number[]) => ({
  rows: amounts.length,
  amount: amounts.reduce((sum, amount) => sum + amount, 0),
});

describe('the totals of orders', () => {
  test.each<[string, ListState['filters'], number, number]>([
    ['all that is not cancelled', {}, 5, 0.7],
    ['one status', { status: 'completed' }, 1, 0.4],
    ['days', { date: { from: '2026-06-01', to: '2026-06-15' } }, 3, 0.7],
    ['days without orders', { date: { from: '2026-07-01' } }, 0, 0],
    ['days that end before they start', { date: { from: '2026-12-31', to: '2026-01-01' } }, 0, 0],
    ['a search for people', { search: 'penny' }, 4, 0.7],
    ['a search for one person', { search: 'penny4@' }, 1, 0.4],
    ['a search for one person, of whom all is cancelled', { search: 'penny8@' }, 1, 0],
    ['an e-mail and a status', { userEmail: 'penny', status: 'paid' }, 1, 0.2],
    ['an amount', { search: '0,40' }, 1, 0.4],
    ['a range of quantities', { quantity: { from: 2, to: 4 } }, 2, 0.6],
  ])('count and sum %s, exactly', async (_, filters, rows, pennies) => {
    const answer = await totals(filters);
    const isWithOther = rows > 0 && Object.keys(filters).length === 0;
    expect(answer).toMatchObject({ rows, amount: isWithOther ? pennies + OTHER : pennies });
    const { data } = await staff(listOrders, { list: { filters } });
    expect(data.pagination.totalItems).toBe(rows);
  });

  test('are given for each status, whatever status is chosen', async () => {
    const tabs = {
      new: paid(0.1),
      paid: paid(0.2, OTHER),
      completed: paid(0.4),
      rejected: paid(0.8),
    };
    expect((await totals({})).tabs).toEqual(tabs);
    expect((await totals({ status: 'paid' })).tabs).toEqual(tabs);
    expect((await totals({ search: 'penny', status: 'new' })).tabs).toEqual({ ...tabs, paid: paid(0.2) });
  });

  test('are the same before and after the counts are folded', async () => {
    const before = await totals({});
    await foldListChanges(app.services);
    expect(await totals({})).toEqual(before);
  });

  test('of cancelled orders have no sum', async () => {
    expect(await totals({ status: 'rejected' })).toMatchObject({ rows: 1, amount: null });
  });

  test('of very many people are summed without statuses', async () => {
    await app.services.db.execute(sql`
      INSERT INTO users (email, first_name, last_name)
      SELECT 'penny-friend' || n || '@example.com', 'Jan', 'Nowak' FROM generate_series(1, 2020) n`);
    expect(await totals({ search: 'penny' })).toEqual({ rows: 4, amount: 0.7, tabs: null });
    expect(await totals({ search: 'penny', status: 'rejected' })).toEqual({
      rows: 1,
      amount: null,
      tabs: null,
    });
    expect(await totals({ search: 'penny', status: 'paid' })).toEqual({ ...paid(0.2), tabs: null });
  });
});

test('the totals of investments sum what is invested', async () => {
  const { data } = await staff(totalInvestments, { list: { filters: { offer: 'grosz' } } });
  const { data: list } = await staff(listInvestments, { list: { filters: { offer: 'grosz' } } });
  expect(data).toEqual({ rows: list.pagination.totalItems, amount: 0.4, tabs: null });
});
