import type { Language } from '@share/contract/shared/languages.ts';
import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { useLanguage } from './language.tsx';

/** A text, a function of parameters that returns one, or a group of these. */
type Entry = string | ((...parameters: never[]) => string) | { readonly [name: string]: Entry };
export type Texts = { readonly [name: string]: Entry };

/** The keys and parameters of the model; the texts differ. */
export type SameShape<Model> = {
  readonly [Name in keyof Model]: Model[Name] extends string
    ? string
    : Model[Name] extends (...parameters: infer Parameters) => string
      ? (...parameters: Parameters) => string
      : SameShape<Model[Name]>;
};

export type Bundle<Model> = Readonly<Record<Language, Model>>;

/** Texts in both languages; an entry missing in one of them does not compile. */
export const bothLanguages = <const Model extends Texts>(bundle: {
  pl: Model;
  en: SameShape<NoInfer<Model>>;
}): Bundle<SameShape<Model>> => bundle as unknown as Bundle<SameShape<Model>>;

/** The texts of a bundle in the current language. */
export const useTexts = <Model>(bundle: Bundle<Model>): Model => bundle[useLanguage().language];

/** The plural form for a number: 1 zamówienie, 2 zamówienia, 5 zamówień. English uses only `one` and `other`. */
export function plural(
  language: Language,
  count: number,
  forms: { one: string; few?: string; many?: string; other: string },
): string {
  const form = new Intl.PluralRules(language).select(count);
  return (form === 'one' || form === 'few' || form === 'many' ? forms[form] : undefined) ?? forms.other;
}

/** A number with the form of the noun that fits it: `1 234 zamówienia`. */
export const counted = (language: Language, count: number, forms: Parameters<typeof plural>[2]): string =>
  `${formatNumber(count, language)} ${plural(language, count, forms)}`;

/** Returns a text with a capital letter, to begin a sentence. */
export const withCapital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The label of each value in one language. */
export const labelsIn = <Value extends string>(
  language: Language,
  labels: Readonly<Record<Value, Translated>>,
): Record<Value, string> =>
  Object.fromEntries(
    Object.entries<Translated>(labels).map(([value, label]) => [value, label[language]]),
  ) as Record<Value, string>;
