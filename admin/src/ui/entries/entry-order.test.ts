import { expect, test } from 'vitest';
import { indexOfSent, positionOf, stayingIndices } from './entry-order.ts';

const list = [{ toBeDeleted: true }, { toBeDeleted: false }, { toBeDeleted: true }, { toBeDeleted: false }];

test('positions count only entries that are not marked for deletion', () => {
  expect(stayingIndices(list)).toEqual([1, 3]);
  expect(list.map((_, index) => positionOf(list, index))).toEqual([null, 1, null, 2]);
});

test('an error of the server for the second entry that was sent belongs to the fourth one of the form', () => {
  expect(indexOfSent(list, 1)).toBe(3);
  expect(indexOfSent([{ toBeDeleted: false }], 0)).toBe(0);
});
