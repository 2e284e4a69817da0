import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('an HTML e-mail has a text for mail programs without HTML', () => {
  const html = `<!doctype html><html><head><title>Hidden</title><style>p { color: red }</style></head>
    <body><h1>Cześć</h1> <p>Ala &amp; Ola &lt;3&nbsp;!<br>second
    line</p><a href="https://a.example/x?a=1&amp;b=2"> Open  it </a><p><a href="https://a.example/">https://a.example/</a></p></body></html>`;
  expect(plainText(html)).toBe(
    'Cześć\n\nAla & Ola <3 !\nsecond line\nOpen it: https://a.example/x?a=1&b=2\nhttps://a.example/',
  );
});

it('the longest hostile text is read in a moment', () => {
  const started = performance.now();
  for (const part of ['<a href="#">', '<a href="', '<a ', '<a href="#"', '<p>', '<p ', '<br', '&amp;', '\n '])
    plainText(part.repeat(300_000 / part.length));
  expect(performance.now() - started).toBeLessThan(10_000);
});
