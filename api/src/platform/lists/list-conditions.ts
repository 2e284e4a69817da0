import { endOfWarsawDay, startOfWarsawDay } from '@share/contract/shared/dates.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import type { DateRange, NumberRange } from '@share/contract/shared/lists/list.ts';
import { plainLetters } from '@share/contract/shared/lists/plain-letters.ts';

/** Adds a value to the parameters of the statement and returns its placeholder, such as `$3`. */
export type Parameter = (value: unknown) => string;

export type Statement = { text: string; values: unknown[] };

/** Collects the parameter values of one statement. */
export function collectParameters(): { values: unknown[]; parameter: Parameter } {
  const values: unknown[] = [];
  return { values, parameter: (value) => `$${values.push(value)}` };
}

/** Builds the SQL of a filter that is set, at that time. */
type Condition = (value: never, parameter: Parameter, now: Date) => string;

/** A filter by a text of a related record, such as the e-mail of an order's user. The records are searched first. */
export interface RelatedCondition {
  /** The column that refers to the related records: `o.user_id`. */
  column: string;
  /** The SQL that selects the ids of the related records that match. */
  ids: (text: string, parameter: Parameter) => string;
}

/**
 * A search that reads the text first: as a number or an amount of the row itself, else as texts of related records, any of
 * which may match.
 */
export interface SearchCondition {
  /** The SQL for a text that is a number, else null. */
  numbers: (text: string, parameter: Parameter) => string | null;
  related: readonly RelatedCondition[];
}

export type FilterCondition = Condition | RelatedCondition | SearchCondition;

/** One of a few conditions, each as the SQL that decides at the time of its placeholder. */
export const oneOf =
  <Choice extends string>(conditions: Readonly<Record<Choice, (now: string) => string>>) =>
  (choice: Choice, parameter: Parameter, now: Date): string =>
    conditions[choice](`${parameter(now)}::timestamptz`);

/** The LIKE pattern that finds the text anywhere in a lower-case text. */
export const likePattern = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** A capital letter, which no result of `plain_letters` has. */
const MATCHES_NOTHING = 'A';

/** The LIKE pattern that finds the text anywhere in `plain_letters`: without capitals and accents. Accents alone are found nowhere. */
export function plainPattern(text: string): string {
  const plain = plainLetters(text);
  return plain === '' && text !== '' ? MATCHES_NOTHING : likePattern(plain);
}

/** The text is contained in any of the expressions. Here and below, expressions are constant SQL, never from a request. */
export const contains =
  (...expressions: string[]) =>
  (value: string, parameter: Parameter): string => {
    const place = parameter(plainPattern(value));
    return expressions.map((expression) => `plain_letters(${expression}) LIKE ${place}`).join(' OR ');
  };

export const equals =
  (expression: string) =>
  (value: string | boolean, parameter: Parameter): string =>
    `${expression} = ${parameter(value)}`;

export const between =
  (expression: string) =>
  (range: NumberRange, parameter: Parameter): string =>
    bounds(expression, range.from, range.to, parameter);

/** Equals the first number in the typed text, such as `Order no. 240`; matches nothing if there is none. */
export const numbered =
  (expression: string) =>
  (typed: string, parameter: Parameter): string =>
    `${expression} = ${parameter(/\d{1,15}/.exec(typed)?.[0] ?? null)}::bigint`;

/** For integer columns: the bounds may have decimals, or exceed the range of the column. */
export const betweenIntegers =
  (expression: string) =>
  (range: NumberRange, parameter: Parameter): string => {
    // A comparison with bigint can still use the index of an integer column.
    const bigint: Parameter = (value) => `${parameter(value)}::bigint`;
    const from = range.from === undefined ? undefined : Math.ceil(range.from);
    const to = range.to === undefined ? undefined : Math.floor(range.to);
    return bounds(expression, from, to, bigint);
  };

/** For `date` columns; both days belong to the range. */
export const betweenDays =
  (expression: string) =>
  (range: DateRange, parameter: Parameter): string =>
    bounds(expression, range.from, range.to, parameter);

/** For `timestamptz` columns: days in Warsaw time; both days belong to the range. */
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

/** Sorts a translated column by the alphabet of the caller's language: ć after c, ł after l, regardless of case. */
export const alphabetical =
  (column: string) =>
  (language: Language): string =>
    `(${column}->>'${language}') COLLATE "${language}-x-icu"`;

/** Sorts a name that is the same in both languages, such as a file's or a person's, by the Polish alphabet. */
export const alphabeticalName = (column: string): string => `${column} COLLATE "pl-x-icu"`;
