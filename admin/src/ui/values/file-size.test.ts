import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [12_345_678, '12.3 MB'],
])('%i bytes are written as %s', (bytes, text) => {
  expect(fileSize(bytes, 'en')).toBe(text);
});

it('in Polish with a comma', () => {
  expect(fileSize(1_500_000, 'pl').replace(/\s/, ' ')).toBe('1,5 MB');
});
