import { expect, test } from 'vitest';
import { type DifferenceLine, differenceOf } from './body-difference.ts';

/** One sign for each line, with the changed text in brackets. */
const written = (lines: DifferenceLine[] | null) =>
  lines?.map((line) =>
    line.kind === 'skipped'
      ? `… ${line.count}`
      : { same: '  ', added: '+ ', removed: '- ' }[line.kind] +
        line.pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(''),
  );

test('a changed line is shown as it was and as it is, with the words that changed', () => {
  expect(written(differenceOf('<h1>A</h1>\n<p>Dzień dobry</p>\n', '<h1>A</h1>\n<p>Dzień zły</p>\n'))).toEqual(
    ['  <h1>A</h1>', '- <p>Dzień [dobry]</p>', '+ <p>Dzień [zły]</p>'],
  );
});

test('added and removed lines stand alone; lines far from them are only counted', () => {
  const lines = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
  const before = `${lines.join('\n')}\n`;
  const after = `${[...lines.slice(0, 4), 'nowe', ...lines.slice(4, 8)].join('\n')}\n`;
  expect(written(differenceOf(before, after))).toEqual([
    '… 2',
    '  3',
    '  4',
    '+ [nowe]',
    '  5',
    '  6',
    '  7',
    '  8',
    '- [9]',
  ]);
});

test('equal texts have no change', () => {
  expect(written(differenceOf('<p>a</p>', '<p>a</p>'))).toEqual(['  <p>a</p>']);
});
