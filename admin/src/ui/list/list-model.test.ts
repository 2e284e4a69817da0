import { seriesList } from '@share/contract/areas/series/series.endpoints.ts';
import { expect, it } from 'vitest';
import * as model from './list-model.ts';

const start = { ...model.cleared(seriesList), pageNumber: 4 };

it('LST-07 filters, order and page size return to page 1', () => {
  expect(model.withFilter(start, 'name', 'a')).toMatchObject({ filters: { name: 'a' }, pageNumber: 1 });
  expect(model.withPageSize(start, 50)).toMatchObject({ pageSize: 50, pageNumber: 1 });
  expect(model.sortedBy(start, 'limit')).toMatchObject({
    order: { column: 'limit', direction: 'ASC' },
    pageNumber: 1,
  });
  expect(model.withPage(start, 2)).toMatchObject({ pageNumber: 2 });
});

it('a filter without a value is removed', () => {
  const filtered = model.withFilter(model.withFilter(start, 'name', 'a'), 'limit', { from: 1 });
  expect(model.withFilter(filtered, 'name', undefined).filters).toEqual({ limit: { from: 1 } });
});

it('LST-15 sorting by the same column reverses the direction', () => {
  const once = model.sortedBy(start, 'limit');
  expect(model.sortedBy(once, 'limit').order).toEqual({ column: 'limit', direction: 'DESC' });
  expect(model.sortedBy(model.sortedBy(once, 'limit'), 'limit').order.direction).toBe('ASC');
});

it('LST-08 a cleared list has nothing to clear', () => {
  expect(model.isCleared(seriesList, model.cleared(seriesList))).toBe(true);
  expect(model.isCleared(seriesList, start)).toBe(false);
});

it('LST-17 the page sizes are 5, 10, 20, 50, the configured ones and the one in the address', () => {
  expect(model.pageSizeChoices([20], 20)).toEqual([5, 10, 20, 50]);
  expect(model.pageSizeChoices([25], 7)).toEqual([5, 7, 10, 20, 25, 50]);
});

it.each([
  [{ pageNumber: 3, totalPages: 2 }, 2],
  [{ pageNumber: 2, totalPages: 0 }, 1],
  [{ pageNumber: 2, totalPages: 2 }, null],
  [{ pageNumber: 1, totalPages: 0 }, null],
])('a page past the end becomes the last page: %o', (pagination, page) => {
  expect(model.pageInstead(pagination)).toBe(page);
});
