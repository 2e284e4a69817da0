import sanitize from 'sanitize-html';
import { within } from '../../html/markup-limits.ts';
import { Refusal } from '../../refusal.ts';
import { isSafeValue, safeDeclarations, safeStyleSheet, svgProperties } from './svg-properties.ts';

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const texts = ['text', 'tspan', 'title', 'desc'];
const structure = ['svg', 'g', 'defs', 'symbol', 'use', 'clipPath', 'mask', 'pattern', 'marker'];
const gradients = ['linearGradient', 'radialGradient', 'stop'];
const filters = [
  'filter',
  'feBlend',
  'feColorMatrix',
  'feComposite',
  'feDropShadow',
  'feFlood',
  'feGaussianBlur',
  'feMerge',
  'feMergeNode',
  'feMorphology',
  'feOffset',
];

const geometry = [
  'id',
  'class',
  'd',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'dx',
  'dy',
  'width',
  'height',
  'points',
  'transform',
  'viewBox',
  'preserveAspectRatio',
  'offset',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'clipPathUnits',
  'maskUnits',
  'maskContentUnits',
  'patternUnits',
  'patternContentUnits',
  'patternTransform',
  'markerWidth',
  'markerHeight',
  'markerUnits',
  'orient',
  'refX',
  'refY',
  'pathLength',
  'rotate',
  'textLength',
  'lengthAdjust',
  'filterUnits',
  'primitiveUnits',
  'in',
  'in2',
  'result',
  'stdDeviation',
  'mode',
  'operator',
  'k1',
  'k2',
  'k3',
  'k4',
  'type',
  'values',
  'radius',
];
const plainAttributes = new Set([...geometry, ...svgProperties]);

const OWN_PART = /^#[\w-]+$/;
const NAMESPACES = { xmlns: 'http://www.w3.org/2000/svg', 'xmlns:xlink': 'http://www.w3.org/1999/xlink' };

/**
 * Keeps only shapes, texts, colours and gradients from a closed list. Removes scripts, handlers, foreign objects, pictures,
 * animations, links and every address outside the file. Refuses with CONTENT_TOO_COMPLICATED a drawing that would take too
 * much time or memory.
 */
export function sanitizeSvg(svg: string): string {
  const css = safeStyleSheet(
    stylesOf(svg)
      .join('\n')
      .replace(/<!\[CDATA\[|\]\]>/g, ''),
  );
  const drawing = sanitize(svg, { ...options, ...within(LIMITS) }).replace(/^[^<]+/, '');
  refuseTooMuchText(drawing);
  return css === '' ? drawing : drawing.replace(/^<svg[^>]*>/, (root) => `${root}<style>${css}</style>`);
}

/** The pattern reads from end tag to end tag, so that elements that never end cost nothing. */
const stylesOf = (svg: string): string[] =>
  svg
    .split(/<\/style\s*>/)
    .slice(0, -1)
    .map((upToEnd) => /<style[^<>]*>([\s\S]*)/.exec(upToEnd)?.[1] ?? '');

/** No drawing program nests deeper, and no city map has more elements; drawing that many takes half a gigabyte. */
const LIMITS = { deepest: 1_000, elements: 200_000 };

/** Time and memory for a line of text grow with the square of its length: a line of a megabyte would take all memory. */
const LONG_LINE = />[^<]{2000}/;
const MOST_TEXT = 100_000;

function refuseTooMuchText(drawing: string): void {
  const isTooMuch = LONG_LINE.test(drawing) || drawing.replace(/<[^>]*>|\s+/g, '').length > MOST_TEXT;
  if (isTooMuch) throw new Refusal('CONTENT_TOO_COMPLICATED');
}

const options: sanitize.IOptions = {
  allowedTags: [...shapes, ...texts, ...structure, ...gradients, ...filters],
  // `transformTags` below chooses the attributes, because it can check their values.
  allowedAttributes: false,
  parseStyleAttributes: false,
  selfClosing: [],
  nestingLimit: 100,
  nonTextTags: [
    'script',
    'style',
    'foreignObject',
    'metadata',
    'iframe',
    'textarea',
    'noscript',
    'option',
    'xmp',
  ],
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  transformTags: {
    '*': (tagName, attributes) => ({
      tagName,
      attribs: { ...(tagName === 'svg' ? NAMESPACES : {}), ...safeAttributes(attributes) },
    }),
  },
};

function safeAttributes(attributes: Record<string, string>): Record<string, string> {
  const safe: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (plainAttributes.has(name) && isSafeValue(value)) safe[name] = value;
    if (name === 'href' || name === 'xlink:href') {
      if (OWN_PART.test(value)) safe['xlink:href'] = value;
    }
    if (name === 'style') {
      const declarations = safeDeclarations(value);
      if (declarations !== '') safe.style = declarations;
    }
  }
  return safe;
}
