import { EMPTY, readDigits, UNREADABLE } from '../numbers/read-number.ts';
import { plainLetters } from './plain-letters.ts';

/** The number that a searched text means, in decimal digits: numbers are compared here, never added. */
export interface SearchedNumber {
  /** The number of an order, from the title of its transfer: `Zamówienie nr 381`. */
  order?: string;
  /** The number of any record: digits alone. */
  number?: string;
  /** An amount as people write it: `3 999,96`, `3,999.96 PLN`. */
  amount?: string;
}

const TITLE = /(?:zam[oó]w\p{L}*|\bzam\b|\border\b|\bnr\b|\bno\b|#)\D{0,20}?(\d{1,15})(?!\d)/iu;
const AMOUNT = { decimals: 2, allowNegative: false };

/** Reads the text as the number of a record, the title of a transfer, or an amount; null if it is words. */
export function searchedNumber(text: string): SearchedNumber | null {
  const digits = readDigits(text, AMOUNT);
  if (digits !== EMPTY && digits !== UNREADABLE) {
    const amount = `${digits.integer || '0'}.${digits.fraction || '0'}`;
    const typed = text.trim();
    return /^\d{1,15}$/.test(typed) ? { number: typed, amount } : { amount };
  }
  const order = TITLE.exec(text)?.[1];
  return order === undefined ? null : { order };
}

/** The words of a text in the spelling in which people are searched. */
export const searchedWords = (text: string): string[] => plainLetters(text).split(/\s+/).filter(Boolean);

/** Whether a search for that text is long enough; numbers may have a single digit. */
export const isLongEnough = (text: string, filter: { minimum?: number; numbers?: true }): boolean =>
  text === '' ||
  text.length >= (filter.minimum ?? 1) ||
  (filter.numbers === true && searchedNumber(text) !== null);
