import * as endpoints from '@share/contract/areas/list-views/list-views.endpoints.ts';
import { erasePerson } from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';
import type { Caller } from '../../testing/test-app.ts';
import { users } from '../users/users.tables.ts';
import { listDensities, listLayouts } from './list-views.tables.ts';

const app = appForAllTests();
let anna: Caller;
let piotr: Caller;

beforeEach(async () => {
  anna = await app.as({ can: ['admin:order:list'] });
  piotr = await app.as({ can: ['admin:order:list'] });
});

const COLUMNS = [
  { name: 'id', isShown: true },
  { name: 'amount', isShown: true },
  { name: 'offer', isShown: false },
];
const layOut = (call: Caller, columns: endpoints.ListLayout['columns'], screen = '/orders') =>
  call(endpoints.layOutList, { body: { screen, columns } });
const layoutsOf = async (call: Caller) => {
  const { layouts, density } = (await call(endpoints.getOwnLists)).data;
  return { layouts, density };
};
const byDefault = { layouts: [], density: 'comfortable' };

test('columns and density are one’s own, and the last ones count', async () => {
  expect(await layoutsOf(anna)).toEqual(byDefault);
  await layOut(anna, COLUMNS.toReversed());
  await layOut(anna, COLUMNS);
  for (const density of endpoints.densities) await anna(endpoints.chooseListDensity, { body: { density } });
  expect(await layoutsOf(anna)).toEqual({
    layouts: [{ screen: '/orders', columns: COLUMNS }],
    density: 'compact',
  });
  expect(await layoutsOf(piotr)).toEqual(byDefault);
});

test('a layout without columns is the list as it is for everybody: nothing of it is stored', async () => {
  await app.context.db.delete(listLayouts);
  await layOut(anna, COLUMNS);
  await layOut(piotr, COLUMNS);
  await layOut(anna, []);
  expect(await layoutsOf(anna)).toEqual(byDefault);
  expect(await app.context.db.select().from(listLayouts)).toHaveLength(1);
});

test('the layout of a list that the caller may not open any more is not read', async () => {
  const person = await aUser(app.context, { can: ['admin:faq:list'] });
  await app.context.db.insert(listLayouts).values({ userId: person.id, screen: '/orders', columns: COLUMNS });
  expect(await layoutsOf(await app.asUser(person))).toEqual(byDefault);
});

test('a column that no list has is stored and read like any other: lists ignore it', async () => {
  const columns = [{ name: 'droppedLater', isShown: true }, ...COLUMNS];
  expect((await layOut(anna, columns)).status).toBe(200);
  expect((await layoutsOf(anna)).layouts).toEqual([{ screen: '/orders', columns }]);
});

const column = (name: string) => ({ name, isShown: true });

test.each<[string, string, endpoints.ListLayout['columns'], string, string]>([
  ['of a list that the caller may not open', '/faq', COLUMNS, 'VALUE_INVALID', 'screen'],
  ['of no list', '/settings', COLUMNS, 'VALUE_INVALID', 'screen'],
  ['with a column twice', '/orders', [column('id'), column('id')], 'VALUE_INVALID', 'columns'],
  ['with a name that is none', '/orders', [column('a b')], 'VALUE_INVALID', 'columns.0.name'],
  ['with a long name', '/orders', [column('a'.repeat(61))], 'VALUE_TOO_LONG', 'columns.0.name'],
  [
    'with more columns than any list has',
    '/orders',
    Array.from({ length: 51 }, (_, index) => column(`c${index}`)),
    'VALUE_INVALID',
    'columns',
  ],
])('a layout %s is refused', async (_, screen, columns, code, path) => {
  expect((await layOut(anna, columns, screen)).errors).toMatchObject([{ code, path }]);
});

test('an unknown density is refused', async () => {
  const body = { density: 'tiny' as 'compact' };
  expect((await anna(endpoints.chooseListDensity, { body })).codes).toEqual(['VALUE_INVALID']);
});

test('layouts and density go with the person', async () => {
  const gone = await aUser(app.context, { can: ['admin:order:list'] });
  const call = await app.asUser(gone);
  await layOut(call, COLUMNS);
  await call(endpoints.chooseListDensity, { body: { density: 'compact' } });
  const { db } = app.context;
  await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, gone.id));
  const staff = await app.as('super admin');
  const erased = await staff(erasePerson, { params: { id: gone.id }, body: { email: gone.email } });
  expect(erased.codes).toEqual([]);
  expect(await db.select().from(listLayouts).where(eq(listLayouts.userId, gone.id))).toEqual([]);
  expect(await db.select().from(listDensities).where(eq(listDensities.userId, gone.id))).toEqual([]);
});
