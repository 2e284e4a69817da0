import { endOfWarsawDay, startOfWarsawDay } from '@share/contract/shared/dates.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import type { DateRange, NumberRange } from '@share/contract/shared/list.ts';

/** Puts a value into the statement as a parameter and answers its place: `$3`. */
export type Parameter = (value: unknown) => string;

export type Statement = { text: string; values: unknown[] };

/** The values of one statement, in the order in which `parameter` gets them. */
export function collectParameters(): { values: unknown[]; parameter: Parameter } {
  const values: unknown[] = [];
  return { values, parameter: (value) => `$${values.push(value)}` };
}

/** The SQL of a filter that is set. */
export type Condition = (value: never, parameter: Parameter, language: Language) => string;

/** What LIKE looks for when a text should stand anywhere in lower-case text. */
export const likePattern = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** The conditions that most filters need. `expression` is SQL of ours, never of the request. */
export const contains =
  (...expressions: string[]) =>
  (value: string, parameter: Parameter): string => {
    const place = parameter(likePattern(value));
    return expressions.map((expression) => `lower(${expression}) LIKE ${place}`).join(' OR ');
  };

export const equals =
  (expression: string) =>
  (value: string | boolean, parameter: Parameter): string =>
    `${expression} = ${parameter(value)}`;

export const between =
  (expression: string) =>
  (range: NumberRange, parameter: Parameter): string =>
    bounds(expression, range.from, range.to, parameter);

/** The number in what was typed, be it alone or in words: `Order no. 240`. */
export const numbered =
  (expression: string) =>
  (typed: string, parameter: Parameter): string =>
    `${expression} = ${parameter(/\d{1,15}/.exec(typed)?.[0] ?? null)}::bigint`;

/** Of a column of whole numbers: the bounds may have decimals, or lie beyond what the column can hold. */
export const betweenWhole =
  (expression: string) =>
  (range: NumberRange, parameter: Parameter): string => {
    // Compared as bigint, the index of an integer column still serves.
    const bigint: Parameter = (value) => `${parameter(value)}::bigint`;
    const from = range.from === undefined ? undefined : Math.ceil(range.from);
    const to = range.to === undefined ? undefined : Math.floor(range.to);
    return bounds(expression, from, to, bigint);
  };

/** Days of a `date` column. */
export const betweenDays =
  (expression: string) =>
  (range: DateRange, parameter: Parameter): string =>
    bounds(expression, range.from, range.to, parameter);

/** Warsaw days of a `timestamptz` column; both days belong to the range. */
export const withinDays =
  (expression: string) =>
  (range: DateRange, parameter: Parameter): string =>
    [
      range.from ? `${expression} >= ${parameter(startOfWarsawDay(range.from).toISOString())}` : '',
      range.to ? `${expression} < ${parameter(endOfWarsawDay(range.to).toISOString())}` : '',
    ]
      .filter(Boolean)
      .join(' AND ');

const bounds = (expression: string, from: unknown, to: unknown, parameter: Parameter): string =>
  [
    from === undefined ? '' : `${expression} >= ${parameter(from)}`,
    to === undefined ? '' : `${expression} <= ${parameter(to)}`,
  ]
    .filter(Boolean)
    .join(' AND ');

/** Orders a translated column like a dictionary of the caller's language: ć after c, ł after l, regardless of case. */
export const alphabetical =
  (column: string) =>
  (language: Language): string =>
    `(${column}->>'${language}') COLLATE "${language}-x-icu"`;
