import { expect, test } from 'vitest';
import { faultsOfBody, faultsOfSubject } from './template-faults.ts';

const variables = [
  { name: 'firstName', required: false },
  { name: 'link', required: true },
];
const button = '<a href="{{link}}">Otwórz</a>';
const codesOf = (html: string) =>
  faultsOfBody(html, variables).map(({ code, what, line }) => [code.replace('TEMPLATE_', ''), what, line]);

test('a template with its variables in their places has no fault', () => {
  const table =
    '<table role="presentation" width="100%" cellpadding="0" bgcolor="#fff"><tr><td valign=top nowrap>x</td></tr></table>';
  const quoted = '<p style="font-family:&quot;Segoe UI&quot;">x</p>';
  const outlook =
    '<!--[if mso]><v:roundrect href="{{link}}" arcsize="10%" fillcolor="#17c191">x</v:roundrect><![endif]-->';
  const styles = '<style>@media (max-width: 600px) { td { padding: 0 }}</style>';
  for (const html of [
    table,
    quoted,
    outlook,
    styles,
    '<!--[if !mso]><!--><p>x</p><!--<![endif]-->',
    '<br/>&nbsp;',
    '<a href="#end">x</a><h2 id="end">y</h2>',
    '<a name="top"></a><a href="#top">x</a>',
  ])
    expect([html, codesOf(html + button)]).toEqual([html, []]);
  expect(codesOf('<p>Dzień dobry, {{ firstName }}!</p>\n<p>{{link}}</p>')).toEqual([]);
});

test.each([
  ['a style sheet for all media', '<style media="all" type="text/css">p { margin: 0 }</style>'],
  ['a body without margins', '<body topmargin="0" leftmargin="0" marginwidth="0" marginheight="0">x</body>'],
  [
    'the resolution of Outlook',
    '<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->',
  ],
  [
    'the resolution of Outlook in a noscript',
    '<!--[if mso]>\n<noscript>\n<xml>\n<o:OfficeDocumentSettings>\n<o:AllowPNG/>\n</o:OfficeDocumentSettings>\n</xml>\n</noscript>\n<![endif]-->',
  ],
  ['an ampersand in a style sheet', '<style>/* BODY & CONTAINER, Q&A */\na { color: #fff }</style>'],
  [
    'notes of the program that made it',
    '<table data-module="hero" aria-roledescription="email"><tr><td>x</td></tr></table>',
  ],
  ['parts of a page', '<main><section><figure><figcaption>x</figcaption></figure></section></main>'],
  [
    'a background that Outlook draws',
    '<!--[if gte mso 9]><v:image src="https://example.com/a.png" style="width:600px" /><v:rect fill="true" stroke="false"><v:fill origin="0.5, 0.5" position="0.5, 0.5" opacity="0%" aspect="atleast" color2="#fff" /></v:rect><![endif]-->',
  ],
  [
    'a picture with several targets',
    '<img src="https://example.com/a.png" usemap="#m"><map name="m"><area shape="rect" coords="0,0,9,9" href="https://example.com"></map>',
  ],
])('%s, as designers deliver it, is taken', (_, html) => {
  expect(codesOf(html + button)).toEqual([]);
});

test('a required variable that is missing, or stands where it is not shown, is named', () => {
  expect(codesOf('<p>x</p>')).toEqual([['VARIABLE_MISSING', '{{link}}', null]]);
  expect(codesOf('<p>Adres: {{link}}</p>')).toEqual([
    ['VARIABLE_MISSING', '{{link}}', null],
    ['VARIABLE_MISPLACED', '{{link}}', 1],
  ]);
});

test('where a link opens an account, its address as a text is not enough', () => {
  const variables = [{ name: 'link', required: true, isTarget: true }];
  const missing = (html: string) => faultsOfBody(html, variables).map(({ what }) => what);
  expect(missing('<p>{{link}}</p>')).toEqual(['href="{{link}}"']);
  expect(missing(`<p>{{link}}</p>${button}`)).toEqual([]);
});

test('what Outlook alone would read is missing for everybody else', () => {
  const shape = '<v:roundrect href="{{link}}">x</v:roundrect>';
  const missing = ['VARIABLE_MISSING', '{{link}}', null];
  expect(codesOf(`<!--[if mso]>${shape}<![endif]-->`)).toEqual([missing]);
  expect(codesOf(`<!--[if mso]>${shape}<![endif]--><!--[if !mso]><!-->${button}<!--<![endif]-->`)).toEqual(
    [],
  );
});

