import { describe, expect, it } from 'vitest';
import { fieldOf, leaves, valueAt } from './paths.ts';

const values = {
  name: { pl: 'a', en: '' },
  content: 'x',
  bankInfo: { accountNumber: '' },
  sections: [{ data: { title: { pl: '', en: '' } }, children: [{ items: [{ label: { pl: '', en: '' } }] }] }],
};

describe('FRM-14 an error is shown at the field of its path', () => {
  it.each([
    ['name.en', 'name.en'],
    ['bankInfo.accountNumber', 'bankInfo.accountNumber'],
    ['children.bankInfo.data.accountNumber', 'bankInfo.accountNumber'],
    ['content.pl', 'content'],
    ['data.content', 'content'],
    ['sections.0.data.title.en', 'sections.0.data.title.en'],
    ['sections.0.children.0.items.0.label.pl', 'sections.0.children.0.items.0.label.pl'],
    ['sections.0.children.0.data.items.0.label.pl', 'sections.0.children.0.items.0.label.pl'],
  ])('%s is %s', (path, field) => {
    expect(fieldOf(values, path)).toBe(field);
  });

  it('FRM-14 an error of a translated value without a language belongs to the first empty one', () => {
    expect(fieldOf(values, 'name')).toBe('name.en');
    expect(fieldOf({ name: { pl: '', en: '' } }, 'name')).toBe('name.pl');
    expect(fieldOf({ name: { pl: 'a', en: 'b' } }, 'name')).toBe('name.pl');
  });

  it.each([[null], [''], ['unknown'], ['name.de'], ['children'], ['sections.7.data.title'], ['toString']])(
    '%s is no field',
    (path) => {
      expect(fieldOf(values, path)).toBeNull();
    },
  );
});

it('a value is found by its path', () => {
  expect(valueAt(values, 'sections.0.data.title.pl')).toBe('');
  expect(valueAt(values, 'sections.9.data')).toBeUndefined();
});

it('leaves are all values that contain no further ones', () => {
  expect(leaves({ a: 1, b: { c: null, d: ['x'] } })).toEqual([
    { path: 'a', value: 1 },
    { path: 'b.c', value: null },
    { path: 'b.d.0', value: 'x' },
  ]);
});
