import sanitize from 'sanitize-html';
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
 * The drawing and nothing but the drawing: shapes, texts, colours and gradients from a closed list. Scripts, handlers,
 * foreign objects, pictures, animations, links and every address outside the file are gone.
 */
export function sanitizeSvg(svg: string): string {
  const css = safeStyleSheet(
    stylesOf(svg)
      .join('\n')
      .replace(/<!\[CDATA\[|\]\]>/g, ''),
  );
  const drawing = sanitize(svg, { ...options, ...refusingDepth() }).replace(/^[^<]+/, '');
  return css === '' ? drawing : drawing.replace(/^<svg[^>]*>/, (root) => `${root}<style>${css}</style>`);
}

/** Read from end tag to end tag, so that elements that never end cost nothing. */
const stylesOf = (svg: string): string[] =>
  svg
    .split(/<\/style\s*>/)
    .slice(0, -1)
    .map((upToEnd) => /<style[^<>]*>([\s\S]*)/.exec(upToEnd)?.[1] ?? '');

/** Each level costs the parser a look at all levels above it. No program that draws goes as deep as this. */
const DEEPEST = 1_000;

function refusingDepth(): Pick<sanitize.IOptions, 'onOpenTag' | 'onCloseTag'> {
  let depth = 0;
  return {
    onOpenTag: () => {
      depth += 1;
      if (depth > DEEPEST) throw new Error('The drawing is nested too deep');
    },
    onCloseTag: () => {
      depth -= 1;
    },
  };
}

const options: sanitize.IOptions = {
  allowedTags: [...shapes, ...texts, ...structure, ...gradients, ...filters],
  // Attributes are chosen below, where their values can be looked at.
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
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (plainAttributes.has(name) && isSafeValue(value)) kept[name] = value;
    if (name === 'href' || name === 'xlink:href') {
      if (OWN_PART.test(value)) kept['xlink:href'] = value;
    }
    if (name === 'style') {
      const safe = safeDeclarations(value);
      if (safe !== '') kept.style = safe;
    }
  }
  return kept;
}
