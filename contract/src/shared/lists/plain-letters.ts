/** Letters that removing accents does not make plain. */
const plainLetter: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const ANY_OTHER = new RegExp(`[${Object.keys(plainLetter).join('')}]`, 'g');

/**
 * Small letters without accents, because people leave these out when they search; `plain_letters` of the database does the same.
 */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(ANY_OTHER, (letter) => plainLetter[letter] ?? letter);
