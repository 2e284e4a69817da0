import { describe, expect, test } from 'vitest';
import { nextPosition } from './table-keys.ts';

const size = { rows: 3, columns: 2 };
const go = (key: string, row: number, column: number, isShifted = false) => {
  const to = nextPosition(key, isShifted, { row, column }, size);
  return to && [to.row, to.column];
};

describe('the keyboard in the grid', () => {
  test('arrows lead to the next cell, and stop at the edge', () => {
    expect([
      go('ArrowRight', 0, 0),
      go('ArrowDown', 0, 0),
      go('ArrowDown', 2, 1),
      go('ArrowRight', 2, 1),
    ]).toEqual([
      [0, 1],
      [1, 0],
      [2, 1],
      [2, 1],
    ]);
  });

  test('names and menus are reached upwards and to the left; the empty corner is skipped', () => {
    expect([go('ArrowUp', 0, 1), go('ArrowUp', -1, 1), go('ArrowUp', -2, 1)]).toEqual([
      [-1, 1],
      [-2, 1],
      [-2, 1],
    ]);
    expect([go('ArrowLeft', 1, 0), go('ArrowUp', 0, -1), go('ArrowLeft', -1, 0)]).toEqual([
      [1, -1],
      [0, -1],
      [-1, 0],
    ]);
  });

  test('Tab continues in the next row, goes back with Shift, and leaves at the ends', () => {
    expect([go('Tab', 0, 1), go('Tab', 2, 1), go('Tab', 0, 0, true), go('Tab', -1, 0, true)]).toEqual([
      [1, 0],
      null,
      [-1, 1],
      null,
    ]);
  });

  test('Enter goes down; Home and End go to the ends of the row', () => {
    expect([go('Enter', 0, 1), go('Home', 1, 1), go('End', 1, 0), go('a', 0, 0)]).toEqual([
      [1, 1],
      [1, 0],
      [1, 1],
      null,
    ]);
  });
});