test.each([
  ['<p>{{surname}}</p>', ['VARIABLE_UNKNOWN', '{{surname}}', 2]],
  ['<p>{{firstName}</p>', ['VARIABLE_MALFORMED', '{{firstName}', 2]],
  ['<p>{{firstName</p>', ['VARIABLE_MALFORMED', '{{firstName', 2]],
  ['<p>firstName}}</p>', ['VARIABLE_MALFORMED', '}}', 2]],
  ['<p>{{first name}}</p>', ['VARIABLE_MALFORMED', '{{first name}}', 2]],
  ['<p title="{{firstName}}">x</p>', ['VARIABLE_MISPLACED', '{{firstName}}', 2]],
  ['<a href="{{firstName}}">x</a>', ['VARIABLE_MISPLACED', '{{firstName}}', 2]],
  ['<a>x</a>', ['LINK_WITHOUT_TARGET', '<a>x</a>', 2]],
  ['<a href="">x</a>', ['LINK_WITHOUT_TARGET', '<a href="">x</a>', 2]],
  ['<a href="#end">x</a>', ['LINK_WITHOUT_TARGET', '<a href="#end">x</a>', 2]],
  ['<a href="javascript:alert(1)">x</a>', ['LINK_WITHOUT_TARGET', '<a href="javascript:alert(1)">x</a>', 2]],
  [
    '<v:rect href="javascript:alert(1)">x</v:rect>',
    ['LINK_WITHOUT_TARGET', '<v:rect href="javascript:alert(1)">x</v:…', 2],
  ],
  ['<script>x()</script>', ['MARKUP_NOT_ALLOWED', '<script>', 2]],
  ['<img src="https://example.com/a.png" onerror="x()">', ['MARKUP_NOT_ALLOWED', '<img onerror>', 2]],
  ['<img src="data:image/svg+xml,x">', ['MARKUP_NOT_ALLOWED', '<img src>', 2]],
  ['<p style="background:url(https://example.com)">x</p>', ['MARKUP_NOT_ALLOWED', '<p style>', 2]],
  ['<p style="background:u&#114;l(https://example.com)">x</p>', ['MARKUP_NOT_ALLOWED', '<p style>', 2]],
  [
    '<meta http-equiv="refresh" content="0;url=https://example.com">',
    ['MARKUP_NOT_ALLOWED', '<meta http-equiv>', 2],
  ],
  ['<style>@import "https://example.com/a.css";</style>', ['MARKUP_NOT_ALLOWED', '<style>', 2]],
  ['<style>p { background: u&#114;l(https://example.com) }</style>', ['MARKUP_NOT_ALLOWED', '<style>', 2]],
  ['<style>&commat;import "https://example.com/a.css";</style>', ['MARKUP_NOT_ALLOWED', '<style>', 2]],
  ['<link href="https://fonts.example.com/css" rel="stylesheet">', ['MARKUP_NOT_ALLOWED', '<link>', 2]],
  ['<table background="https://example.com/a.png"></table>', ['MARKUP_NOT_ALLOWED', '<table background>', 2]],
  [
    '<map><area href="javascript:x()"></map>',
    ['LINK_WITHOUT_TARGET', '<area href="javascript:x()"></map>', 2],
  ],
  [
    '<noscript><p title="</noscript><img src=x onerror=x()>">x</p></noscript>',
    ['MARKUP_BROKEN', '<p title="</noscript><img src=x onerror=…', 2],
  ],
  [
    '<noscript><!-- </noscript><script>x()</script> --></noscript>',
    ['MARKUP_BROKEN', '<!-- </noscript><script>x()</script> -->…', 2],
  ],
  [
    '<noscript><style></noscript><script>x()</script></style></noscript>',
    ['MARKUP_BROKEN', '</noscript><script>x()</script></style><…', 2],
  ],
  ['<noscript><p>x</p>', ['MARKUP_BROKEN', '<p>x</p>', 2]],
  ['<p>1 < 2</p>', ['MARKUP_BROKEN', '< 2</p>', 2]],
  ['<p title="x>y</p>', ['MARKUP_BROKEN', '<p title="x>y</p>', 2]],
  ['<!--> <script>x()</script> -->', ['MARKUP_BROKEN', '<!--> <script>x()</script> -->', 2]],
])('%s is refused, with its line', (html, fault) => {
  expect(codesOf(`${button}\n${html}`)).toEqual([fault]);
});

test('characters that turn the reading direction around are refused, with their line', () => {
  expect(codesOf(`${button}\n<p>1\u202E000</p>`)).toEqual([['CHARACTER_NOT_ALLOWED', 'U+202E', 2]]);
});

test('each fault knows its place in the text', () => {
  const html = `<p>{{surname}}</p>\n<a>x</a>\n<p>{{first name}} {{b</p><script>`;
  const marked = faultsOfBody(html, []).map(({ place }) => place && html.slice(place.from, place.to));
  expect(marked).toEqual(['{{surname}}', '<a>', '{{first name}}', '{{b', '<script>']);
  expect(faultsOfBody('', variables).map(({ place }) => place)).toEqual([null]);
});

test('a subject is plain text, without addresses', () => {
  const codes = (subject: string) =>
    faultsOfSubject(subject, variables).map(({ code, what }) => [code, what]);
  expect(codes('Witaj, {{firstName}}')).toEqual([]);
  expect(codes('{{link}} {{a}} {{b')).toEqual([
    ['TEMPLATE_VARIABLE_MISPLACED', '{{link}}'],
    ['TEMPLATE_VARIABLE_UNKNOWN', '{{a}}'],
    ['TEMPLATE_VARIABLE_MALFORMED', '{{b'],
  ]);
});

test('the longest hostile text is read in a moment', () => {
  const most = 100_000;
  const started = performance.now();
  for (const part of [
    '<',
    '<a ',
    '<a b="',
    '<!--',
    '{{',
    '<!--[if ',
    '{{a}}',
    '<p>',
    '--!>',
    '<noscript>',
    '<style>',
  ])
    faultsOfBody(part.repeat(most / part.length), variables);
  expect(performance.now() - started).toBeLessThan(10_000);
});
