import { expect, test } from 'vitest';
import { shownColor } from './shown-color.ts';

test('a colour that is still being typed draws grey', () => {
  expect(['#4C1D95', '#4c1d9', 'red'].map((color) => shownColor(color))).toEqual([
    '#4C1D95',
    '#868e96',
    '#868e96',
  ]);
});
