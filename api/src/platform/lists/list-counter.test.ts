import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { foldListChanges } from '../../jobs/fold-list-changes.ts';
import { anOrder } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';

const app = appForAllTests();
const admin = callerForAllTests(app, 'super admin');
beforeAll(async () => {
  const { id } = await anOrder(app.context, { status: 'paid' });
  // Many orders around the change to summer time, so that a page lies within a day, and others on separate days.
  for (const [start, step, rows] of [
    ['2026-03-28 20:00Z', '1 minute', 3_000],
    ['2025-01-01 12:00Z', '1 day', 200],
  ]) {
    await app.services.db.execute(sql`
      INSERT INTO orders (investment_id, user_id, offer_id, series_id, status, date, date_rejected, rejection_reason, quantity,
        price_per_share, total_amount, investor_data, offer_title, series_name)
      SELECT o.investment_id, o.user_id, o.offer_id, o.series_id, 'rejected', ${start}::timestamptz + n * ${step}::interval,
        now(), 'expired', 1, 1, 1, o.investor_data, o.offer_title, o.series_name
      FROM orders o, generate_series(1, ${rows}::int) n WHERE o.id = ${id}`);
  }
  // From here on a part of the counts is folded, the other part is not.
  await foldListChanges(app.services);
  // More investors than a search makes part of the statement, each with a day of its own, from 2018 to 2027.
  await app.services.db.execute(sql`
    WITH people AS (
      INSERT INTO users (email, first_name, last_name)
      SELECT 'number' || n || '@provider.example', 'Jan', 'Kowalski' FROM generate_series(1, 2020) n RETURNING id
    ), invested AS (
      INSERT INTO investments (user_id, offer_id) SELECT p.id, o.offer_id FROM people p, orders o WHERE o.id = ${id}
      RETURNING id, user_id
    )
    INSERT INTO orders (investment_id, user_id, offer_id, series_id, status, date, date_rejected, rejection_reason, quantity,
      price_per_share, total_amount, investor_data, offer_title, series_name)
    SELECT i.id, i.user_id, o.offer_id, o.series_id, 'rejected', '2018-06-30 21:59Z'::timestamptz + i.user_id * interval '39 hours',
      now(), 'expired', n, 2, 2 * n, o.investor_data, o.offer_title, o.series_name
    FROM orders o, invested i, generate_series(1, 2) n WHERE o.id = ${id}`);
  await app.services.db.execute(sql`
    INSERT INTO transactions (order_id, investment_id, user_id, type, method, status, original_amount, commission, commission_percent,
      amount, date, date_rejected)
    SELECT id, investment_id, user_id, 'investment', 'bankTransfer', 'rejected', total_amount, 0, 0, total_amount, date, date_rejected
    FROM orders WHERE id <> ${id}`);
});

const page = (list: Partial<ListState>) => admin(listOrders, { list }).then(({ data }) => data);
const count = async (condition: string) => {
  const { rows } = await app.services.db.execute<{ n: number }>(
    sql.raw(`SELECT count(*)::int AS n FROM orders WHERE ${condition}`),
  );
  return rows[0]?.n;
};

test('totals are exact, without filters and for status and Warsaw days', async () => {
  expect((await page({})).pagination.totalItems).toBe(await count('true'));
  expect((await page({ filters: { status: 'paid' } })).pagination.totalItems).toBe(
    await count(`status = 'paid'`),
  );
  const day = { date: { from: '2026-03-29', to: '2026-03-29' } };
  expect((await page({ filters: day })).pagination.totalItems).toBe(
    await count(`date >= '2026-03-28 23:00Z' AND date < '2026-03-29 22:00Z'`),
  );
});

const ranges = [
  ['2025-01-01', '2025-12-31'],
  ['2025-01-01', '2025-01-01'],
  ['2024-12-31', '2026-03-28'],
  ['2024-02-29', '2026-03-01'],
  ['2019-11-15', '2025-03-07'],
  ['2026-03-29', '2026-03-29'],
  ['2025-02-03', '2025-02-27'],
  ['2025-06-01', undefined],
  [undefined, '2025-06-30'],
  ['2025-06-02', '2025-06-01'],
  ['2026-12-31', '2019-01-01'],
] as const;

test.each(ranges)('totals of full and partial years and months are exact (%s to %s)', async (from, to) => {
  const date = { ...(from && { from }), ...(to && { to }) };
  const day = "(date AT TIME ZONE 'Europe/Warsaw')::date";
  const range = `${from ? `${day} >= '${from}'` : 'true'} AND ${to ? `${day} <= '${to}'` : 'true'}`;
  const real = [await count(range), await count(`${range} AND status = 'rejected'`)];
  const totals = async () => [
    (await page({ filters: { date } })).pagination.totalItems,
    (await page({ filters: { date, status: 'rejected' } })).pagination.totalItems,
  ];
  expect(await totals()).toEqual(real);
});

