/**
 * Characters that show nothing: zero-width spaces and joiners, marks of the reading direction, soft hyphens. PDFs, messengers
 * and address books copy them along with numbers and addresses.
 */
const SHOWS_NOTHING = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The text without characters that show nothing. Spaces and line breaks stay. */
export const withoutInvisible = (text: string): string => text.replace(SHOWS_NOTHING, '');

/** Hyphens and dashes of every kind, and the minus: word processors write them in place of a hyphen. */
const DASH = /[\p{Pd}\u2212]/gu;

/** A number or a code without characters that show nothing, and with plain hyphens. */
export const withPlainMarks = (text: string): string => withoutInvisible(text).replace(DASH, '-');

/** Control characters, lone halves of characters, private ones, and the empty braille cell. */
const BLANK = /[\s\p{Cc}\p{Cs}\p{Co}\p{Z}\u2800]/gu;

/** Whether a text shows anything: something else than spaces and characters without a look. */
export const isBlank = (text: string): boolean => withoutInvisible(text).replace(BLANK, '') === '';
