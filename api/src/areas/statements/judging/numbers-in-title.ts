import { plainLetters } from '@share/contract/shared/lists/plain-letters.ts';

/** Which orders the title of a transfer may name, in any spelling that people use. */

export interface NamedNumber {
  number: number;
  /** Whether a word such as `Zam.`, `order` or `#` stands before it. */
  hasWord: boolean;
}

/** What looks like a number and is none of an order: accounts, amounts with decimals, days. */
const OTHERS = [
  /(?<!\d)(?:pl)?\d{2}(?:[ -]?\d{4}){6}(?!\d)/g,
  /(?<!\d)\d{4}-\d\d-\d\d(?!\d)/g,
  /(?<!\d)\d\d?[./]\d\d?[./]\d{4}(?!\d)/g,
  /(?<!\d)\d{1,3}(?:[ .]\d{3})*[.,]\d\d(?!\d)/g,
];
const WORD = /(?:zam(?:owieni[eau])?|order|ord|nr|no|num(?:er|ber)?|id|#)[\s.:#_-]*$/;
/** A number, and perhaps a year behind it, as in `1240/2026`. */
const NUMBER = /(?<![\d/])0*(\d{1,9})(?:\/(?:20)?\d\d)?(?![\d/])/g;

/** The numbers in a title, each once. */
export function numbersIn(title: string): NamedNumber[] {
  const text = OTHERS.reduce((rest, other) => rest.replace(other, ' ; '), plainLetters(title));
  const found = new Map<number, boolean>();
  for (const match of text.matchAll(NUMBER)) {
    const number = Number(match[1]);
    if (number === 0 || number > 2_147_483_647) continue;
    const hasWord = WORD.test(text.slice(0, match.index));
    found.set(number, (found.get(number) ?? false) || hasWord);
  }
  return [...found].map(([number, hasWord]) => ({ number, hasWord }));
}
