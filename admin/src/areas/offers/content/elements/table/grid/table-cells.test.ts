import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlOf, plainOf } from './table-cells.ts';

test('one plain paragraph is edited as plain text', () => {
  expect(['', '-', '<p>12&nbsp;ha</p>', '<p>a &lt;b&gt;<br>c</p>', 'A &amp; B'].map(plainOf)).toEqual([
    '',
    '-',
    '12\u00a0ha',
    'a <b>\nc',
    'A & B',
  ]);
});

test('formatted content is not edited as plain text', () => {
  const formatted = [
    '<p>a <strong>b</strong></p>',
    '<p>a</p><p>b</p>',
    '<p style="color:red">a</p>',
    '<ul><li>a</li></ul>',
    '<p>&hearts;</p>',
  ];
  expect(formatted.map(plainOf)).toEqual(formatted.map(() => null));
});

test('typed text is read back unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const typed = text.replace(/\r\n?/g, '\n');
      expect(plainOf(htmlOf(typed))).toBe(typed);
    }),
  );
});
