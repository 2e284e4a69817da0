import { withoutInvisible } from '@share/contract/shared/invisible.ts';
import { plainLetters } from '@share/contract/shared/lists/plain-letters.ts';

const wordsOf = (text: string): string[] =>
  plainLetters(withoutInvisible(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether each searched word is the beginning of a word of the text. */
export function isFound(text: string, searched: string): boolean {
  const words = wordsOf(text);
  return wordsOf(searched).every((part) => words.some((word) => word.startsWith(part)));
}
