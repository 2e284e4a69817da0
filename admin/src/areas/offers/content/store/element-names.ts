import type { Language } from '@share/contract/shared/languages.ts';
import { contentTexts } from '../content.texts.ts';
import type { ElementNode } from './content-model.ts';

/** The name of an element: its title, else its type. */
export function nameOfElement({ title, type }: ElementNode, language: Language): string {
  const t = contentTexts[language];
  return title[language].trim() || (type === null ? t.untitled : t.types[type]);
}
