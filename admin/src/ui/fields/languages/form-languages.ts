import { useMediaQuery } from '@mantine/hooks';
import { type Language, otherLanguage } from '@share/contract/shared/languages.ts';
import { useEffect } from 'react';
import { createStore, type Store } from '../../../platform/store.ts';

/** The mark of each language: an error message, or a text that is missing while the other language has one. */
export type LanguageMarks = Readonly<Record<Language, 'error' | 'missing' | null>>;

/** On a phone a form shows one language at a time in all its bilingual fields. */
export interface FormLanguages {
  shown: Store<Language>;
  /** The marks of the fields on the screen, by name. */
  marks: Store<ReadonlyMap<string, FieldMarks>>;
}

/** The marks of one field, which may be on a closed tab. */
export interface FieldMarks extends LanguageMarks {
  isOnOpenTab: boolean;
}

export const formLanguages = (): FormLanguages => ({
  shown: createStore<Language>('pl'),
  marks: createStore<ReadonlyMap<string, FieldMarks>>(new Map()),
});

/** Whether the screen is too narrow for two languages side by side. */
export const useShowsOneLanguage = (): boolean =>
  useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });

/** The worst mark of a language in a form: an error counts more than a missing text. */
export function markOf(marks: ReadonlyMap<string, LanguageMarks>, language: Language) {
  const own = [...marks.values()].map((mark) => mark[language]);
  return own.find((mark) => mark === 'error') ?? own.find((mark) => mark === 'missing') ?? null;
}

/** After a save with errors, shows the other language if the first field with an error has none in the shown language. */
export function useLanguageOfErrors({ shown, marks }: FormLanguages, attempts: number): void {
  useEffect(() => {
    if (attempts === 0) return;
    const first = [...marks.get().values()].find(({ pl, en }) => pl === 'error' || en === 'error');
    if (first && first[shown.get()] !== 'error') shown.set(otherLanguage(shown.get()));
  }, [shown, marks, attempts]);
}
