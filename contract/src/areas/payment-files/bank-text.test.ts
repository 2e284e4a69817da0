import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReadable, toBankLines, toBankText } from './bank-text.ts';

test.each([
  ['Żaneta Gęś', 'Żaneta Gęś'],
  ['"ŁĄKA" Sp. z o.o.', "'ŁĄKA' Sp. z o.o."],
  ['„Dom” | Ogród & Syn', "'Dom' / Ogród + Syn"],
  ['a@b.pl; nr: 5', 'a(at)b.pl, nr, 5'],
  ['José Müller-Straße', 'Jose Muller-Strasse'],
  ['Ångström Đoković', 'Angstrom Doković'],
  ['<b>x</b>', '(b)x(/b)'],
  ['jeden\r\n  dwa\tdość', 'jeden dwa dość'],
  ['\u202Eabc\u200B', 'abc'],
  ['Иван 👩‍👧 Ω', '? ? ?'],
  ['ﬁrma', 'firma'],
  ['Z\u0307o\u0301\u0142ty', 'Żółty'],
  ['', ''],
])('%j is written as %j', (given, written) => expect(toBankText(given)).toBe(written));

test('whatever is typed, only letters that every bank takes are left, once and for all', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const text = toBankText(typed);
      expect(text).toMatch(/^[A-Za-z0-9ĄĆĘŁŃÓŚŹŻąćęłńóśźż .,\-/()+'?]*$/);
      expect(toBankText(text)).toBe(text);
    }),
  );
});

test('lines are broken between words, and within those that are longer than a line', () => {
  expect(toBankLines('Zwrot, zamówienie 12')).toEqual(['Zwrot, zamówienie 12']);
  expect(toBankLines(`${'a'.repeat(34)} bb`)).toEqual(['a'.repeat(34), 'bb']);
  expect(toBankLines(`${'a'.repeat(35)} bb`)).toEqual(['a'.repeat(35), 'bb']);
  expect(toBankLines('a'.repeat(40))).toEqual(['a'.repeat(35), 'a'.repeat(5)]);
  expect(toBankLines('słowo '.repeat(60))).toHaveLength(4);
  expect(toBankLines('')).toEqual([]);
});

test('a name of which nothing is left cannot be read', () => {
  expect([toBankText('Иван'), toBankText('…'), toBankText('Li')].map(isReadable)).toEqual([
    false,
    false,
    true,
  ]);
});
