import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { LONGEST_RICH_TEXT } from '@share/contract/shared/text-fields.ts';
import { Refusal } from '../refusal.ts';
import { cleanHtml } from './clean-html.ts';

type Cleaned = { clean: string } | { refusal: ErrorCode };

/** Returns each text clean, or the reason of its refusal. */
export const cleanTexts = (texts: readonly string[]): Cleaned[] => texts.map(cleanOne);

function cleanOne(html: string): Cleaned {
  try {
    const clean = cleanHtml(html);
    return clean.length > LONGEST_RICH_TEXT ? { refusal: 'VALUE_TOO_LONG' } : { clean };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.code };
    throw error;
  }
}

export const cleaningTask = { module: import.meta.url, run: cleanTexts };
