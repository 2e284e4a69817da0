import { plainLetters } from '@share/contract/shared/lists/plain-letters.ts';

const wordsOf = (text: string): string[] =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether a word of the text begins with each word that is searched for. */
export function isFound(text: string, searched: string): boolean {
  const words = wordsOf(text);
  return wordsOf(searched).every((part) => words.some((word) => word.startsWith(part)));
}
