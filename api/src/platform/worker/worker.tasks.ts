import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { LONGEST_RICH_TEXT } from '@share/contract/shared/text-fields.ts';
import { drawDrawing } from '../files/pictures/draw-drawing.ts';
import { cleanHtml } from '../html/clean-html.ts';
import { Refusal } from '../refusal.ts';

/** Tasks that may take seconds and much memory. Inputs and answers are sent between processes. */
export const tasks = {
  cleanHtml: async (texts: readonly string[]) => texts.map(cleanOne),
  drawDrawing,
};

type Cleaned = { clean: string } | { refusal: ErrorCode };

/** Returns the clean text, or the reason of a refusal, because a refusal cannot be thrown between processes. */
export function cleanOne(html: string): Cleaned {
  try {
    const clean = cleanHtml(html);
    return clean.length > LONGEST_RICH_TEXT ? { refusal: 'VALUE_TOO_LONG' } : { clean };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.code };
    throw error;
  }
}
