import { describe, expect, test } from 'vitest';
import { readMarkup } from './mail-markup.ts';

describe('a text is read in a time that grows with its length', () => {
  const TIMES = 200_000;
  test.each([
    ['conditions that are never closed', '<!--[if x]>', ''],
    ['conditions with one end', '<!--[if x]>', '<![endif]-->'],
    ['comments with one end', '<!--', '-->'],
    ['comments that only browsers end', '<!-- --!>', '-->'],
    ['styles', '<style></style>', ''],
    ['titles', '<title></title>', ''],
    ['noscripts', '<noscript></noscript>', ''],
    ['tags that never end', '<p a', ''],
    ['spaces in a tag', '<p         ', ''],
  ])('%s', (_, part, end) => {
    const html = part.repeat(TIMES) + end;
    expect(readMarkup(html).at(-1)?.to).toBe(html.length);
  });
});

test.each([
  ['<!--a-->', ['comment']],
  ['<!---->', ['comment']],
  ['<!-->', ['broken']],
  ['<!--->', ['broken']],
  ['<!--a--!>b-->', ['broken']],
  ['<!--a--><!--b-->', ['comment', 'comment']],
  ['<!--[if mso]>a<![endif]-->', ['condition', 'text', 'condition']],
  ['<!--[if !mso]><!-->a<!--<![endif]-->', ['comment', 'text', 'comment']],
  ['<!doctype html>', ['comment']],
  ['<style>a</STYLE>', ['tag', 'style', 'tag']],
])('%s has %j', (html, kinds) => {
  expect(readMarkup(html).map(({ kind }) => kind)).toEqual(kinds);
});
