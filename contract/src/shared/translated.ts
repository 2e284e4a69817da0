import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { withoutControls } from './text.ts';

/** A text of the content in both languages (LNG-02). */
export type Translated = { pl: string; en: string };

const text = (maximum: number) =>
  z.string({ error: 'IS_REQUIRED' }).overwrite(withoutControls).max(maximum, { error: 'VALUE_TOO_LONG' });

/** Both languages may be empty. Each is at most `maximum` characters. */
export const translated = (maximum = 1_000) => z.object({ pl: text(maximum), en: text(maximum) });

/** Both languages must contain more than white space, else `code` at the language that does not. */
export const translatedRequired = (maximum = 1_000, code: ErrorCode = 'IS_REQUIRED') => {
  const filled = text(maximum).refine((value) => value.trim() !== '', { error: code });
  return z.object({ pl: filled, en: filled });
};

export const TranslatedView = z.object({ pl: z.string(), en: z.string() });

export const emptyTranslated = (): Translated => ({ pl: '', en: '' });

/** The choices of a select, in the order of their labels. */
export const choicesOf = <Value extends string>(labels: Record<Value, Translated>) =>
  Object.entries<Translated>(labels).map(([value, label]) => ({ value: value as Value, label }));
