import { Refusal } from '../../refusal.ts';
import { svgProperties } from './svg-vocabulary.ts';

const OWN_REFERENCE = /url\(\s*(["']?)#[^\s"'()\\]+\1\s*\)/gi;
const PLAIN = /^[\p{L}\p{M}\p{N}_\s#.,;%()+*!/'"-]*$/u;
const LOADS = /url\s*\(|(?:image|image-set|cross-fade|element|src|attr)\s*\(|\/\/|\/\*|\*\//i;

/** Whether a value contains only words, numbers and references to parts of the same drawing, and no other address. */
function isPlain(value: string): boolean {
  const others = value.replace(OWN_REFERENCE, '');
  return PLAIN.test(others) && !LOADS.test(others);
}

/** A property of a drawing, or null if it does not change the look. Refuses with DRAWING_NOT_AS_DRAWN what is not plain. */
export function plainValue(property: string, value: string): string | null {
  if (!svgProperties.has(property) && !property.startsWith('--')) return null;
  if (!isPlain(value)) throw new Refusal('DRAWING_NOT_AS_DRAWN');
  return value;
}

const SELECTOR = /^[^@<&]+$/;
/** These say how the text is written, and change nothing. */
const PREAMBLE = /@(?:charset|namespace)[^;{}]*;/gi;

/** The rules of a style sheet, without its comments. Refuses with DRAWING_NOT_AS_DRAWN rules that hold others, load or wait. */
export function plainStyleSheet(css: string): string {
  return withoutBetween(css, '/*', '*/')
    .replace(PREAMBLE, '')
    .split('}')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')
    .map((rule) => {
      const [selector = '', body, ...more] = rule.split('{').map((part) => part.trim());
      if (body === undefined || more.length > 0 || !SELECTOR.test(selector))
        throw new Refusal('DRAWING_NOT_AS_DRAWN');
      return { selector, body: plainDeclarations(body) };
    })
    .filter(({ body }) => body !== '')
    .map(({ selector, body }) => `${selector}{${body}}`)
    .join('');
}

/** The pattern reads from end to end of a comment, so that comments that never end cost nothing. */
export const withoutBetween = (text: string, start: string, end: string): string =>
  text
    .split(end)
    .map((upToEnd, index, all) => {
      const at = index === all.length - 1 ? -1 : upToEnd.indexOf(start);
      return at === -1 ? upToEnd : upToEnd.slice(0, at);
    })
    .join('');

/** The declarations of one rule or `style` attribute that change the look. */
export const plainDeclarations = (declarations: string): string =>
  withoutBetween(declarations, '/*', '*/')
    .split(';')
    .map((declaration) => /^\s*([\w-]+)\s*:([\s\S]*)$/.exec(declaration))
    .flatMap((match) => {
      const [property = '', value = ''] = match ? [match[1] ?? '', (match[2] ?? '').trim()] : [];
      return plainValue(property, value) === null ? [] : [`${property}:${value}`];
    })
    .join(';');
