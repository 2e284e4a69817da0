import { expect, test } from 'vitest';
import type { ChartItemValues } from '../element-values.ts';
import { shares, shownValues } from './charts-shown.ts';

const item = (label: string, value: number | '', color = '#4c1d95'): ChartItemValues => ({
  id: label,
  label: { pl: label, en: '' },
  value,
  color,
});

test('ELM-31 a chart draws the values that have a number, 0 included, each in its colour', () => {
  expect(
    shownValues([item('a', 0), item('b', ''), item('d', Number.NaN), item('c', 1.5, '#c4b5fd')], 'pl'),
  ).toEqual([
    { id: 'a', label: 'a', value: 0, color: '#4c1d95' },
    { id: 'c', label: 'c', value: 1.5, color: '#c4b5fd' },
  ]);
});

test('a value without a label in the language has a placeholder', () => {
  expect(shownValues([item('a', 1)], 'en')[0]?.label).toBe('(no label)');
});

test('the fractions add up to 1, and a sum of 0 gives only zeros', () => {
  const values = (...numbers: number[]) =>
    shownValues(
      numbers.map((value) => item('a', value)),
      'pl',
    );
  expect(shares(values(1, 3, -4))).toEqual([0.25, 0.75, 0]);
  expect(shares(values(0, 0))).toEqual([0, 0]);
});
