import { listOffers, searchOpenOffers, totalOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import { beforeAll, expect, test } from 'vitest';
import { anOffer } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';

const app = appForAllTests();
const call = callerForAllTests(app, { can: ['admin:offer:list'] });
let ids: Record<'zoo' | 'lodz' | 'loft', number>;

beforeAll(async () => {
  const zoo = await anOffer(app.context, {
    title: { pl: 'Żoliborz 100%', en: 'Apple' },
    slug: { pl: 'zoliborz', en: 'apple_tree' },
    position: 3,
    investmentStart: '2026-01-01',
    investmentEnd: '2026-06-30',
    isOpen: false,
    createdAt: new Date('2026-01-03T00:00:00Z'),
  });
  const lodz = await anOffer(app.context, {
    title: { pl: 'Łódź', en: 'Cherry' },
    slug: { pl: 'lodz', en: 'cherry' },
    position: 1,
    investmentStart: '2026-02-01',
    investmentEnd: '2026-05-31',
    isVisible: false,
    createdAt: new Date('2026-01-01T00:00:00Z'),
  });
  const loft = await anOffer(app.context, {
    title: { pl: 'zwykły dom', en: 'Banana' },
    slug: { pl: 'abrams', en: 'banana' },
    position: 2,
    investmentStart: '2026-03-01',
    investmentEnd: '2026-04-30',
    createdAt: new Date('2026-01-02T00:00:00Z'),
  });
  ids = { zoo: zoo.id, lodz: lodz.id, loft: loft.id };
});

async function found(list: Partial<ListState>, language = 'pl') {
  const { data } = await call(listOffers, { list, headers: { 'content-language': language } });
  return data.items.map(({ id }) => Object.entries(ids).find(([, known]) => known === id)?.[0]);
}

test('OFR-04 a row shows position, title, slug, dates and both switches', async () => {
  const { data } = await call(listOffers, { list: { pageSize: 5 } });
  expect(data.items[0]).toEqual({
    id: ids.lodz,
    position: 1,
    isUsed: false,
    gaps: [],
    title: { pl: 'Łódź', en: 'Cherry' },
    slug: { pl: 'lodz', en: 'cherry' },
    investmentStart: '2026-02-01',
    investmentEnd: '2026-05-31',
    isOpen: true,
    isVisible: false,
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  expect(data.pagination).toEqual({ pageNumber: 1, pageSize: 5, totalItems: 3, totalPages: 1 });
});

test.each<[string, ListState['filters'], string[]]>([
  ['a Polish title, whatever its case', { title: 'łÓDŹ' }, ['lodz']],
  ['an English title', { title: 'BANA' }, ['loft']],
  ['a slug', { title: 'zolib' }, ['zoo']],
  ['a literal underscore', { title: 'e_t' }, ['zoo']],
  ['a literal per cent sign', { title: '0%' }, ['zoo']],
  ['a backslash, which nothing holds', { title: '\\' }, []],
  ['positions', { position: { from: 2, to: 2 } }, ['loft']],
  ['positions between integers', { position: { from: 1.5, to: 2.5 } }, ['loft']],
  ['positions beyond every number stored', { position: { from: 9_999_999_999_999 } }, []],
  [
    'days of the start, both included',
    { investmentStart: { from: '2026-02-01', to: '2026-03-01' } },
    ['lodz', 'loft'],
  ],
  ['days of the end', { investmentEnd: { to: '2026-04-30' } }, ['loft']],
  ['closed ones', { isOpen: false }, ['zoo']],
  ['hidden ones', { isVisible: false }, ['lodz']],
  ['those that can be invested in', { state: 'open' }, ['loft']],
  ['those that are seen only', { state: 'closed' }, ['zoo']],
  ['those that nobody sees', { state: 'hidden' }, ['lodz']],
  ['several at once', { isOpen: true, isVisible: true }, ['loft']],
])('LST-11 the list is filtered by %s', async (_, filters, expected) => {
  expect(await found({ filters })).toEqual(expected);
});

test('each state is counted under all other filters, whichever is chosen', async () => {
  const one = { rows: 1, amount: null };
  const of = async (filters: ListState['filters']) => (await call(totalOffers, { list: { filters } })).data;
  const tabs = { open: one, closed: one, hidden: one };
  expect(await of({})).toEqual({ rows: 3, amount: null, tabs });
  expect(await of({ state: 'hidden' })).toEqual({ rows: 1, amount: null, tabs });
  expect(await of({ state: 'open', isOpen: false })).toEqual({
    rows: 0,
    amount: null,
    tabs: { closed: one },
  });
});

test.each<[string, string[]]>([
  ['position', ['lodz', 'loft', 'zoo']],
  ['investmentStart', ['zoo', 'lodz', 'loft']],
  ['investmentEnd', ['loft', 'lodz', 'zoo']],
  ['createdAt', ['lodz', 'loft', 'zoo']],
  ['isOpen', ['zoo', 'lodz', 'loft']],
  ['isVisible', ['lodz', 'zoo', 'loft']],
])('LST-15 the list is ordered by %s', async (column, expected) => {
  expect(await found({ order: { column, direction: 'ASC' } })).toEqual(expected);
  expect(await found({ order: { column, direction: 'DESC' } })).toEqual([...expected].reverse());
});

test('LST-15 titles are sorted by the alphabet of the language of the request', async () => {
  const order = { column: 'title', direction: 'ASC' } as const;
  expect(await found({ order }, 'en')).toEqual(['zoo', 'loft', 'lodz']);
  expect(await found({ order }, 'pl')).toEqual(['lodz', 'loft', 'zoo']);
});

test('ORD-41, ERR-34 the offer select lists open and visible offers only, searched and sorted by title', async () => {
  const { id: lodge } = await anOffer(app.context, { title: { pl: 'Łąka', en: 'Cherry' } });
  const search = async (text: string, language = 'pl') =>
    (await call(searchOpenOffers, { query: { search: text }, headers: { 'content-language': language } }))
      .data;
  expect(await search('')).toEqual([
    { id: lodge, title: { pl: 'Łąka', en: 'Cherry' } },
    { id: ids.loft, title: { pl: 'zwykły dom', en: 'Banana' } },
  ]);
  expect((await search('', 'en')).map(({ id }) => id)).toEqual([ids.loft, lodge]);
  expect((await search('CHERR')).map(({ id }) => id)).toEqual([lodge]);
  expect((await search('łąk')).map(({ id }) => id)).toEqual([lodge]);
  expect(await search('łód')).toEqual([]);
  expect(await search('_')).toEqual([]);
});
