import { isLanguage, type Language } from '@share/contract/shared/languages.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { texts } from './texts.ts';

const KEY = 'language';

export function currentLanguage(): Language {
  const stored = localStorage.getItem(KEY);
  if (isLanguage(stored)) return stored;
  return navigator.language.startsWith('pl') ? 'pl' : 'en';
}

export const chooseLanguage = (language: Language): void => localStorage.setItem(KEY, language);

/** The texts of the page in the visitor's language. */
export const t = () => texts[currentLanguage()];

export const inLanguage = (text: Translated): string => text[currentLanguage()];
