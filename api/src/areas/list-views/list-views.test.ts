import * as endpoints from '@share/contract/areas/list-views/list-views.endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import type { Caller } from '../../testing/test-app.ts';
import { listViews } from './list-views.tables.ts';

const app = appForAllTests();
let anna: Caller;
let piotr: Caller;
let outsider: Caller;

beforeEach(async () => {
  await app.context.db.delete(listViews);
  anna = await app.as({ firstName: 'Anna', lastName: 'Nowak', can: ['admin:order:list'] });
  piotr = await app.as({ firstName: 'Piotr', lastName: 'Zieliński', can: ['admin:order:list'] });
  outsider = await app.as({ can: ['admin:faq:list'] });
});

const PAID = { 'filters[status][value]': 'paid' };
const save = async (call: Caller, fields: Partial<Parameters<typeof bodyOf>[0]> = {}) =>
  (await call(endpoints.createListView, { body: bodyOf(fields) })).data;
const bodyOf = (fields: {
  name?: string;
  isShared?: boolean;
  screen?: string;
  query?: Record<string, string>;
}) => ({
  screen: '/orders',
  name: 'Do akceptacji',
  query: PAID,
  isShared: false,
  ...fields,
});
const seen = async (call: Caller) =>
  (await call(endpoints.getOwnLists)).data.views.map(({ name, isOwn, isDefault }) => [
    name,
    isOwn,
    isDefault,
  ]);

test('a view is seen by its owner, a shared one by everybody who may open the list', async () => {
  await save(anna);
  await save(anna, { name: 'Wspólny', isShared: true });
  await save(anna, { name: 'ćwiartki' });
  expect(await seen(anna)).toEqual([
    ['ćwiartki', true, false],
    ['Do akceptacji', true, false],
    ['Wspólny', true, false],
  ]);
  expect((await piotr(endpoints.getOwnLists)).data.views).toMatchObject([
    { name: 'Wspólny', owner: 'Anna Nowak', isOwn: false, query: PAID, screen: '/orders' },
  ]);
  expect(await seen(outsider)).toEqual([]);
});

test('only its owner changes or deletes a view', async () => {
  const { id } = await save(anna, { isShared: true });
  const body = { name: 'Mój', query: {}, isShared: true };
  for (const call of [piotr, outsider]) {
    expect((await call(endpoints.updateListView, { params: { id }, body })).codes).toEqual(['NOT_FOUND']);
    expect((await call(endpoints.deleteListView, { params: { id } })).codes).toEqual(['NOT_FOUND']);
  }
  expect((await anna(endpoints.updateListView, { params: { id }, body })).data).toMatchObject({
    name: 'Mój',
    query: {},
  });
  await anna(endpoints.deleteListView, { params: { id } });
  expect(await seen(piotr)).toEqual([]);
});

test('a super administrator deletes the shared view of somebody who has left, and changes none', async () => {
  const admin = await app.as({ isSuperAdmin: true });
  const { id } = await save(anna, { isShared: true });
  const secret = await save(anna);
  expect((await admin(endpoints.getOwnLists)).data.views).toMatchObject([{ isOwn: false, mayDelete: true }]);
  expect((await piotr(endpoints.getOwnLists)).data.views).toMatchObject([{ mayDelete: false }]);
  const body = { name: 'Mój', query: {}, isShared: true };
  expect((await admin(endpoints.updateListView, { params: { id }, body })).codes).toEqual(['NOT_FOUND']);
  expect((await admin(endpoints.deleteListView, { params: { id: secret.id } })).codes).toEqual(['NOT_FOUND']);
  await admin(endpoints.deleteListView, { params: { id } });
  expect(await seen(anna)).toEqual([['Do akceptacji', true, false]]);
});

test('LST-08 each person has one default view of a list', async () => {
  const shared = await save(anna, { name: 'A', isShared: true });
  const own = await save(piotr, { name: 'B' });
  const choose = (call: Caller, { id }: { id: number }, isDefault = true) =>
    call(endpoints.chooseDefaultView, { params: { id }, body: { isDefault } });
  await choose(piotr, shared);
  await choose(piotr, own);
  expect(await seen(piotr)).toEqual([
    ['A', false, false],
    ['B', true, true],
  ]);
  expect(await seen(anna)).toEqual([['A', true, false]]);
  await choose(piotr, own, false);
  expect(await seen(piotr)).toEqual([
    ['A', false, false],
    ['B', true, false],
  ]);
  expect((await choose(anna, own)).codes).toEqual(['NOT_FOUND']);
  expect((await choose(outsider, shared)).codes).toEqual(['NOT_FOUND']);
});

test('a view that is shared no longer is nobody else’s default', async () => {
  const view = await save(anna, { isShared: true });
  await piotr(endpoints.chooseDefaultView, { params: { id: view.id }, body: { isDefault: true } });
  const body = { name: view.name, query: view.query };
  await anna(endpoints.updateListView, { params: { id: view.id }, body: { ...body, isShared: false } });
  expect(await seen(piotr)).toEqual([]);
  await anna(endpoints.updateListView, { params: { id: view.id }, body: { ...body, isShared: true } });
  expect(await seen(piotr)).toEqual([['Do akceptacji', false, false]]);
});

test('only what the list reads is stored: no page, nothing unknown', async () => {
  const { query } = await save(anna, {
    query: { ...PAID, 'pagination[pageNumber]': '7', 'pagination[pageSize]': '50', token: 'x' },
  });
  expect(query).toEqual({ ...PAID, 'pagination[pageSize]': '50' });
});

test.each<[string, Parameters<typeof bodyOf>[0], string, string]>([
  ['without a name', { name: ' ' }, 'NAME_IS_EMPTY', 'name'],
  ['of a list that the caller may not open', { screen: '/faq' }, 'VALUE_INVALID', 'screen'],
  ['of no list', { screen: '/static-content' }, 'VALUE_INVALID', 'screen'],
  [
    'with a filter that the list refuses',
    { query: { 'filters[status][value]': 'lost' } },
    'VALUE_INVALID',
    'query',
  ],
])('a view %s is refused', async (_, fields, code, path) => {
  expect((await anna(endpoints.createListView, { body: bodyOf(fields) })).errors).toMatchObject([
    { code, path },
  ]);
});
