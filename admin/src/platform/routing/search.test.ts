import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search.ts';

test.each([
  ['?filters[status][value]=paid&pagination[pageNumber]=2'],
  ['?filters[name][value]=%C5%81%C3%B3d%C5%BA+%26+co'],
  ['?filters[name][value]=1e3&a=true'],
  [''],
])('an address is written as it was read: %s', (address) => {
  expect(stringifySearch(parseSearch(address))).toBe(address);
});

test('encoded brackets are decoded, and values stay strings', () => {
  expect(parseSearch('?filters%5Bname%5D%5Bvalue%5D=007')).toEqual({ 'filters[name][value]': '007' });
});
