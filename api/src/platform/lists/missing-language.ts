import { type Language, languages, otherLanguage } from '@share/contract/shared/languages.ts';
import type { Parameter } from './list-conditions.ts';

/** A text without letters may be a picture. */
const shows = (column: string, language: Language): string =>
  `(regexp_replace(${column}->>'${language}', '<[^<>]*>|&nbsp;|\\s', '', 'g') <> '' OR ${column}->>'${language}' LIKE '%<img%')`;

const lacks = (columns: readonly string[], language: Language): string =>
  columns
    .map((column) => `(${shows(column, otherLanguage(language))} AND NOT ${shows(column, language)})`)
    .join(' OR ');

/** SQL: the languages in which one of the translated columns is empty, while the other language has a text. */
export const missingLanguagesOf = (...columns: string[]): string =>
  `array_remove(ARRAY[${languages.map((language) => `CASE WHEN ${lacks(columns, language)} THEN '${language}' END`).join(', ')}], NULL)`;

/** The filter by such a language. */
export const lacksLanguage =
  (...columns: string[]) =>
  (language: string, parameter: Parameter): string =>
    `${parameter(language)} = ANY(${missingLanguagesOf(...columns)})`;
