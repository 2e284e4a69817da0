import { expect, test } from 'vitest';
import { changesOf } from './changes-of.ts';

test('only values that differ, by path, in the order of the later record; versions say nothing', () => {
  const before = { version: 1, active: true, name: { pl: 'A', en: 'B' }, gone: 3, same: null };
  const after = { version: 2, name: { pl: 'A', en: 'C' }, active: false, same: null };
  expect(changesOf(before, after)).toEqual([
    { path: 'name.en', before: 'B', after: 'C' },
    { path: 'active', before: true, after: false },
    { path: 'gone', before: 3, after: null },
  ]);
});

test('an entry that is inserted into a list with ids changes no other entry', () => {
  const [a, b] = [
    { id: 7, label: 'a' },
    { id: 8, label: 'b' },
  ];
  expect(changesOf({ list: [b] }, { list: [a, b] })).toEqual([
    { path: 'list.#1.label', before: null, after: 'a' },
  ]);
  expect(changesOf({ list: ['x'] }, { list: ['y'] })).toEqual([{ path: 'list.#1', before: 'x', after: 'y' }]);
});

test('a new record has no values before, a deleted one none after', () => {
  expect(changesOf(null, { name: 'A' })).toEqual([{ path: 'name', before: null, after: 'A' }]);
  expect(changesOf({ name: 'A' }, null)).toEqual([{ path: 'name', before: 'A', after: null }]);
});