test.each([
  ['many investors', '@provider.example', 'date', 4040],
  ['many investors, by amount', '@provider.example', 'amount', 4040],
  ['few investors', 'number21', 'date', 22],
  ['nobody', 'nobody@provider', 'date', 0],
])('an e-mail term finds the orders of %s', async (_who, userEmail, column, expected) => {
  const sorted = column === 'date' ? 'date' : 'total_amount';
  const theirs = `user_id IN (SELECT id FROM users WHERE email LIKE '%${userEmail}%')`;
  const { rows } = await app.services.db.execute<{ id: number }>(
    sql.raw(`SELECT id FROM orders WHERE ${theirs} ORDER BY ${sorted} DESC, id DESC`),
  );
  expect(rows).toHaveLength(expected);
  for (const pageNumber of [1, 2, 5]) {
    const order = { column, direction: 'DESC' } as const;
    const found = await page({ filters: { userEmail }, pageNumber, pageSize: 20, order });
    expect(found.items).toMatchObject(rows.slice((pageNumber - 1) * 20, pageNumber * 20));
    expect(found.pagination.totalItems).toBe(expected);
  }
  const completed = await page({ filters: { userEmail, status: 'completed' } });
  expect(completed.pagination.totalItems).toBe(0);
});

test.each(['ASC', 'DESC'] as const)(
  'distant pages of a range of days have the same rows as an offset would give (%s)',
  async (direction) => {
    const range = "date >= '2025-01-14 23:00Z' AND date < '2026-03-29 22:00Z'";
    const { rows } = await app.services.db.execute<{ id: number }>(
      sql.raw(`SELECT id FROM orders WHERE ${range} ORDER BY date ${direction}, id ${direction}`),
    );
    const pages = Math.ceil(rows.length / 100);
    expect(pages).toBeGreaterThan(15);
    for (const pageNumber of [6, 8, pages - 6, pages, pages + 1]) {
      const date = { from: '2025-01-15', to: '2026-03-29' };
      const order = { column: 'date', direction } as const;
      const found = await page({ filters: { date }, pageNumber, pageSize: 100, order });
      expect(found.pagination.totalItems).toBe(rows.length);
      expect(found.items.map(({ id }) => id)).toEqual(
        rows.slice((pageNumber - 1) * 100, pageNumber * 100).map(({ id }) => id),
      );
    }
  },
);

test.each(['ASC', 'DESC'] as const)(
  'distant pages have the same rows as an offset would give (%s)',
  async (direction) => {
    const { rows } = await app.services.db.execute<{ id: number }>(
      sql.raw(`SELECT id FROM orders WHERE status = 'rejected' ORDER BY date ${direction}, id ${direction}`),
    );
    const ids = rows.map(({ id }) => id);
    for (const pageNumber of [6, 11, 20, 29, 30]) {
      const found = await page({
        filters: { status: 'rejected' },
        pageNumber,
        pageSize: 100,
        order: { column: 'date', direction },
      });
      expect(found.items.map(({ id }) => id)).toEqual(ids.slice((pageNumber - 1) * 100, pageNumber * 100));
    }
  },
);

test.each(['ASC', 'DESC'] as const)(
  'pages beyond the middle, which are read from the end, have the same rows (%s)',
  async (direction) => {
    const { rows } = await app.services.db.execute<{ id: number }>(
      sql.raw(`SELECT id FROM orders ORDER BY total_amount ${direction}, id ${direction}`),
    );
    const ids = rows.map(({ id }) => id);
    const pages = Math.ceil(ids.length / 100);
    expect(ids.length % 100).not.toBe(0);
    for (const pageNumber of [7, pages / 2, pages / 2 + 1, pages - 1, pages].map(Math.round)) {
      const found = await page({ pageNumber, pageSize: 100, order: { column: 'amount', direction } });
      expect(found.items.map(({ id }) => id)).toEqual(ids.slice((pageNumber - 1) * 100, pageNumber * 100));
    }
    const past = await page({ pageNumber: pages + 1, pageSize: 100, order: { column: 'amount', direction } });
    expect(past.items).toEqual([]);
  },
);

test('a range that ends before it starts has no rows and no distant pages', async () => {
  const date = { from: '2026-12-31', to: '2019-01-01' };
  const found = await page({ filters: { date }, pageNumber: 10, pageSize: 100 });
  expect(found.pagination.totalItems).toBe(0);
  expect(found.items).toEqual([]);
});

test('a page past the end is empty, and its total is still correct', async () => {
  const found = await page({ pageNumber: 10_000 });
  expect(found.items).toEqual([]);
  expect(found.pagination.totalItems).toBe(await count('true'));
});

test('folding the counts changes no total', async () => {
  const filters: ListState['filters'][] = [
    {},
    { status: 'rejected' },
    { userEmail: '@provider.example' },
    { userEmail: 'number21' },
    ...ranges.map(([from, to]) => ({ date: { ...(from && { from }), ...(to && { to }) } })),
  ];
  const totals = () =>
    Promise.all(filters.map(async (all) => (await page({ filters: all })).pagination.totalItems));
  const before = await totals();
  await foldListChanges(app.services);
  expect(await totals()).toEqual(before);
});
