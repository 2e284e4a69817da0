import { expect, test } from 'vitest';
import { type ListState, list, writeListState } from './list.ts';
import { readListState } from './read-list-state.ts';

const things = list({
  name: 'things',
  filters: {
    name: { type: 'text' },
    isOpen: { type: 'boolean' },
    status: { type: 'select', choices: ['new', 'paid'] },
    date: { type: 'dateRange' },
    amount: { type: 'numberRange' },
  },
  sortable: ['name', 'date'],
  defaultOrder: { column: 'date', direction: 'DESC' },
});
const read = (query: Record<string, string>) => readListState(things, query);

test('LST-01 to LST-03 a state that is written to the address is read back unchanged', () => {
  const state: ListState = {
    filters: {
      name: 'ą & b',
      isOpen: false,
      status: 'paid',
      date: { from: '2026-01-01' },
      amount: { from: 0, to: 10.5 },
    },
    pageNumber: 3,
    pageSize: 50,
    order: { column: 'name', direction: 'ASC' },
  };
  const query = writeListState(things, state);
  expect(query).toEqual({
    'filters[name][value]': 'ą & b',
    'filters[isOpen][value]': '0',
    'filters[status][value]': 'paid',
    'filters[date][from]': '2026-01-01',
    'filters[amount][from]': '0',
    'filters[amount][to]': '10.5',
    'pagination[pageNumber]': '3',
    'pagination[pageSize]': '50',
    'order[name][column]': 'name',
    'order[name][direction]': 'ASC',
  });
  expect(read(query)).toEqual({ state, issues: [] });
});

test('USR-06 a bare filter is also read from the parameter of its name, any other is not', () => {
  const bare = list({
    ...things,
    filters: { ...things.filters, onlyAdmin: { type: 'boolean', bare: true } },
  });
  expect(readListState(bare, { onlyAdmin: '1', isOpen: '1' }).state.filters).toEqual({ onlyAdmin: true });
});

test('characters that show nothing are no part of a searched text', () => {
  expect(read({ 'filters[name][value]': '\u200b 61\u200b109\u200e ' }).state.filters).toEqual({
    name: '61109',
  });
  expect(read({ 'filters[name][value]': '\u200b' }).state.filters).toEqual({});
});

test('LST-08 a cleared list has an address without parameters', () => {
  expect(writeListState(things, read({}).state)).toEqual({});
});

test('LST-03 the literal `field` is accepted too', () => {
  expect(read({ 'order[field][column]': 'name', 'order[field][direction]': 'ASC' }).state.order).toEqual({
    column: 'name',
    direction: 'ASC',
  });
});

test('a preset of days means those of the time at which it is read, and stays a preset in the address', () => {
  const query = { 'filters[date][within]': 'month', 'filters[date][from]': '2020-01-01' };
  const readOn = (now: string) => readListState(things, query, new Date(now)).state;
  expect(readOn('2026-06-30T21:59:59Z').filters.date).toEqual({
    within: 'month',
    from: '2026-06-01',
    to: '2026-06-30',
  });
  const nextDay = readOn('2026-06-30T22:00:00Z');
  expect(nextDay.filters.date).toEqual({ within: 'month', from: '2026-07-01', to: '2026-07-31' });
  expect(writeListState(things, nextDay)).toEqual({ 'filters[date][within]': 'month' });
});

test('LST-04 an invalid day is ignored', () => {
  expect(read({ 'filters[date][from]': '2026-02-30', 'filters[date][to]': '2026-03-01' })).toMatchObject({
    state: { filters: { date: { to: '2026-03-01' } } },
    issues: [],
  });
});

test('LST-06 empty filters are left out', () => {
  expect(
    read({ 'filters[name][value]': '  ', 'filters[isOpen][value]': '', 'filters[amount][to]': '' }).state
      .filters,
  ).toEqual({});
});

test.each([
  [{ 'filters[status][value]': 'lost' }, 'filters.status'],
  [{ 'filters[isOpen][value]': 'yes' }, 'filters.isOpen'],
  [{ 'filters[amount][from]': '1e9' }, 'filters.amount'],
  [{ 'filters[amount][from]': '1.005' }, 'filters.amount'],
  [{ 'pagination[pageSize]': '101' }, 'pagination.pageSize'],
  [{ 'pagination[pageSize]': '0' }, 'pagination.pageSize'],
  [{ 'pagination[pageNumber]': '-1' }, 'pagination.pageNumber'],
  [{ 'order[password][column]': 'password' }, 'order'],
  [{ 'order[name][column]': 'name', 'order[name][direction]': 'sideways' }, 'order'],
])('R14 %j is named as an issue and leaves the default', (query, path) => {
  const { state, issues } = read(query);
  expect(issues).toEqual([{ code: 'VALUE_INVALID', path }]);
  expect(state).toEqual(read({}).state);
});

test('what the list does not declare is ignored', () => {
  expect(read({ 'filters[secret][value]': 'x', other: 'y' })).toEqual({ state: read({}).state, issues: [] });
});
