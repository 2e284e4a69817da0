/**
 * Texts as every bank takes them in a transfer: Polish letters, digits and a few marks. The descriptions of PKO BP, mBank, ING,
 * Alior and BNP Paribas agree on these; quotation marks and bars would break the columns of Elixir-0.
 */
const TAKEN = /[A-Za-z0-9ĄĆĘŁŃÓŚŹŻąćęłńóśźż .,\-/()+'?]/;

/** What stands in the place of a mark or letter that no bank takes. Accents of other languages are left out besides. */
const replacements: Readonly<Record<string, string>> = {
  ...each('"„”“«»‘’‚`´', "'"),
  ...each('|\\', '/'),
  ...each('–—‑‐−_~=', '-'),
  ...each('[{<', '('),
  ...each(']}>', ')'),
  ...each(':;', ','),
  ...each('!…', '.'),
  '&': '+',
  '@': '(at)',
  '#': 'nr',
  '№': 'nr',
  '%': 'proc.',
  '€': 'EUR',
  $: 'USD',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
};

/** What shows nothing: control characters, direction marks, joiners, variants of emojis. */
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Co}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]/u;
const ACCENTS = /\p{M}/gu;
const UNKNOWN = '?';

function each(marks: string, replacement: string): Record<string, string> {
  return Object.fromEntries([...marks].map((mark) => [mark, replacement]));
}

/** The text in letters that every bank takes, in one line. A letter of another alphabet becomes a question mark. */
export const toBankText = (text: string): string =>
  [...text.normalize('NFC').replace(/[\s\p{Cc}]+/gu, ' ')]
    .map(taken)
    .join('')
    .replace(/\?{2,}/g, UNKNOWN)
    .replace(/ {2,}/g, ' ')
    .trim();

function taken(letter: string): string {
  if (TAKEN.test(letter)) return letter;
  const replacement = replacements[letter];
  if (replacement !== undefined) return replacement;
  if (INVISIBLE.test(letter)) return '';
  const plain = letter.normalize('NFKD').replace(ACCENTS, '');
  return plain !== '' && [...plain].every((one) => TAKEN.test(one)) ? plain : UNKNOWN;
}

/** Whether a bank can read a name: something other than marks is left of it. */
export const isReadable = (bankText: string): boolean => /[\p{L}\d]/u.test(bankText);

/** At most four lines of a transfer have at most 35 letters each. */
export const LINE_LENGTH = 35;
const MOST_LINES = 4;

/** A text in letters that banks take, as lines: broken between words, and within those that are longer than a line. */
export function toBankLines(bankText: string, most: number = MOST_LINES): string[] {
  const lines: string[] = [];
  let rest = bankText;
  while (rest !== '' && lines.length < most) {
    const space = rest.length > LINE_LENGTH ? rest.lastIndexOf(' ', LINE_LENGTH) : -1;
    const end = space > 0 ? space : LINE_LENGTH;
    lines.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return lines;
}
