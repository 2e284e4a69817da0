import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOfText } from './table-paste.ts';

test.each([
  [
    'tabs and lines',
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'the lines of Windows, and a last line break',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a line break, a tab and quotes within a cell',
    '"a\nb"\t"c\td"\n"say ""hi"""\te',
    [
      ['a\nb', 'c\td'],
      ['say "hi"', 'e'],
    ],
  ],
  ['quotes that only begin a word', '"Villa" east\tx', [['"Villa" east', 'x']]],
  [
    'empty cells',
    '\t\nx\t',
    [
      ['', ''],
      ['x', ''],
    ],
  ],
  ['a single word', 'word', [['word']]],
])('reads %s', (_, text, lines) => {
  expect(linesOfText(text)).toEqual(lines);
});

test('reads every text that a spreadsheet writes', () => {
  const quoted = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const cell = fc.string({ unit: fc.constantFrom('a', 'ż', '"', '\t', '\n', ' '), maxLength: 6 });
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      (lines) => {
        const text = lines.map((line) => line.map(quoted).join('\t')).join('\r\n');
        expect(linesOfText(`${text}\r\n`)).toEqual(lines);
      },
    ),
  );
});
