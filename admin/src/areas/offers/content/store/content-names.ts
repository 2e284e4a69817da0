import type { Language } from '@share/contract/shared/languages.ts';
import { contentTexts } from '../content.texts.ts';
import type { ElementNode } from './content-model.ts';

/** How an element is called: by its title, else by its type. */
export function nameOfElement({ title, type }: ElementNode, language: Language): string {
  const t = contentTexts[language];
  return title[language].trim() || (type === null ? t.untitled : t.types[type]);
}
