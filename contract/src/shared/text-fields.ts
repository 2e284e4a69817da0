import { z } from 'zod';
import { isDeceivingEmail } from './email-look-alikes.ts';
import type { ErrorCode } from './errors.ts';
import { isBlank, withoutInvisible } from './invisible.ts';

/** A text that is too long is not checked further: a pattern may take very long for a million characters. */
const TOO_LONG = { error: 'VALUE_TOO_LONG', abort: true } as const;

/** These characters reverse the reading direction of the text after them, for instance of an amount after a name. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;
/** The text without characters that change its reading direction. */
export const withoutControls = (typed: string) => typed.replace(DIRECTION_CONTROLS, '');

/** A text that shows nothing is empty, whatever characters it has. */
const shown = (typed: string) => (isBlank(typed) ? '' : withoutControls(typed));

/** One line or paragraph of text, trimmed; may be empty. */
export const Text = (maximum = 255) =>
  z.string({ error: 'IS_REQUIRED' }).overwrite(shown).trim().max(maximum, TOO_LONG);

/** A code or an address that programs read, without characters that show nothing; may be empty. */
export const CodeText = (maximum = 255) =>
  z.string({ error: 'IS_REQUIRED' }).overwrite(withoutInvisible).trim().max(maximum, TOO_LONG);

/** Text that must show something, else `code`. */
export const RequiredText = (maximum = 255, code: ErrorCode = 'IS_REQUIRED') =>
  z.string({ error: code }).overwrite(shown).trim().min(1, { error: code }).max(maximum, TOO_LONG);

/** The simple x@y.z pattern of USR-25 without characters that separate or enclose addresses: `<x@y.z>` would be another account. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/;

/** Control characters, and those that show nothing. U+2800 is an empty braille cell. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** One line of text for the head of an e-mail: without line breaks and other characters that show nothing. */
export const Line = (maximum = 255) =>
  Text(maximum).refine((text) => !INVISIBLE.test(text), { error: 'TEXT_HAS_INVISIBLE_CHARACTERS' });

/** Invisible characters, without those that people type in a message: line breaks, tabs, and the joiners of emojis. */
const INVISIBLE_IN_MESSAGE =
  /(?!\n|\r|\t|\u200C|\u200D|\uFE0E|\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A message of several lines. */
export const Paragraphs = (maximum: number) =>
  Text(maximum).refine((text) => !INVISIBLE_IN_MESSAGE.test(text), {
    error: 'TEXT_HAS_INVISIBLE_CHARACTERS',
  });

const LONGEST_EMAIL = 254;

/** Without characters that show nothing, with which two accounts could have addresses that look the same. */
export const Email = z
  .string({ error: 'EMAIL_EMPTY' })
  .overwrite(withoutInvisible)
  .trim()
  .min(1, { error: 'EMAIL_EMPTY', abort: true })
  .max(LONGEST_EMAIL, TOO_LONG)
  // The address is stored in small letters, which may be longer: İ becomes two characters.
  .refine((address) => address.toLowerCase().length <= LONGEST_EMAIL, TOO_LONG)
  .regex(EMAIL, { error: 'EMAIL_INVALID_FORMAT', abort: true })
  .refine((address) => !INVISIBLE.test(address) && !isDeceivingEmail(address), {
    error: 'EMAIL_INVALID_FORMAT',
  });

/** An e-mail address, or nothing. */
export const OptionalEmail = z
  .string({ error: 'IS_REQUIRED' })
  .overwrite(withoutInvisible)
  .trim()
  .superRefine((address, issues) => {
    const [fault] = address === '' ? [] : (Email.safeParse(address).error?.issues ?? []);
    if (fault) issues.addIssue({ code: 'custom', message: fault.message });
  });

/** In characters; applies to the text as sent and to the sanitised text. */
export const LONGEST_RICH_TEXT = 200_000;

/** Rich text as HTML, at most `maximum` characters. The server sanitises it before it is stored. */
export const RichTextHtml = (maximum = LONGEST_RICH_TEXT) =>
  z.string({ error: 'IS_REQUIRED' }).overwrite(withoutControls).max(maximum, TOO_LONG);

/** The spaces and invisible characters that editors write by name or number. */
const NAMED_BLANK =
  /&(?:nbsp|shy|zwj|zwnj|ensp|emsp|thinsp|lrm|rlm|#160|#173|#820[3-7]|#x200[b-f]|#xa0|#xad);/gi;

/** Whether an HTML text shows anything: letters, or a picture. */
export const showsSomething = (html: string): boolean =>
  /<img\b/i.test(html) ||
  // Tags must not contain <, so that a text of many < is read in linear time.
  !isBlank(html.replace(/<[^<>]*>/g, '').replace(NAMED_BLANK, ' '));

/** The first `length` units of a text, as `String.length` counts them; one less where a character would be cut in two. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
