import { plainLetters } from '@share/contract/shared/lists/plain-letters.ts';

/** Which orders the title of a transfer may name, in any spelling that people use. */

export interface NamedNumber {
  number: number;
  /** Whether a word such as `Zam.`, `order` or `#` stands before it. */
  hasWord: boolean;
  /** A letter touches it, which may stand for a digit (`124O`), or be part of something else (`A1240`). */
  isGlued: boolean;
}

/** What looks like a number and is none of an order: accounts, days, amounts, numbers of shares. */
const OTHERS = [
  /(?<!\d)(?:pl)?\d{2}(?:[ -]?\d{4}){6}(?!\d)/g,
  /(?<!\d)\d{4}-\d\d-\d\d(?!\d)/g,
  /(?<!\d)\d\d?[./-]\d\d?[./-]\d{4}(?!\d)/g,
  /(?<!\d)\d{1,3}(?:[ .]\d{3})*[.,]\d\d(?!\d)/g,
  /(?<!\d)\d+ ?(?:zl|zlotych|pln|eur|usd)(?!\p{L})/gu,
  /(?<!\d)\d+ ?(?:x|szt|sztuk[ia]?|udzial\p{L}*|akcj\p{L}*|shares?)(?!\p{L})/gu,
];
const ORDER = 'zam(?:owieni[eau])?|order|ord';
const NUMBER_SIGN = 'nr|no|num(?:er|ber)?|id|#';
const WORD = new RegExp(
  `(?<!\\p{L})(?:(?:${ORDER})[\\s.:#_-]*(?:${NUMBER_SIGN})?|${NUMBER_SIGN})[\\s.:#_-]*$`,
  'u',
);
/** How many letters, signs and spaces before a number are read for its word. */
const LONGEST_WORD = 40;

/** A number, and perhaps a year behind it, as in `1240/2026`. */
const NUMBER = /(?<![\d/])0*(\d{1,9})(?:\/(?:20)?[23]\d)?(?![\d/])/g;
const TOUCHES = /^[\p{L}\p{N}]/u;

/** The numbers in a title, each once; what is said of a number holds for one of its places at least. */
export function numbersIn(title: string): NamedNumber[] {
  const text = OTHERS.reduce((rest, other) => rest.replace(other, ' ; '), plainLetters(title));
  const found = new Map<number, NamedNumber>();
  for (const match of text.matchAll(NUMBER)) {
    const number = Number(match[1]);
    if (number === 0) continue;
    const before = text.slice(Math.max(0, match.index - LONGEST_WORD), match.index);
    const hasWord = WORD.test(before);
    const isGlued =
      TOUCHES.test(text.slice(match.index + match[0].length)) || (!hasWord && TOUCHES.test(before.slice(-1)));
    const known = found.get(number);
    found.set(number, {
      number,
      hasWord: hasWord || known?.hasWord === true,
      isGlued: isGlued || known?.isGlued === true,
    });
  }
  return [...found.values()];
}
