import { expect, test } from 'vitest';
import { faultsOfBody, faultsOfSubject } from './template-faults.ts';

const variables = [
  { name: 'firstName', required: false },
  { name: 'accountNumber', required: true },
];
const faultsOf = (html: string) =>
  faultsOfBody(html, variables).map(({ code, what, line }) => [code.replace('TEMPLATE_', ''), what, line]);
const HIDDEN = ['VARIABLE_HIDDEN', '{{accountNumber}}', 2];
const number = '{{accountNumber}}';
const styled = (style: string) => `<p>x</p>\n<p style="${style}">${number}</p>`;
const ruled = (css: string, inside = `<p class="a" id="b">${number}</p>`) =>
  `<style>${css}</style><body bgcolor="#ffffff">\n${inside}</body>`;

test.each([
  'display:none',
  'DISPLAY : none !important',
  'visibility:hidden',
  'opacity:0',
  'opacity:.01',
  'font-size:1px',
  'font-size:0',
  'font-size:.1em',
  'font:0/0 Arial',
  'font-size:calc(1px)',
  'color:#fff',
  'color:#FFFFFF',
  'color:white',
  'color:#fefefe',
  'color:transparent',
  'color:rgba(0, 0, 0, 0)',
  'color:snow',
  'background:#000',
  'color:#123456;background-color:#123457',
  'height:0;overflow:hidden',
  'max-height:1px',
  'max-width:0',
  'width:1px',
  'position:absolute;left:-9999px',
  'text-indent:-5000px',
  'margin-left:-900px',
  'mso-hide:all',
  'clip-path:inset(100%)',
  'transform:scale(0)',
  'letter-spacing:-30px',
])('an account number is not hidden by %s', (style) => {
  expect(faultsOf(styled(style))).toEqual([HIDDEN]);
  expect(faultsOf(`<div style="${style}">\n<p>${number}</p></div>`)).toEqual([HIDDEN]);
});

test.each([
  [ruled('.a { display: none }')],
  [ruled('p{color:#fff}')],
  [ruled('#b { font-size: 1px }')],
  [ruled('body > p { display: none }')],
  [ruled('p:first-child { opacity: 0 }')],
  [ruled('[id] { visibility: hidden }')],
  [ruled('.a { /* x */ dis/**/play: none; display: none }')],
  [ruled('@media all { .a { display: none } }')],
  [ruled('td { & p { display: none } } body { p { display: none } }')],
  [ruled('p { color: #fff } .x + p { color: #000 !important }')],
  [ruled('p { color: #000 } p.a { color: #fff } p { color: #000 }')],
  [ruled('.a { color: #fff !important }', `<p class="a" style="color:#000">${number}</p>`)],
  [`<p>x</p>\n<p hidden>${number}</p>`],
  [`<p>x</p>\n<details><summary>x</summary>${number}</details>`],
  [`<p>x</p>\n<font color="white">${number}</font>`],
  [`<title>\n${number}</title><p>x</p>`],
  [`<div style="display:none">\n<table><tr><td></div>${number}</td></tr></table></div>`],
  [`<p><font color="#fff"></p>\n${number}`],
])('an account number is not hidden in %j', (html) => {
  expect(faultsOf(html)).toEqual([HIDDEN]);
});

test('an account number that only a comment or an attribute has is missing', () => {
  const missing = ['VARIABLE_MISSING', '{{accountNumber}}', null];
  expect(faultsOf(`<!-- ${number} -->`)[0]).toEqual(missing);
  expect(faultsOf(`<p title="${number}">x</p>`)[0]).toEqual(missing);
});

