import { listOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { Direction } from '@share/contract/shared/lists/list.ts';
import { beforeAll, expect, test } from 'vitest';
import { anOffer } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';

const COUNT = 12;
const app = appForAllTests();
const call = callerForAllTests(app, { can: ['admin:offer:list'] });

beforeAll(async () => {
  // All offers have the same title, so that only the id decides their order.
  for (let number = 1; number <= COUNT; number += 1) await anOffer(app.context, { seriesId: null });
});

test.each<[Direction]>([['ASC'], ['DESC']])(
  'rows with equal sort values appear on one page only (%s)',
  async (direction) => {
    const ids: number[] = [];
    for (const pageNumber of [1, 2, 3]) {
      const order = { column: 'title', direction };
      const { data } = await call(listOffers, { list: { pageNumber, pageSize: 5, order } });
      expect(data.pagination).toEqual({ pageNumber, pageSize: 5, totalItems: COUNT, totalPages: 3 });
      ids.push(...data.items.map(({ id }) => id));
    }
    const sorted = [...new Set(ids)].sort((one, other) => (direction === 'ASC' ? one - other : other - one));
    expect(ids).toEqual(sorted);
    expect(ids).toHaveLength(COUNT);
  },
);

test('LST-10 to LST-13 a list returns its available filters and orders, and those that were applied', async () => {
  const list = { filters: { isOpen: true }, order: { column: 'title', direction: 'DESC' } } as const;
  const { data } = await call(listOffers, { list });
  expect(data.configuredFilters).toContainEqual({ name: 'isOpen', type: 'boolean', choices: [] });
  expect(data.configuredOrder).toEqual(listOffers.list.sortable);
  expect(data.configuredPagination).toEqual({ pageSizes: [5, 10, 20, 50], pageSize: 20 });
  expect(data.activeFilters).toEqual({ isOpen: true });
  expect([data.appliedOrder, data.order]).toEqual([list.order, list.order]);
});

test('R3 a list is cancelled after 5 s, and slow lists do not delay other requests', async () => {
  const {
    pool,
    readers: { generic, custom },
  } = app.services;
  const timeoutOf = async (on: typeof pool) => (await on.query('SHOW statement_timeout')).rows;
  for (const reader of [generic, custom])
    expect(await timeoutOf(reader)).toEqual([{ statement_timeout: '5s' }]);
  expect(await timeoutOf(pool)).toEqual([{ statement_timeout: '10s' }]);

  const busy = await Promise.all(Array.from({ length: generic.options.max }, () => generic.connect()));
  const list = call(listOffers, { list: {} });
  const { id } = await anOffer(app.context, { seriesId: null });
  expect(id).toBeGreaterThan(0);
  for (const client of busy) client.release();
  expect((await list).data.pagination.totalItems).toBe(COUNT + 1);
});
