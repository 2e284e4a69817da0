import { isLanguage, type Language } from '@share/contract/shared/languages.ts';
import { readStored, writeStored } from './browser-storage.ts';
import { createStore, useStore } from './store.ts';

const STORAGE_KEY = 'platformLanguage'; // LNG-04

const chosen = (): Language | null => {
  const stored = readStored(STORAGE_KEY);
  return isLanguage(stored) ? stored : null;
};

const language = createStore<Language>(chosen() ?? 'pl');

/** <html lang> follows the language from now on. */
export function showLanguageInDocument(): void {
  const show = () => document.documentElement.setAttribute('lang', language.get());
  language.subscribe(show);
  show();
}

/** The language for what is not drawn by React: request headers, messages of the API client. */
export const currentLanguage = language.get;

/** The language of the installation, used until somebody chooses one (LNG-03, LNG-05). */
export function setDefaultLanguage(fallback: Language): void {
  language.set(chosen() ?? fallback);
}

function setLanguage(next: Language): void {
  writeStored(STORAGE_KEY, next);
  language.set(next);
}

/** The present language and the way to change it; everything on the screen follows without losing what was typed. */
export const useLanguage = (): { language: Language; setLanguage: (next: Language) => void } => ({
  language: useStore(language),
  setLanguage,
});
