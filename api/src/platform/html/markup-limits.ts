import type sanitize from 'sanitize-html';
import { Refusal } from '../refusal.ts';

interface Limits {
  /** For each element the parser looks at all levels above it. */
  deepest: number;
  elements?: number;
}

/** Parser options that refuse with CONTENT_TOO_COMPLICATED when a text nests deeper or has more elements. */
export function within({
  deepest,
  elements: most = Number.POSITIVE_INFINITY,
}: Limits): Pick<sanitize.IOptions, 'onOpenTag' | 'onCloseTag'> {
  let depth = 0;
  let elements = 0;
  return {
    onOpenTag: () => {
      depth += 1;
      elements += 1;
      if (depth > deepest || elements > most) throw new Refusal('CONTENT_TOO_COMPLICATED');
    },
    onCloseTag: () => {
      depth -= 1;
    },
  };
}
