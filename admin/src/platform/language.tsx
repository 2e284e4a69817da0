import { isLanguage, type Language } from '@share/contract/shared/languages.ts';
import { readStored, writeStored } from './browser-storage.ts';
import { createStore, useStore } from './store.ts';

const STORAGE_KEY = 'platformLanguage'; // The chosen language is stored in the browser (LNG-04).

const chosen = (): Language | null => {
  const stored = readStored(STORAGE_KEY);
  return isLanguage(stored) ? stored : null;
};

const language = createStore<Language>(chosen() ?? 'pl');

/** Updates <html lang> whenever the language changes. */
export function showLanguageInDocument(): void {
  const show = () => document.documentElement.setAttribute('lang', language.get());
  language.subscribe(show);
  show();
}

/** The language for code outside React: request headers, messages of the API client. */
export const currentLanguage = language.get;

/** Calls the listener whenever the language changes. */
export const onOtherLanguage = language.subscribe;

/** Sets the language of the installation, used until the user chooses one (LNG-03, LNG-05). */
export function setDefaultLanguage(fallback: Language): void {
  language.set(chosen() ?? fallback);
}

function setLanguage(next: Language): void {
  writeStored(STORAGE_KEY, next);
  language.set(next);
}

/** The current language and a setter. A change re-renders the screen and keeps unsaved input. */
export const useLanguage = (): { language: Language; setLanguage: (next: Language) => void } => ({
  language: useStore(language),
  setLanguage,
});
