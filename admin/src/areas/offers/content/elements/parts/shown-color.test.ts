import { expect, test } from 'vitest';
import { shownColor } from './shown-color.ts';

test('an incomplete colour is drawn grey', () => {
  expect(['#4C1D95', '#4c1d9', 'red'].map((color) => shownColor(color))).toEqual([
    '#4C1D95',
    '#868e96',
    '#868e96',
  ]);
});
