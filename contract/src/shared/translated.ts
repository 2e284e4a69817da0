import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { isBlank } from './invisible.ts';
import { type Language, languages, otherLanguage } from './languages.ts';
import { viewNames } from './reference/schema-names.ts';
import { withoutControls } from './text-fields.ts';

/** A text of the content in both languages (LNG-02). */
export type Translated = { pl: string; en: string };

const text = (maximum: number) =>
  z.string({ error: 'IS_REQUIRED' }).overwrite(withoutControls).max(maximum, { error: 'VALUE_TOO_LONG' });

/** Both languages may be empty. Each is at most `maximum` characters. */
export const translated = (maximum = 1_000) => z.object({ pl: text(maximum), en: text(maximum) });

/** Both languages must show something, else `code` at the language that does not. */
export const translatedRequired = (maximum = 1_000, code: ErrorCode = 'IS_REQUIRED') => {
  const filled = text(maximum).refine((value) => !isBlank(value), { error: code });
  return z.object({ pl: filled, en: filled });
};

const showsText = (value: string) => !isBlank(value);

/** One language is enough: `code` at each of them if neither `shows` anything, by default if both are only white space. */
export const inOneLanguage = <Text extends z.ZodType<Translated>>(
  both: Text,
  code: ErrorCode = 'IS_REQUIRED',
  shows: (value: string) => boolean = showsText,
) =>
  both.superRefine((value, issues) => {
    if (languages.some((language) => shows(value[language]))) return;
    for (const language of languages) issues.addIssue({ code: 'custom', message: code, path: [language] });
  });

/** The text in that language, or in the other one if it is missing. */
export const textIn = (language: Language, text: Translated): string =>
  showsText(text[language]) ? text[language] : text[otherLanguage(language)];

/** A text as visitors read it: a language that lacks it has that of the other one. */
export const withFallback = (
  text: Translated,
  shows: (value: string) => boolean = showsText,
): Translated => ({
  pl: shows(text.pl) ? text.pl : text.en,
  en: shows(text.en) ? text.en : text.pl,
});

export const TranslatedView = z
  .object({ pl: z.string(), en: z.string() })
  .register(viewNames, { id: 'Translated' });

export const emptyTranslated = (): Translated => ({ pl: '', en: '' });

/** The choices of a select, in the order of their labels. */
export const choicesOf = <Value extends string>(labels: Record<Value, Translated>) =>
  Object.entries<Translated>(labels).map(([value, label]) => ({ value: value as Value, label }));

/** The codes that have labels, as the values of a field. */
export const codesOf = <Value extends string>(labels: Readonly<Record<Value, Translated>>) =>
  Object.keys(labels) as [Value, ...Value[]];
