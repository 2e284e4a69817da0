import { expect, it } from 'vitest';
import { isFound } from './is-found.ts';

it.each([
  ['Wykres słupkowy Bar chart', 'slup', true],
  ['Wykres słupkowy Bar chart', 'WYKRES SŁ', true],
  ['Wykres słupkowy Bar chart', 'chart bar', true],
  ['Zdjęcie Image', 'zdjecie', true],
  ['Zdjęcie Image', 'cie', false],
  ['Zdjęcie Image', '', true],
  ['Section 2 › Floor plan', 'floor', true],
  ['E-mail templates', 'e-mail temp', true],
  ['Text', '5 km', false],
])('in “%s”, “%s” is found: %s', (text, searched, expected) => {
  expect(isFound(text, searched)).toBe(expected);
});
