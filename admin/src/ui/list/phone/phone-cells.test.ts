import { expect, test } from 'vitest';
import type { Column } from '../columns.tsx';
import { phoneCells } from './phone-cells.ts';
import { hasValue } from './phone-value.tsx';

interface Order {
  id: number;
  investor: string;
  amount: number | null;
  isOpen: boolean;
}

const columns: Column<Order>[] = [
  { name: 'id', header: 'No.', kind: 'id', value: ({ id }) => id },
  { name: 'amount', header: 'Amount', kind: 'money', phone: 'figure', value: ({ amount }) => amount },
  {
    name: 'investor',
    header: 'Investor',
    phone: { title: ({ investor }) => investor, badge: ({ id }) => id > 5 && 'New' },
    value: ({ investor }) => investor,
  },
  { name: 'isOpen', header: 'Open', kind: 'yesNo', phone: 'badge', value: ({ isOpen }) => isOpen },
  { name: 'plan', header: 'Plan', phone: 'picture', value: () => null },
];

test('the cells stand in the order in which they are read, whatever the order of the columns', () => {
  const names = phoneCells(columns).map(({ place, parts }) => [
    place,
    parts.map(({ column }) => column.name),
  ]);
  expect(names).toEqual([
    ['picture', ['plan']],
    ['title', ['investor']],
    ['figure', ['amount']],
    ['badge', ['investor', 'isOpen']],
  ]);
});

test('nothing is shown of what has no value; nought and "no" are values', () => {
  const shown = (order: Order) =>
    phoneCells(columns).flatMap(({ place, parts }) =>
      parts.filter((part) => hasValue(part, order)).map(({ column }) => `${place} ${column.name}`),
    );
  expect(shown({ id: 1, investor: '', amount: null, isOpen: false })).toEqual(['badge isOpen']);
  expect(shown({ id: 6, investor: '–', amount: 0, isOpen: true })).toEqual([
    'figure amount',
    'badge investor',
    'badge isOpen',
  ]);
});
