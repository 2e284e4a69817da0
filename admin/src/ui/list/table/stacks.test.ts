import { describe, expect, test } from 'vitest';
import type { Column } from '../columns.tsx';
import { arrangementsOf } from './stacks.ts';

const column = (name: string, below?: Column<string>['below']): Column<string> => ({
  name,
  header: name,
  value: (row) => row,
  ...(below ? { below } : {}),
});
const shown = (columns: Column<string>[]) =>
  arrangementsOf(columns).map((stacks) => stacks.map((stack) => stack.map(({ name }) => name).join('/')));

const columns = [
  column('title'),
  column('end', 'start'),
  column('start'),
  column('slug', 'title'),
  column('position', 'title'),
];

describe('where a table has less and less room', () => {
  test('columns are stacked below those that they name, one by one from the last, and none is lost', () => {
    expect(shown(columns)).toEqual([
      ['title', 'end', 'start', 'slug', 'position'],
      ['title/position', 'end', 'start', 'slug'],
      ['title/slug/position', 'end', 'start'],
      ['title/slug/position', 'start/end'],
    ]);
  });

  test('a column whose neighbour above is hidden stands by itself, in its place', () => {
    expect(shown(columns.filter(({ name }) => name !== 'start')).at(-1)).toEqual([
      'title/slug/position',
      'end',
    ]);
  });

  const ofBooks = [
    column('offer'),
    column('date', 'amount'),
    column('shares', ['amount', 'offer']),
    column('status'),
    column('term', ['date', 'status']),
    column('amount'),
  ];

  test('one below which another stands is stacked last, and others move so that two share a place', () => {
    expect(shown(ofBooks)).toEqual([
      ['offer', 'date', 'shares', 'status', 'term', 'amount'],
      ['offer', 'date/term', 'shares', 'status', 'amount'],
      ['offer', 'date/term', 'status', 'amount/shares'],
      ['offer/shares', 'status/term', 'amount/date'],
    ]);
  });

  test('one below which another stands keeps its place if the other would have none', () => {
    expect(shown(ofBooks.filter(({ name }) => name !== 'status')).at(-1)).toEqual([
      'offer',
      'date/term',
      'amount/shares',
    ]);
  });
});
