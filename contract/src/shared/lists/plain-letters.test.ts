import { expect, test } from 'vitest';
import { plainLetters } from './plain-letters.ts';

test.each([
  ['Zażółć gęślą jaźń', 'zazolc gesla jazn'],
  ['Müller', 'muller'],
  ['Jose\u0301', 'jose'],
  ['Strauß', 'strauss'],
  ['Ærø Øster Łódź', 'aero oster lodz'],
  ['Nguyễn', 'nguyen'],
  ['İpek', 'ipek'],
])('accents of any language are left out: %s', (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
});
