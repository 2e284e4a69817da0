import { describe, expect, it } from 'vitest';
import { computingTime } from '../../../testing/processes/computing-time.ts';
import { sanitizeSvg } from './sanitize-svg.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const drawn = (inside: string) =>
  sanitizeSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inside}</svg>`);
const clean = (inside: string) => `<svg ${NS} viewBox="0 0 1 1">${inside}</svg>`;

describe('R18 a drawing keeps', () => {
  it.each([
    '<path d="M0 0L1 1" fill="#17c191" stroke-width="2"></path>',
    '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="red"></stop></linearGradient></defs><rect fill="url(#a)"></rect>',
    '<g transform="translate(1 2)" clip-path="url(#c)"><use xlink:href="#shape"></use></g>',
    '<text x="1" font-family="Lato, sans-serif">Zażółć &amp; &lt;</text>',
    '<rect style="fill:#fff;opacity:0.5"></rect>',
  ])('%s', (inside) => {
    expect(drawn(inside)).toBe(clean(inside));
  });

  it('the harmless rules of its style sheet', () => {
    const css =
      '<![CDATA[.a{fill:#fff;background:url(https://evil.example)} @import "https://evil.example"; .b{fill:url(https://e.example)} #c > .d{stroke:red}]]>';
    expect(drawn(`<defs><style type="text/css">${css}</style></defs><path class="a"/>`)).toBe(
      clean('<style>.a{fill:#fff}#c > .d{stroke:red}</style><defs></defs><path class="a"></path>').replaceAll(
        '&gt;',
        '>',
      ),
    );
  });
});

describe('R18 a drawing loses', () => {
  it.each([
    ['<script>alert(1)</script>', ''],
    ['<script xlink:href="https://evil.example/x.js"/>', ''],
    ['<rect onclick="alert(1)" onload="alert(1)"/>', '<rect></rect>'],
    [
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>x</script></body></foreignObject>',
      '',
    ],
    ['<image href="https://evil.example/pixel.png"/>', ''],
    ['<image href="data:image/svg+xml;base64,AAAA"/>', ''],
    ['<a xlink:href="javascript:alert(1)"><rect/></a>', '<rect></rect>'],
    ['<use href="https://evil.example/a.svg#x"/>', '<use></use>'],
    ['<use xlink:href="data:image/svg+xml,x#x"/>', '<use></use>'],
    ['<rect fill="url(https://evil.example/a.svg#x)"/>', '<rect></rect>'],
    ['<rect fill="url(//evil.example)"/>', '<rect></rect>'],
    [
      '<rect style="fill:url(&quot;https://evil.example&quot;);stroke:red"/>',
      '<rect style="stroke:red"></rect>',
    ],
    ['<rect style="fill:u\\72l(https://evil.example)"/>', '<rect></rect>'],
    ['<animate attributeName="href" values="javascript:alert(1)"/>', ''],
    ['<set attributeName="onmouseover" to="alert(1)"/>', ''],
    ['<iframe src="https://evil.example"/>', ''],
  ])('%s', (inside, left) => {
    expect(drawn(inside)).toBe(clean(left));
  });

  it('instructions, document types and entities', () => {
    const bomb =
      '<?xml version="1.0"?><?xml-stylesheet href="https://evil.example"?><!DOCTYPE svg [<!ENTITY a "&b;&b;"><!ENTITY b SYSTEM "file:///etc/passwd">]>';
    expect(sanitizeSvg(`${bomb}<svg xmlns="&a;"><text>&a;</text></svg>`)).toBe(
      `<svg ${NS}><text>&amp;a;</text></svg>`,
    );
  });
});

describe('a drawing is read in linear time, whatever is left open in it', () => {
  it.each([
    ['tags', '<style '.repeat(30_000)],
    ['elements', '<style/>'.repeat(30_000)],
    ['rules', `<style>${'a'.repeat(200_000)}</style>`],
    ['comments', `<style>${'/*'.repeat(200_000)}</style>`],
  ])('%s', (_, inside) => {
    expect(computingTime(() => drawn(inside))).toBeLessThan(1_000);
  });
});

it('a drawing that is nested deeper than any program nests is refused before it is read to its end', () => {
  const spent = computingTime(() => expect(() => drawn('<g>'.repeat(300_000))).toThrow());
  expect(spent).toBeLessThan(1_000);
  expect(drawn('<g><g/></g>'.repeat(2_000))).toBe(clean('<g><g></g></g>'.repeat(2_000)));
});

it('comments and groups of a style sheet hide none of its rules', () => {
  const css = '/* a } b { */ .a{fill:#fff} @media print { .b{fill:red} } .c{fill:blue /* x */}';
  expect(drawn(`<style>${css}</style>`)).toBe(clean('<style>.a{fill:#fff}.b{fill:red}.c{fill:blue}</style>'));
});