test.each([
  [
    'a preheader that hides other text',
    `<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">Zapowiedź</div>\n<p>${number}</p>`,
  ],
  ['the number in a preheader, too', `<div style="display:none">${number}</div>\n<p>${number}</p>`],
  [
    'columns without a size of letters around text with one',
    `<table width="100%"><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><div style="font-size:0px;line-height:0;text-align:left;display:inline-block;vertical-align:top;width:100%;"><table style="vertical-align:top;" width="100%"><tbody><tr><td style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:13px;line-height:1;text-align:left;color:#000000;">${number}</div></td></tr></tbody></table></div></td></tr></table>`,
  ],
  [
    'white on a dark ground',
    `<table bgcolor="#10241d"><tr><td style="color:#fff">${number}</td></tr></table>`,
  ],
  ['white on a dark ground of a rule', ruled('p { background: #10241d; color: #fff }')],
  ['grey small print', styled('color:#999999;font-size:9pt')],
  [
    'colours for dark screens',
    ruled(
      'p { color: #111 } @media (prefers-color-scheme: dark) { body { background: #000 !important } p { color: #fff !important } }',
    ),
  ],
  [
    'one for wide and one for narrow screens',
    ruled(
      '.n { display: none } @media (max-width: 600px) { .w { display: none } .n { display: block } }',
      `<p class="w">${number}</p><p class="n">${number}</p>`,
    ),
  ],
  [
    'an unclosed paragraph that is hidden in another cell',
    `<table><tr><td><p style="display:none">x</td><td>${number}</td></tr></table>`,
  ],
  [
    'Outlook has a number of its own',
    `<!--[if mso]><p style="display:none">${number}</p><![endif]--><p>${number}</p>`,
  ],
  [
    'ordinary margins',
    styled('margin:0 auto 16px;max-width:600px;text-indent:0;position:relative;opacity:1'),
  ],
])('an account number is shown: %s', (_, html) => {
  expect(faultsOf(html)).toEqual([]);
});

test.each([
  '61 1090 1014 0000 0712 1981 2874',
  'PL61109010140000071219812874',
  '61-1090-1014-0000-0712-1981-2874',
  '61&nbsp;1090&nbsp;1014&shy;0000 0712 1981 2874',
  '<b>61</b> 1090 <br>1014 0000 <i>0712 1981</i> 2874',
  '&#54;1 1090 1014 0000 0712 1981 &#x32;874',
  '６１ 1090 1014 0000 0712 1981 2874',
  '61 1090 1014 0000 <span style="display:none">konto</span>0712 1981 2874',
  '<img src="https://example.com/a.png" alt="61 1090 1014 0000 0712 1981 2874">',
])('another account number is refused: %s', (other) => {
  expect(faultsOf(`<p>${number}</p>\n<p>${other}</p>`)).toEqual([
    ['ACCOUNT_NOT_ALLOWED', expect.stringContaining('1090'), 2],
  ]);
});

test('an account number that a style sheet writes, or that is in a subject, is refused', () => {
  const css = '<style>p::after { content: "61 1090 1014 0000 0712 1981 2874" }</style>';
  expect(faultsOf(`<p>${number}</p>\n${css}`)).toMatchObject([['ACCOUNT_NOT_ALLOWED', expect.anything(), 2]]);
  const subject = 'Konto 61 1090 1014 0000 0712 1981 2874';
  expect(faultsOfSubject(subject, variables)).toMatchObject([{ code: 'TEMPLATE_ACCOUNT_NOT_ALLOWED' }]);
  expect(faultsOfSubject(subject, [{ name: 'firstName', required: false }])).toEqual([]);
});

test('other numbers are no account', () => {
  const footer =
    'Firma sp. z o.o., ul. Prosta 51, 00-838 Warszawa, NIP 5252525252, KRS 0000123456, tel. +48 22 123 45 67, kapitał 1 000 000,00 zł';
  expect(faultsOf(`<p>${number}</p><p>${footer}</p>`)).toEqual([]);
});

test('e-mails that tell no account may hide what they like', () => {
  const html = '<p style="display:none">{{changed}} 61 1090 1014 0000 0712 1981 2874</p>';
  expect(faultsOfBody(html, [{ name: 'changed', required: true }])).toEqual([]);
});

test('the longest hostile text is read in a moment', () => {
  const started = performance.now();
  const most = 100_000;
  for (const part of ['<p>1', '<b>1', '<td>1</b>', '<p>{{accountNumber}}', '1 ', '&#1', 'content:'])
    faultsOfBody(part.repeat(most / part.length), variables);
  const rules = 'p{color:red}@media x{'.repeat(2_000);
  faultsOfBody(`<style>${rules}</style>${'<p>{{accountNumber}}'.repeat(2_500)}`, variables);
  faultsOfBody('<p>'.repeat(15_000) + '<b>1'.repeat(6_000) + '</p>'.repeat(8_000), variables);
  expect(performance.now() - started).toBeLessThan(10_000);
});
