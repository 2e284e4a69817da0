import type { Language } from '@share/contract/shared/languages.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { useLanguage } from './language.tsx';

/** Entries are sentences, functions of their parameters that answer one, or groups of these. */
type Entry = string | ((...parameters: never[]) => string) | { readonly [name: string]: Entry };
export type Texts = { readonly [name: string]: Entry };

/** The same keys and parameters, whatever the words. */
export type SameShape<Model> = {
  readonly [Name in keyof Model]: Model[Name] extends string
    ? string
    : Model[Name] extends (...parameters: infer Parameters) => string
      ? (...parameters: Parameters) => string
      : SameShape<Model[Name]>;
};

export type Bundle<Model> = Readonly<Record<Language, Model>>;

/** Texts in both languages; an entry that one of them lacks does not compile. */
export const bothLanguages = <const Model extends Texts>(bundle: {
  pl: Model;
  en: SameShape<NoInfer<Model>>;
}): Bundle<SameShape<Model>> => bundle as unknown as Bundle<SameShape<Model>>;

/** The texts of a bundle in the present language. */
export const useTexts = <Model>(bundle: Bundle<Model>): Model => bundle[useLanguage().language];

/** The form that belongs to a number: 1 zamówienie, 2 zamówienia, 5 zamówień. English uses `one` and `other` alone. */
export function plural(
  language: Language,
  count: number,
  forms: { one: string; few?: string; many?: string; other: string },
): string {
  const form = new Intl.PluralRules(language).select(count);
  return (form === 'one' || form === 'few' || form === 'many' ? forms[form] : undefined) ?? forms.other;
}

/** The words of each value in one language. */
export const labelsIn = <Value extends string>(
  language: Language,
  labels: Readonly<Record<Value, Translated>>,
): Record<Value, string> =>
  Object.fromEntries(
    Object.entries<Translated>(labels).map(([value, label]) => [value, label[language]]),
  ) as Record<Value, string>;
