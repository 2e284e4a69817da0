import sanitize from 'sanitize-html';
import { within } from '../../html/markup-limits.ts';
import { Refusal } from '../../refusal.ts';
import { plainDeclarations, plainStyleSheet, plainValue, withoutBetween } from './svg-properties.ts';
import { svgAttributes, svgProperties, svgTags, tagsThatShowMore } from './svg-vocabulary.ts';

const OWN_PART = /^\s*#\S+\s*$/;
/** A picture in the drawing's own data; its bytes are checked where they are decoded. */
const OWN_PICTURE = /^\s*data:image\/(?:png|jpe?g|gif);base64,[A-Za-z0-9+/=\s]+$/i;
const PICTURES = ['image', 'feImage'];
const NAMESPACES = { xmlns: 'http://www.w3.org/2000/svg', 'xmlns:xlink': 'http://www.w3.org/1999/xlink' };

/**
 * A drawing that looks as it was drawn and neither runs nor loads anything: shapes, texts, styles and pictures in its own data
 * stay. What no picture shows is removed: scripts, handlers, links, and the notes of drawing programs. Refuses with
 * DRAWING_NOT_AS_DRAWN a drawing that would look different, and with CONTENT_TOO_COMPLICATED one that would take too much time
 * or memory.
 */
export function sanitizeSvg(svg: string): string {
  refuseOtherFiles(svg);
  const css = plainStyleSheet(stylesOf(withoutBetween(svg, '<!--', '-->')).join('\n'));
  const drawing = sanitize(svg, { ...options, ...within(LIMITS), nonTextTags: namesLeftOut(svg) }).replace(
    /^[^<]+/,
    '',
  );
  refuseTooMuchText(drawing);
  return css === '' ? drawing : drawing.replace(/^<svg[^>]*>/, (root) => `${root}<style>${css}</style>`);
}

const STYLE_SHEET = /<\?xml-stylesheet\b/i;
const DECLARED_ENTITY = /<!ENTITY\s+([\w.-]+)\s/g;
/** Drawing programs shorten the addresses of their namespaces by entities; nothing of these is shown. */
const NAMESPACE = /\s(?:xmlns(?::[\w.-]+)?|requiredExtensions)\s*=\s*(?:"[^"<]*"|'[^'<]*')/g;

/** Refuses style sheets in other files, and entities, which are not read, where they would be shown. */
function refuseOtherFiles(svg: string): void {
  const entities = new Set([...svg.matchAll(DECLARED_ENTITY)].map(([, name]) => name));
  const isMissing =
    entities.size > 0 &&
    [
      ...svg
        .slice(svg.indexOf('<svg'))
        .replace(NAMESPACE, '')
        .matchAll(/&([\w.-]+);/g),
    ].some(([, name]) => entities.has(name));
  if (isMissing || STYLE_SHEET.test(svg)) throw new Refusal('DRAWING_NOT_AS_DRAWN');
}

/** The pattern reads from end tag to end tag, so that elements that never end cost nothing. */
const stylesOf = (svg: string): string[] =>
  svg
    .split(/<\/style\s*>/)
    .slice(0, -1)
    .flatMap((upToEnd) => {
      const [, attributes = '', text = ''] = /<style([^<>]*)>([\s\S]*)/.exec(upToEnd) ?? [];
      if (/\smedia\s*=\s*["'](?!\s*(?:all|screen)?\s*["'])/i.test(attributes))
        throw new Refusal('DRAWING_NOT_AS_DRAWN');
      return text.includes('<![CDATA[') ? text.replace(/<!\[CDATA\[|\]\]>/g, '') : decoded(text);
    });

const ENTITIES: Readonly<Record<string, string>> = { gt: '>', lt: '<', quot: '"', apos: "'", amp: '&' };
const decoded = (text: string): string =>
  text.replace(/&(gt|lt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name] ?? '');

/** No drawing program nests deeper, and no city map has more elements; drawing that many takes half a gigabyte. */
const LIMITS = { deepest: 1_000, elements: 200_000 };

/** Time and memory for a line of text grow with the square of its length: a line of a megabyte would take all memory. */
const LONG_LINE = />[^<]{2000}/;
const MOST_TEXT = 100_000;

function refuseTooMuchText(drawing: string): void {
  const isTooMuch = LONG_LINE.test(drawing) || drawing.replace(/<[^>]*>|\s+/g, '').length > MOST_TEXT;
  if (isTooMuch) throw new Refusal('CONTENT_TOO_COMPLICATED');
}

const MOST_NAMES = 1_000;

/** The names of the elements that go with all that they contain, because no browser shows it: those of other languages. */
function namesLeftOut(svg: string): string[] {
  const names = new Set([...svg.matchAll(/<([^\s<>/!?]+)/g)].map(([, name = '']) => name));
  if (names.size > MOST_NAMES) throw new Refusal('CONTENT_TOO_COMPLICATED');
  return [...names].filter((name) => !svgTags.includes(name) && name !== 'a');
}

const options: sanitize.IOptions = {
  allowedTags: [...svgTags],
  // `transformTags` below chooses the attributes, because it can check their values.
  allowedAttributes: false,
  allowedSchemesAppliedToAttributes: [],
  parseStyleAttributes: false,
  selfClosing: [],
  nestingLimit: 100,
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  transformTags: {
    '*': (name, attributes) => {
      refuseIfShown(name, attributes);
      if (!svgTags.includes(name) && name !== 'a') return { tagName: name, attribs: {} };
      const attribs = plainAttributes(name, attributes);
      // A link becomes a group, because it may turn or colour what it holds.
      if (name === 'a') return { tagName: 'g', attribs };
      return { tagName: name, attribs: name === 'svg' ? { ...NAMESPACES, ...attribs } : attribs };
    },
  },
};

/** Refuses an element that would be missed. No browser knows the extensions of drawing programs, so that none draws their parts. */
function refuseIfShown(name: string, attributes: Record<string, string>): void {
  const isElsewhere = name === 'foreignObject' && attributes.requiredExtensions !== undefined;
  if ((tagsThatShowMore.includes(name) && !isElsewhere) || name.startsWith('svg:'))
    throw new Refusal('DRAWING_NOT_AS_DRAWN');
}

function plainAttributes(tag: string, attributes: Record<string, string>): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'href' || name === 'xlink:href') {
      if (tag === 'a') continue;
      plain['xlink:href'] = plainAddress(tag, value);
    } else if (name === 'style') {
      const declarations = plainDeclarations(value);
      if (declarations !== '') plain.style = declarations;
    } else if (svgAttributes.has(name)) plain[name] = value;
    else if (svgProperties.has(name)) plain[name] = plainValue(name, value) ?? '';
  }
  return plain;
}

function plainAddress(tag: string, address: string): string {
  const isPlain = OWN_PART.test(address) || (PICTURES.includes(tag) && OWN_PICTURE.test(address));
  if (!isPlain && address.trim() !== '') throw new Refusal('DRAWING_NOT_AS_DRAWN');
  return address.trim();
}
