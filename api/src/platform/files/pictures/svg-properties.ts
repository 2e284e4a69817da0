/** The style properties that a drawing may set, as attributes or in its style sheet. */
export const svgProperties = [
  'clip-path',
  'clip-rule',
  'color',
  'color-interpolation-filters',
  'display',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'fill-rule',
  'filter',
  'flood-color',
  'flood-opacity',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'isolation',
  'letter-spacing',
  'marker-end',
  'marker-mid',
  'marker-start',
  'mask',
  'mask-type',
  'mix-blend-mode',
  'opacity',
  'overflow',
  'paint-order',
  'shape-rendering',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'text-rendering',
  'vector-effect',
  'visibility',
  'word-spacing',
];

const WORDS = /^[\w\s#.,%()+'"-]*$/;
const ADDRESS = /url\s*\(\s*(?!#[\w-]+\s*\))/i;

/** Whether a value contains only words, numbers and references to parts of the same drawing, and no other address. */
export const isSafeValue = (value: string): boolean => {
  const withoutQuotedReferences = value.replace(/url\(\s*(["'])(#[\w-]+)\1\s*\)/gi, 'url($2)');
  return WORDS.test(withoutQuotedReferences) && !ADDRESS.test(withoutQuotedReferences);
};

const SELECTOR = /^[\w\s.#,*>-]+$/;

/** The harmless rules of a style sheet: those with simple selectors, safe properties and safe values. */
export function safeStyleSheet(css: string): string {
  return withoutComments(css)
    .split('}')
    .slice(0, -1)
    .map((upToEnd) => upToEnd.split('{').slice(-2))
    .map(([selector = '', body = '']) => ({ selector: selector.trim(), body: safeDeclarations(body) }))
    .filter(({ selector, body }) => SELECTOR.test(selector) && body !== '')
    .map(({ selector, body }) => `${selector}{${body}}`)
    .join('');
}

/** The pattern reads from end to end of a comment, so that comments that never end cost nothing. */
const withoutComments = (css: string): string =>
  css
    .split('*/')
    .map((upToEnd, index, all) => (index === all.length - 1 ? upToEnd : upToEnd.replace(/\/\*[\s\S]*/, '')))
    .join('');

/** The harmless declarations of one rule or `style` attribute. */
export const safeDeclarations = (declarations: string): string =>
  declarations
    .split(';')
    .map((declaration) => /^\s*([\w-]+)\s*:([\s\S]*)$/.exec(declaration))
    .flatMap((match) => (match ? [{ property: match[1] ?? '', value: (match[2] ?? '').trim() }] : []))
    .filter(({ property, value }) => svgProperties.includes(property) && isSafeValue(value))
    .map(({ property, value }) => `${property}:${value}`)
    .join(';');
