import { describe, expect, test } from 'vitest';
import { laidOut, layoutOf, withMoved, withShown } from './layout.ts';

const columns = ['id', 'user', 'offer', 'amount'].map((name) => ({ name }));
const shown = (name: string) => ({ name, isShown: true });
const hidden = (name: string) => ({ name, isShown: false });
const namesOf = (layout: Parameters<typeof laidOut>[1]) =>
  laidOut(columns, layout).map(({ column, isShown }) => (isShown ? column.name : `(${column.name})`));

test('without a layout the columns are as the list declares them', () => {
  expect(namesOf([])).toEqual(['id', 'user', 'offer', 'amount']);
});

test('the layout decides the order and what is shown', () => {
  expect(namesOf([shown('id'), shown('amount'), hidden('user'), shown('offer')])).toEqual([
    'id',
    'amount',
    '(user)',
    'offer',
  ]);
});

test('the first column stays first and shown, whatever the layout says', () => {
  expect(namesOf([shown('amount'), shown('user'), hidden('id'), shown('offer')])).toEqual([
    'id',
    'amount',
    'user',
    'offer',
  ]);
});

test('a column that the list has no longer is ignored', () => {
  expect(namesOf([shown('id'), shown('dropped'), shown('offer'), shown('user'), shown('amount')])).toEqual([
    'id',
    'offer',
    'user',
    'amount',
  ]);
});

test('a column that the layout does not know yet is shown after the one before it', () => {
  expect(namesOf([shown('id'), shown('amount'), hidden('user')])).toEqual([
    'id',
    'amount',
    '(user)',
    'offer',
  ]);
  expect(namesOf([shown('amount'), shown('offer')])).toEqual(['id', 'user', 'amount', 'offer']);
});

test('columns are hidden, shown again and moved; what is as declared is not stored', () => {
  const declared = laidOut(columns, []);
  expect(layoutOf(columns, declared)).toEqual([]);
  const without = withShown(declared, 1, false);
  expect(layoutOf(columns, without)).toEqual([shown('id'), hidden('user'), shown('offer'), shown('amount')]);
  expect(layoutOf(columns, withShown(without, 1, true))).toEqual([]);
  const moved = withMoved(declared, 3, 2);
  expect(layoutOf(columns, moved)).toEqual([shown('id'), shown('user'), shown('amount'), shown('offer')]);
  expect(layoutOf(columns, withMoved(moved, 2, 3))).toEqual([]);
});

describe('a column that is shown only to those who chose it', () => {
  const withExtra = [...columns, { name: 'tax', isExtra: true as const }];
  const namesWith = (layout: Parameters<typeof laidOut>[1]) =>
    laidOut(withExtra, layout).map(({ column, isShown }) => (isShown ? column.name : `(${column.name})`));

  test('is hidden at first, and where a layout does not know it', () => {
    expect(namesWith([])).toEqual(['id', 'user', 'offer', 'amount', '(tax)']);
    expect(namesWith([shown('id'), shown('amount')])).toEqual(['id', 'user', 'offer', 'amount', '(tax)']);
    expect(layoutOf(withExtra, laidOut(withExtra, []))).toEqual([]);
  });

  test('is shown once it was chosen', () => {
    const chosen = layoutOf(withExtra, withShown(laidOut(withExtra, []), 4, true));
    expect(namesWith(chosen)).toEqual(['id', 'user', 'offer', 'amount', 'tax']);
  });
});
