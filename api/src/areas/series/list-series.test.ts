import { listSeries, searchSeriesOptions } from '@share/contract/areas/series/series.endpoints.ts';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { anOffer, aSeries } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import type { Caller } from '../../testing/test-app.ts';

const app = appForAllTests();
const call = callerForAllTests(app, { can: ['admin:series:list'] });
beforeAll(async () => {
  await aSeries(app.context, {
    name: { pl: 'Ćwiartka', en: 'Zebra' },
    limit: 30,
    issued: 1,
    pricePerShare: '10.50',
  });
  await aSeries(app.context, {
    name: { pl: 'cena', en: 'Yard_' },
    limit: 20,
    issued: 3,
    pricePerShare: '9.99',
  });
  await aSeries(app.context, {
    name: { pl: 'Duża', en: 'Xylo' },
    limit: 10,
    issued: 2,
    pricePerShare: '10.51',
    accountNumber: '',
  });
});

async function found(list: Partial<ListState>, language = 'pl') {
  const { data } = await call(listSeries, { list, headers: { 'content-language': language } });
  return data.items.map(({ name }) => name.pl);
}

test('SER-04 a row shows name, limit, shares bought and price', async () => {
  const { data } = await call(listSeries);
  expect(data.items[0]).toEqual({
    id: expect.any(Number),
    name: { pl: 'cena', en: 'Yard_' },
    isOpen: true,
    limit: 20,
    numberOfShares: 3,
    pricePerShare: 9.99,
    hasAccount: true,
    isUsed: false,
    gaps: [],
  });
});

test('ERR-62 rows and choices say which series has no account, so that nobody can pay by transfer', async () => {
  const { data } = await call(listSeries, { list: { filters: { name: 'Duża' } } });
  expect(data.items[0]?.hasAccount).toBe(false);
  const options = (await call(searchSeriesOptions, { query: { search: '' } })).data;
  expect(options.map(({ hasAccount }) => hasAccount)).toEqual([true, true, false]);
});

test('choices say what is left of a series, and which offers sell it', async () => {
  const { id } = await aSeries(app.context, {
    name: { pl: 'Wolna', en: 'Free' },
    limit: 10,
    issued: 2,
    reserved: 3,
  });
  const title = { pl: 'Tarasy', en: 'Terraces' };
  const sold = await anOffer(app.context, { seriesId: id, title });
  const hidden = await anOffer(app.context, { seriesId: id, title, isVisible: false });
  const choice = async (caller: Caller) =>
    (await caller(searchSeriesOptions, { query: { search: '', id: String(id) } })).data[0];
  const reader = await app.as({ can: ['admin:series:list', 'admin:offer:list'] });
  expect(await choice(reader)).toMatchObject({
    left: 5,
    offers: [
      { id: sold.id, title, isOnSale: true },
      { id: hidden.id, title, isOnSale: false },
    ],
  });
  // Offers are named to nobody who may not list them.
  expect((await choice(call))?.offers).toEqual([]);
  await app.context.db.execute(sql`DELETE FROM offers WHERE series_id = ${id}`);
  await app.context.db.execute(sql`DELETE FROM series WHERE id = ${id}`);
});

test.each<[ListState['filters'], string[]]>([
  [{ name: 'ćwi' }, ['Ćwiartka']],
  [{ name: 'XYL' }, ['Duża']],
  [{ name: '_' }, ['cena']],
  [{ limit: { from: 19.5, to: 30 } }, ['cena', 'Ćwiartka']],
  [{ numberOfShares: { to: 1 } }, ['Ćwiartka']],
  [{ pricePerShare: { from: 10.5, to: 10.5 } }, ['Ćwiartka']],
])('LST-11 the list is filtered by %j', async (filters, expected) => {
  expect(await found({ filters })).toEqual(expected);
});

test.each<[string, string[]]>([
  ['name', ['cena', 'Ćwiartka', 'Duża']],
  ['limit', ['Duża', 'cena', 'Ćwiartka']],
  ['numberOfShares', ['Ćwiartka', 'Duża', 'cena']],
  ['pricePerShare', ['cena', 'Ćwiartka', 'Duża']],
])('LST-15 the list is ordered by %s', async (column, expected) => {
  expect(await found({ order: { column, direction: 'ASC' } })).toEqual(expected);
  expect(await found({ order: { column, direction: 'DESC' } })).toEqual([...expected].reverse());
});

test('names are sorted by the alphabet of the language of the request', async () => {
  expect(await found({}, 'en')).toEqual(['Duża', 'cena', 'Ćwiartka']);
});

test('SER-08 options are found by a part of the name in either language, sorted by name', async () => {
  const search = async (text: string) =>
    (await call(searchSeriesOptions, { query: { search: text } })).data.map(({ name }) => name.pl);
  expect(await search('')).toEqual(['cena', 'Ćwiartka', 'Duża']);
  expect(await search('ZEB')).toEqual(['Ćwiartka']);
  expect(await search('ĆWI')).toEqual(['Ćwiartka']);
  expect(await search('_')).toEqual(['cena']);
});
