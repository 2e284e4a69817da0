import { type Colour, colourOf, contrastOf } from './css-colours.ts';
import type { DrawnStyle } from './drawn-style.ts';

/** Pixels; a smaller font or box shows nothing that somebody reads. */
const SMALLEST_FONT = 7;
const SMALLEST_BOX = 8;
const FARTHEST = 20;
/** Grey on white as designers use it has more; 1 is the same colour. */
const LEAST_CONTRAST = 1.6;
const USUAL_FONT = 16;

const BOX = /^(?:max-)?(?:width|height|inline-size|block-size)$/;
const PLACE = /^(?:text-indent|letter-spacing|left|right|top|bottom|inset|margin(?:-\w+)?)$/;
/** A box that grows with its text hides nothing. */
const growing = /^(?:auto|none|normal|initial|inherit|unset|100%|max-content|fit-content)$/;
/** Properties that no readable text of an e-mail needs, with the values that do nothing. */
const harmless: Record<string, RegExp> = {
  visibility: /^(?:visible|inherit)$/,
  opacity: /^(?:1|0?\.[6-9]\d*|1\.0)$/,
  position: /^(?:static|relative)$/,
  'font-size-adjust': /^none$/,
  'mso-hide': /^none$/,
  'content-visibility': /^visible$/,
};
const suspicious =
  /^(?:-webkit-)?(?:clip|clip-path|transform|filter|mask|mask-image|zoom|scale|rotate|translate|text-fill-color|text-security)$/;

/** Whether a text can be read that is within elements of these styles, the outermost first. */
export function isVisible(styles: readonly DrawnStyle[]): boolean {
  if (styles.some((style) => [...style].some(([name, values]) => values.some((value) => hides(name, value)))))
    return false;
  return fontsOf(styles).every((size) => size >= SMALLEST_FONT) && isDistinct(styles);
}

function hides(name: string, value: string): boolean {
  if (name === 'display') return /\bnone\b/.test(value);
  if (suspicious.test(name)) return !/^(?:none|auto|normal|1|100%)$/.test(value);
  const allowed = harmless[name];
  if (allowed) return !allowed.test(value);
  if (BOX.test(name)) return !growing.test(value) && (lengthOf(value, 100) ?? 0) < SMALLEST_BOX;
  if (PLACE.test(name))
    return value.split(/\s+/).some((part) => {
      const length = growing.test(part) ? 0 : lengthOf(part, USUAL_FONT);
      return length === null || length < -FARTHEST || length > 1_000;
    });
  return false;
}

const UNITS: Record<string, number> = { px: 1, '': 1, pt: 4 / 3, rem: 16 };

/** A length in pixels; null if it is not written as e-mails usually do. `relativeTo` is what `100%` and `1em` are. */
function lengthOf(value: string, relativeTo: number): number | null {
  const [, number, unit = ''] = /^(-?(?:\d+\.?\d*|\.\d+))(px|pt|rem|em|%|)$/.exec(value) ?? [];
  if (number === undefined) return null;
  if (unit === 'em') return Number(number) * relativeTo;
  if (unit === '%') return (Number(number) / 100) * relativeTo;
  return Number(number) * (UNITS[unit] ?? 0);
}

const sizesInWords = new Set('small medium large x-large xx-large x-small larger'.split(' '));

/** The sizes in pixels that the innermost text may have; 0 stands for one that cannot be read here. */
function fontsOf(styles: readonly DrawnStyle[]): number[] {
  return styles.reduce<number[]>(
    (sizes, style) => {
      const values = [...(style.get('font-size') ?? []), ...(style.get('font') ?? []).map(sizeOfFont)];
      if (values.length === 0) return sizes;
      return values.flatMap((value) => {
        if (sizesInWords.has(value)) return USUAL_FONT;
        return value === 'inherit' ? sizes : sizes.map((size) => lengthOf(value, size) ?? 0);
      });
    },
    [USUAL_FONT],
  );
}

/** The size within `font: 700 16px/24px Arial`. */
const sizeOfFont = (font: string): string =>
  /(?:^|\s)((?:\d*\.)?\d+(?:px|pt|rem|em|%)|0)(?=[\s/]|$)/.exec(font)?.[1] ?? font;

/** Whether every colour that the text may have differs from every one that may be behind it. */
function isDistinct(styles: readonly DrawnStyle[]): boolean {
  const texts = coloursOf(styles, 'color', '#000000');
  const grounds = coloursOf(styles, 'background-color', '#ffffff');
  return texts.every((text) =>
    grounds.every((ground) => text && ground && text[3] >= 0.5 && contrastOf(text, ground) >= LEAST_CONTRAST),
  );
}

/** The colours of the innermost element that has one; null stands for one that cannot be read here. */
function coloursOf(
  styles: readonly DrawnStyle[],
  name: 'color' | 'background-color',
  usual: string,
): (Colour | null)[] {
  return styles.reduce<(Colour | null)[]>(
    (behind, style) =>
      (style.get(name) ?? ['inherit']).flatMap((value) => {
        if (value === 'inherit') return behind;
        if (name === 'color') return [colourOf(value)];
        const ground = groundOf(value);
        return ground === 'none' ? behind : [ground];
      }),
    [colourOf(usual)],
  );
}

const WORDS_WITHOUT_COLOUR = /^(?:none|initial|unset|0|0%|center|top|left|repeat|no-repeat|scroll)$/;

/** The colour within a background such as `#fff none`. */
function groundOf(background: string): Colour | 'none' | null {
  const words = background.split(/\s+(?![^(]*\))/).filter((word) => !WORDS_WITHOUT_COLOUR.test(word));
  if (words.length === 0) return 'none';
  const colour = words.length === 1 ? colourOf(words[0] ?? '') : null;
  return colour && colour[3] < 0.5 ? 'none' : colour;
}
