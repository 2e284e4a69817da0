/** Codes between slashes, as in `/NAME/Anna Nowak/REMI//USTD//Zam. 1240/`. */

import { trimmed } from './statement-file.ts';

const CODE = /\/([A-Z]{2,4}\d?)\//g;

/** The texts behind the codes; a code that occurs again has several. Null for a text that does not begin with one. */
export function codesIn(text: string): Map<string, string[]> | null {
  if (!/^\s*\/[A-Z]{2,4}\d?\//.test(text)) return null;
  const found = new Map<string, string[]>();
  // Slashes are doubled where a code has no text of its own: `/ORDP//NAME/`.
  const pieces = text.replaceAll('//', '/ /').split(CODE);
  for (let index = 1; index < pieces.length; index += 2) {
    const value = trimmed(pieces[index + 1] ?? '', /[\s/]/);
    if (value !== '') found.set(pieces[index] ?? '', [...(found.get(pieces[index] ?? '') ?? []), value]);
  }
  return found;
}
