import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestPause } from '../../testing/processes/longest-pause.ts';
import { cleanRichTexts, sanitizeHtml, sanitizeTranslated } from './html.ts';

describe('R17 rich text keeps what the toolbar can produce', () => {
  it.each([
    '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>',
    '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> x<sub>2</sub> y<sup>3</sup><br />z</p>',
    '<ul><li>a</li></ul><ol><li>b<ul><li>c</li></ul></li></ol><blockquote><p>d</p></blockquote>',
    '<p style="text-align:center;margin-left:4em" data-indent="2">a</p>',
    '<p><span style="color:#17c191;font-size:18px">a</span><span style="color:rgb(1, 2, 3)">b</span></p>',
    '<p><img src="/api/files/Ab_-1/Zdj%C4%99cie%20(1).png" alt="" title="t" width="300" height="20" /></p>',
    '<p><a href="https://a.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">a</a></p>',
    '<p><a href="mailto:a@example.com" rel="noopener noreferrer">a</a></p>',
    '<p><a href="tel:+48123" rel="noopener noreferrer">a</a></p>',
    '<p><a href="/api/files/k1/a.pdf" rel="noopener noreferrer">a.pdf</a></p>',
    '<p>1 &lt; 2 &amp;&amp; „ąęśćżź”</p>',
  ])('%s', (html) => {
    expect(sanitizeHtml(html)).toBe(html);
  });
});

describe('R17 rich text loses everything else', () => {
  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="alert(1)" class="x" id="y">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href=" java\nscript:alert(1)">a</a>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ['<a href="/api/files/../../admin">a</a>', 'a'],
    ['<a href="data:text/html,x">a</a>', 'a'],
    ['<img src="https://evil.example/pixel.gif">', ''],
    ['<img src="//evil.example/api/files/a/b.png">', ''],
    ['<img src="data:image/png;base64,AAAA">', ''],
    [
      '<img src="/api/files/k/a.png" onerror="alert(1)" srcset="https://evil.example/x 2x">',
      '<img src="/api/files/k/a.png" />',
    ],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<svg><animate onbegin="alert(1)"/><a href="javascript:alert(1)">x</a></svg>', 'x'],
    ['<style>p { background: url(https://evil.example) }</style><p>a</p>', '<p>a</p>'],
    [
      '<p style="background:url(https://evil.example);position:fixed;color:#fff">a</p>',
      '<p style="color:#fff">a</p>',
    ],
    ['<p style="margin-left:-9999px;font-size:900px" data-indent="99">a</p>', '<p>a</p>'],
    ['<p style="color:expression(alert(1))">a</p>', '<p>a</p>'],
    ['<form action="https://evil.example"><input name="a"><button>b</button></form>', 'b'],
    ['<b>a</b><i>b</i><del>c</del>', '<strong>a</strong><em>b</em><s>c</s>'],
  ])('%s', (dirty, clean) => {
    expect(sanitizeHtml(dirty)).toBe(clean);
  });

  it('in both languages', () => {
    expect(sanitizeTranslated({ pl: '<p onclick="x">a</p>', en: '<script>x</script>b' })).toEqual({
      pl: '<p>a</p>',
      en: 'b',
    });
  });
});

const fragment = fc.oneof(
  fc.constantFrom(
    '<p>',
    '</p>',
    '<a href="',
    'javascript:alert(1)',
    '">',
    '<img src=x onerror=alert(1)>',
    '<svg>',
    '<math>',
    '</svg>',
    '<style>',
    '</style>',
    '<noscript>',
    '</noscript>',
    '<textarea>',
    '</textarea/>',
    '<xmp>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<script>',
    '</script>',
    '<iframe srcdoc="',
    '&lt;script&gt;',
    '&#106;avascript:',
    '<ul>',
    '<li>',
    '<span style="',
    'color:#fff',
    '"',
    "'",
    '<',
    '>',
    '&',
    '<template>',
    '<title>',
    '<li data-indent="3">',
    '<h1 style="text-align:center">',
    '<b>',
    '</b>',
    '<a href="https://a.b/">',
    '<img src="/api/files/k/a.png">',
    '\u0000',
    'ż',
  ),
  fc.string({ unit: 'grapheme' }),
);
const html = fc.array(fragment, { maxLength: 25 }).map((parts) => parts.join(''));

describe('for any input', () => {
  it('cleaning a second time changes nothing', () => {
    fc.assert(
      fc.property(html, (dirty) => {
        const clean = sanitizeHtml(dirty);
        expect(sanitizeHtml(clean)).toBe(clean);
      }),
      { numRuns: 2_000 },
    );
  });

  it('every tag and attribute that is left is allowed', () => {
    const allowed =
      /^<\/?(p|h[1-6]|blockquote|ul|ol|li|br|strong|em|u|s|sub|sup|span|a|img)((?: (style|data-indent|href|target|rel|title|src|alt|width|height)="[^"<>]*")*)( \/)?>$/;
    fc.assert(
      fc.property(html, (dirty) => {
        for (const [tag] of sanitizeHtml(dirty).matchAll(/<[^>]*>?/g)) expect(tag).toMatch(allowed);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the rich texts of a body', () => {
  const dirty = '<p onclick="x">a</p><script>x</script>';
  const clean = '<p>a</p>';

  it.each([1, 1_000])(
    'are cleaned in place, and nothing else is changed: %i times as long',
    async (times) => {
      const [sent, cleaned] = [dirty.repeat(times), clean.repeat(times)];
      const body = {
        content: { pl: sent, en: cleaned },
        rows: [{ cells: [{ value: { pl: '', en: sent } }] }],
        title: { pl: dirty, en: '' },
        value: { pl: dirty, en: '' },
      };
      expect(await cleanRichTexts(body, null)).toEqual({
        ...body,
        content: { pl: cleaned, en: cleaned },
        rows: [{ cells: [{ value: { pl: '', en: cleaned } }] }],
      });
    },
  );

  it('are all refused at once when they nest too deep', async () => {
    const nested = '<b>'.repeat(20_000);
    const body = { tenants: { pl: nested, en: 'a' }, descriptions: [{ content: { pl: 'a', en: nested } }] };
    await expect(cleanRichTexts(body, null)).rejects.toMatchObject({
      refusals: [
        { code: 'CONTENT_TOO_COMPLICATED', path: 'tenants.pl' },
        { code: 'CONTENT_TOO_COMPLICATED', path: 'descriptions.0.content.en' },
      ],
    });
    expect(await cleanRichTexts({ content: { pl: '<b>'.repeat(100), en: '' } }, null)).toMatchObject({
      content: { pl: expect.stringMatching(/^(<strong>){60}/) },
    });
  });

  it('are refused when they are too long after cleaning: a form could not send them back', async () => {
    const body = { content: { pl: '<br>'.repeat(40_000), en: '' } };
    await expect(cleanRichTexts(body, null)).rejects.toMatchObject({
      refusals: [{ code: 'VALUE_TOO_LONG', path: 'content.pl' }],
    });
  });

  it('do not block the process, however long it takes to clean them', { tags: 'thorough' }, async () => {
    const text = (at: number) => `<p style="color:#fff">${at}</p>`.repeat(4_000);
    const descriptions = Array.from({ length: 10 }, (_, at) => ({ content: { pl: text(at), en: '' } }));
    const { part } = await longestPause(() => cleanRichTexts({ descriptions }, null));
    expect(part).toBeLessThan(1 / 3);
  });
});
