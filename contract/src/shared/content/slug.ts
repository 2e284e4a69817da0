import { z } from 'zod';
import { withPlainMarks } from '../invisible.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether an address with this text is that of a record's id. */
export const isOnlyDigits = (text: string): boolean => /^[0-9]+$/.test(text);

/** A slug that is neither an id nor one of the words, which have another meaning in an address (OFR-31). */
export const slugWithout = (words: readonly string[]) =>
  z
    .string({ error: 'IS_REQUIRED' })
    .overwrite(withPlainMarks)
    .trim()
    .min(1, { error: 'IS_REQUIRED', abort: true })
    .max(200, { error: 'VALUE_TOO_LONG' })
    .regex(SLUG, { error: 'SLUG_INVALID' })
    .refine((slug) => !isOnlyDigits(slug), { error: 'SLUG_IS_A_NUMBER' })
    .refine((slug) => !words.includes(slug), { error: 'SLUG_IS_RESERVED' });
