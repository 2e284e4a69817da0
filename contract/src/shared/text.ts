import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** One line or paragraph of text, trimmed; may be empty. */
export const Text = (maximum = 255) =>
  z.string({ error: 'IS_REQUIRED' }).trim().max(maximum, { error: 'VALUE_TOO_LONG' });

/** Text that must hold something, else `code`. */
export const RequiredText = (maximum = 255, code: ErrorCode = 'IS_REQUIRED') =>
  z.string({ error: code }).trim().min(1, { error: code }).max(maximum, { error: 'VALUE_TOO_LONG' });

/** The simple x@y.z pattern of USR-25. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const Email = z
  .string({ error: 'EMAIL_EMPTY' })
  .trim()
  .min(1, { error: 'EMAIL_EMPTY', abort: true })
  .max(254, { error: 'VALUE_TOO_LONG' })
  .regex(EMAIL, { error: 'EMAIL_INVALID_FORMAT' });

/** Rich text as HTML, at most `maximum` characters. The server sanitises it before it is stored. */
export const RichTextHtml = (maximum = 200_000) =>
  z.string({ error: 'IS_REQUIRED' }).max(maximum, { error: 'VALUE_TOO_LONG' });

/** Whether an HTML text shows anything: letters, or a picture. */
export const showsSomething = (html: string): boolean =>
  /<img\b/i.test(html) ||
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .trim() !== '';
