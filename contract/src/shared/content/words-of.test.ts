import { expect, test } from 'vitest';
import { wordsOf } from './words-of.ts';

test.each([
  ['formats within a word', '<p>Zy<strong>sk</strong></p>', 'Zysk'],
  ['paragraphs and lists', '<ul><li>Raz</li><li>dwa&nbsp;trzy</li></ul>', 'Raz dwa trzy'],
  ['links and pictures', '<a href="/a">Kup</a><img src="/b" alt="Dom" style="width: 1px">', '/a Kup /b Dom'],
  ['the styles of an e-mail', '<head><style>p { color: red }</style></head><p>Witaj</p>', 'Witaj'],
  ['a text that is no HTML', 'Zysk <5% i > 3%', 'Zysk <5% i > 3%'],
])('the words of %s', (_, html, words) => {
  expect(wordsOf(html)).toBe(words);
});

test('a long text of many brackets is read in no time', () => {
  const began = performance.now();
  for (const part of ['<a', '<!--', '<style', ' title="', ' '])
    wordsOf(`${part.repeat(200_000 / part.length)}`);
  expect(performance.now() - began).toBeLessThan(1_000);
});
