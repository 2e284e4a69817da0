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
    '<linearGradient id="paint0_linear_4:2"></linearGradient><rect fill="url(#paint0_linear_4:2)"></rect>',
    '<linearGradient id="Żółty.1/2"></linearGradient><rect style="fill:url(\'#Żółty.1/2\')"></rect>',
    '<g transform="translate(1 2)" clip-path="url(#c)"><use xlink:href="#shape:1"></use></g>',
    '<text x="1" font-family="Lato, sans-serif" xml:space="preserve">Zażółć &amp; &lt;</text>',
    '<text><textPath xlink:href="#p" startOffset="50%">x</textPath></text>',
    '<rect style="fill:#fff;opacity:0.5"></rect>',
    '<rect style="fill:#D9D9D9;fill:color(display-p3 0.85 0.85 0.85);transform-origin:center"></rect>',
    '<filter id="f"><feTurbulence baseFrequency="0.1" numOctaves="2"></feTurbulence></filter><rect filter="url(#f)"></rect>',
    '<image width="1" height="1" xlink:href="data:image/png;base64,iVBORw0KGgo="></image>',
  ])('%s', (inside) => {
    expect(drawn(inside)).toBe(clean(inside));
  });

  it('its style sheet, without comments', () => {
    const css =
      '<![CDATA[@charset "utf-8"; /* a } b { */ .a{fill:#fff !important} #c > .d{stroke:red /* x */} .e{enable-background:new}]]>';
    expect(drawn(`<defs><style type="text/css">${css}</style></defs><path class="a"/>`)).toBe(
      clean('<style>.a{fill:#fff !important}#c > .d{stroke:red}</style><defs></defs><path class="a"></path>'),
    );
    expect(drawn('<style>#c &gt; .d{stroke:red}</style><!-- <style>.x{fill:red}</style> -->')).toBe(
      clean('<style>#c > .d{stroke:red}</style>'),
    );
  });
});

describe('R18 a drawing loses what no picture shows', () => {
  it.each([
    ['<script>alert(1)</script>', ''],
    ['<script xlink:href="https://evil.example/x.js"/>', ''],
    ['<rect onclick="alert(1)" onload="alert(1)" data-name="a" inkscape:label="b"/>', '<rect></rect>'],
    ['<a xlink:href="javascript:alert(1)" fill="red"><rect/></a>', '<g fill="red"><rect></rect></g>'],
    ['<metadata><rdf:RDF>x</rdf:RDF></metadata><sodipodi:namedview><path/></sodipodi:namedview>', ''],
    ['<custom><rect/></custom>', ''],
    [
      '<switch><foreignObject requiredExtensions="&ns_ai;"><i:pgfRef/></foreignObject><g/></switch>',
      '<switch><g></g></switch>',
    ],
    [
      '<path style="-inkscape-font-specification:\'Lato, @wght=500\';fill:red"/>',
      '<path style="fill:red"></path>',
    ],
  ])('%s', (inside, left) => {
    expect(drawn(inside)).toBe(clean(left));
  });

  it('the shortened addresses of a drawing program', () => {
    const doctype = '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns_ai "http://ns.adobe.com/">]>';
    expect(sanitizeSvg(`${doctype}<svg xmlns:i="&ns_ai;"><g i:extraneous="self"/></svg>`)).toBe(
      `<svg ${NS}><g></g></svg>`,
    );
  });
});

describe('R18 a drawing that would look different is refused: with', () => {
  it.each([
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>x</script></body></foreignObject>',
    '<image href="https://evil.example/pixel.png"/>',
    '<image href="data:image/svg+xml;base64,AAAA"/>',
    '<image href="data:image/webp;base64,AAAA"/>',
    '<use href="https://evil.example/a.svg#x"/>',
    '<use xlink:href="data:image/png;base64,AAAA"/>',
    '<rect fill="url(https://evil.example/a.svg#x)"/>',
    '<rect fill="url(//evil.example)"/>',
    '<rect style="fill:url(&quot;https://evil.example&quot;);stroke:red"/>',
    '<rect style="fill:u\\72l(https://evil.example)"/>',
    '<rect style="mask:image-set(&quot;//evil.example&quot; 1x)"/>',
    '<rect style="--a:url(https://evil.example)"/>',
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    '<set attributeName="onmouseover" to="alert(1)"/>',
    '<iframe src="https://evil.example"/>',
    '<style>@import "https://evil.example";</style>',
    '<style>@font-face{font-family:A;src:url(data:font/woff;base64,AAAA)}</style>',
    '<style>@media print { .b{fill:red} }</style>',
    '<style media="print">.b{fill:red}</style>',
    '<style>.b{fill:url(https://e.example)}</style>',
  ])('%s', (inside) => {
    expect(() => drawn(inside)).toThrow('DRAWING_NOT_AS_DRAWN');
  });

  it.each([
    '<?xml version="1.0"?><?xml-stylesheet href="https://evil.example"?><svg/>',
    '<!DOCTYPE svg [<!ENTITY a "&b;&b;"><!ENTITY b SYSTEM "file:///etc/passwd">]><svg xmlns="&a;"><text>&a;</text></svg>',
  ])('%s', (svg) => {
    expect(() => sanitizeSvg(svg)).toThrow('DRAWING_NOT_AS_DRAWN');
  });
});

describe('a drawing is read in linear time, whatever is left open in it', () => {
  it.each([
    ['tags', '<style '.repeat(30_000)],
    ['elements', '<style/>'.repeat(30_000)],
    ['rules', `<style>${'a'.repeat(200_000)}</style>`],
    ['comments', `<style>${'/*'.repeat(200_000)}</style>`],
    ['comments of XML', '<!--'.repeat(200_000)],
    ['attributes', `<g${' xmlns'.repeat(100_000)}>`],
  ])('%s', (_, inside) => {
    const read = () => {
      try {
        drawn(inside);
      } catch {
        // A refusal has to come as soon.
      }
    };
    expect(computingTime(read)).toBeLessThan(1_000);
  });
});

it('a drawing that is nested deeper than any program nests is refused before it is read to its end', () => {
  const spent = computingTime(() => expect(() => drawn('<g>'.repeat(300_000))).toThrow());
  expect(spent).toBeLessThan(1_000);
  expect(drawn('<g><g/></g>'.repeat(2_000))).toBe(clean('<g><g></g></g>'.repeat(2_000)));
});
