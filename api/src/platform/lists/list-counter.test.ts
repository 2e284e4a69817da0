import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { ListState } from '@share/contract/shared/list.ts';
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
      INSERT INTO orders (investment_id, user_id, offer_id, series_id, status, date, date_rejected, quantity,
        price_per_share, total_amount, investor_data, offer_title, series_name)
      SELECT o.investment_id, o.user_id, o.offer_id, o.series_id, 'rejected', ${start}::timestamptz + n * ${step}::interval,
        now(), 1, 1, 1, o.investor_data, o.offer_title, o.series_name
      FROM orders o, generate_series(1, ${rows}::int) n WHERE o.id = ${id}`);
  }
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

test('a page past the end is empty, and its total is still correct', async () => {
  const found = await page({ pageNumber: 10_000 });
  expect(found.items).toEqual([]);
  expect(found.pagination.totalItems).toBe(await count('true'));
});

test('folding the counts changes no total', async () => {
  const before = (await page({ filters: { status: 'rejected' } })).pagination.totalItems;
  await foldListChanges(app.services);
  expect((await page({ filters: { status: 'rejected' } })).pagination.totalItems).toBe(before);
});
