import { expect, test } from 'vitest';
import { inScheme } from './in-scheme.ts';

const html = [
  '<meta name="color-scheme" content="light dark">',
  '<style>@media (prefers-color-scheme: dark) { p { color: #fff } } @media screen and (prefers-color-scheme:light) {}</style>',
  '<p>(prefers-color-scheme: dark) light dark</p>',
];

test('the styles of the chosen scheme apply, those of the other one do not; texts stay as they are', () => {
  expect(inScheme(html.join(''), 'dark')).toBe(
    [
      '<meta name="color-scheme" content="dark">',
      '<style>@media (min-width: 0) { p { color: #fff } } @media screen and (max-width: 0) {}</style>',
      html[2],
    ].join(''),
  );
  expect(inScheme(html.join(''), 'light')).toContain('@media (max-width: 0) { p { color: #fff } }');
});

test('an e-mail that knows one scheme only, or is broken, stays as it is', () => {
  for (const other of ['<meta name="color-scheme" content="light"><p>a</p>', '<p>a<', ''])
    expect(inScheme(other, 'dark')).toBe(other);
});
