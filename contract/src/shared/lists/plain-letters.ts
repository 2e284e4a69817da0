/** Letters that are not another one with an accent. */
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

/** Small letters without accents, which people leave out when they search; the database has the same as `plain_letters`. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(ANY_OTHER, (letter) => plainLetter[letter] ?? letter);
