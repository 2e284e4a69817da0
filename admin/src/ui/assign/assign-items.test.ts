import { expect, test } from 'vitest';
import { groupsOf } from './groups.ts';
import { matches } from './item-sources.ts';

test('USR-32 a search finds what the name contains, in upper and lower case', () => {
  const accountant = { id: 1, name: 'Księgowość', detail: 'admin:order:accept' };
  for (const search of ['księg', 'GOWOŚĆ', ' Księgowość ', '', 'Order:']) {
    expect(matches(accountant, search)).toBe(true);
  }
  expect(matches(accountant, 'oferty')).toBe(false);
});

test('items of one group stand together, groups and items in their order', () => {
  const items = [
    { id: 3, name: 'Edit offers', group: 'Offers' },
    { id: 2, name: 'List orders', group: 'Orders' },
    { id: 1, name: 'List offers', group: 'Offers' },
  ];
  expect(groupsOf(items).map(({ name, items: own }) => [name, own.map(({ id }) => id)])).toEqual([
    ['Offers', [3, 1]],
    ['Orders', [2]],
  ]);
  expect(groupsOf([{ group: undefined }]).map(({ name }) => name)).toEqual(['']);
});
