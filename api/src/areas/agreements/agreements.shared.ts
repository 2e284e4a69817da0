import { languages } from '@share/contract/shared/languages.ts';
import { showsSomething } from '@share/contract/shared/text.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Reasons against an agreement whose sanitised content shows nothing to the person who should accept it (AGR-16). */
export const refusalsOfContent = (content: Translated, path: string): Refusal[] =>
  languages
    .filter((language) => !showsSomething(content[language]))
    .map((language) => new Refusal('IS_REQUIRED', `${path}.${language}`));
