import { languages } from '@share/contract/shared/languages.ts';
import { showsSomething } from '@share/contract/shared/text-fields.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { Refusal, refuseIfAny } from '../refusal.ts';
import { sanitizeTranslated } from './html.ts';

/** A refusal for each language in which a sanitised rich text shows nothing, although it is required (AGR-16). */
export const refusalsOfContent = (content: Translated, path: string): Refusal[] =>
  languages
    .filter((language) => !showsSomething(content[language]))
    .map((language) => new Refusal('IS_REQUIRED', `${path}.${language}`));

/** Sanitises a rich text; refuses with IS_REQUIRED for each language in which nothing is left to show. */
export function sanitizeShown(content: Translated, path: string): Translated {
  const sanitised = sanitizeTranslated(content);
  refuseIfAny(refusalsOfContent(sanitised, path));
  return sanitised;
}

/** Sanitises a rich text; refuses if nothing is left to show in both languages, because one of them is enough. */
export function sanitizeShownInOne(content: Translated, path: string): Translated {
  const sanitised = sanitizeTranslated(content);
  const refusals = refusalsOfContent(sanitised, path);
  if (refusals.length === languages.length) refuseIfAny(refusals);
  return sanitised;
}
