import { expect, test } from 'vitest';
import { firstFreeSlug, slugOf } from './slug-of-title.ts';

test.each([
  ['Zażółć gęślą JAŹŃ, Łódź', 'zazolc-gesla-jazn-lodz'],
  ['ul. Świętokrzyska 12/4', 'ul-swietokrzyska-12-4'],
  ['Kamienica & Spółka', 'kamienica-i-spolka'],
  ['Dom 120 m²', 'dom-120-m2'],
  ['  iPhone -- McDonald  ', 'iphone-mcdonald'],
  ['日本 !!!', ''],
  ['2027', 'oferta-2027'],
])('the slug of %j is %j', (title, slug) => {
  expect(slugOf(title, 'pl', 'oferta')).toBe(slug);
});

test('an English slug has "and" for &', () => {
  expect(slugOf('House & Garden', 'en', 'offer')).toBe('house-and-garden');
});

test('a slug leaves room for a number and never ends in a hyphen', () => {
  expect(slugOf(`${'a'.repeat(189)} b`, 'pl', 'oferta')).toBe('a'.repeat(189));
});

test('a taken slug gets the first free number from 2', () => {
  expect(firstFreeSlug('dom', new Set(['dom-2']))).toBe('dom');
  expect(firstFreeSlug('dom', new Set(['dom', 'dom-2', 'dom-4']))).toBe('dom-3');
});
