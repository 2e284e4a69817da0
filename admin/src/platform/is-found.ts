/** Without case and accents: people leave out the accents when they search. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether a word of the text begins with each word that is searched for. */
export function isFound(text: string, searched: string): boolean {
  const words = wordsOf(text);
  return wordsOf(searched).every((part) => words.some((word) => word.startsWith(part)));
}
