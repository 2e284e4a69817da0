import { expect, test } from 'vitest';
import type { Column } from '../columns.tsx';
import { stacksOf } from './stacks.ts';

const columns: Column<string>[] = [
  { name: 'title', header: 'Title', value: (row) => row },
  { name: 'end', header: 'End', value: (row) => row, below: 'start' },
  { name: 'start', header: 'Start', value: (row) => row },
  { name: 'slug', header: 'Slug', value: (row) => row, below: 'title' },
  { name: 'position', header: 'Position', value: (row) => row, below: 'title' },
];
const shown = (isTight: boolean, from = columns) =>
  stacksOf(from, isTight).map((stack) => stack.map(({ name }) => name));

test('on wide tables every column has its own place', () => {
  expect(shown(false)).toEqual([['title'], ['end'], ['start'], ['slug'], ['position']]);
});

test('on narrow tables columns are stacked below those they name, and none is lost', () => {
  expect(shown(true)).toEqual([
    ['title', 'slug', 'position'],
    ['start', 'end'],
  ]);
});

test('on narrow tables a column whose neighbour above is hidden stands by itself, in its place', () => {
  const withoutStart = columns.filter(({ name }) => name !== 'start');
  expect(shown(true, withoutStart)).toEqual([['title', 'slug', 'position'], ['end']]);
});
