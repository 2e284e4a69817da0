/**
 * Texts of content have two languages. One language may be missing, or older: the other one was changed while this one stayed as
 * it was.
 */
import { z } from 'zod';
import { type Language, languages, otherLanguage } from '../languages.ts';
import { showsSomething } from '../text-fields.ts';
import type { Translated } from '../translated.ts';
import { wordsOf } from './words-of.ts';

export const gaps = ['missing-pl', 'missing-en', 'older-pl', 'older-en'] as const;
export type Gap = (typeof gaps)[number];

/** A filter of lists: records with such a text. */
export const gapFilter = { type: 'select', choices: gaps } as const;

export const Gaps = z.array(z.enum(gaps));

/** A text of a record in both languages. */
export interface PlacedText {
  /** Names the text also after its part of the record has been moved: begins with the nearest id. */
  key: string;
  /** The present path of the text; entries of lists have their number: `sections.#1.elements.#2.title`. */
  path: string;
  /** The ids of the parts in which it stands, from the outside. */
  nodes: readonly string[];
  text: Translated;
}

/** The language that is older, by the key of the text. */
export type Older = Readonly<Record<string, Language>>;

/** The texts in these fields of a record, at any depth. */
export function textsOf(record: object, fields: readonly string[]): PlacedText[] {
  const found: PlacedText[] = [];
  const visit = (value: unknown, key: string, path: string, nodes: readonly string[]) => {
    if (Array.isArray(value)) {
      value.forEach((item: unknown, index) => {
        const id = idOf(item);
        const itemKey = id === null ? `${key}.${index}` : `#${id}`;
        visit(item, itemKey, `${path}.#${index + 1}`, id === null ? nodes : [...nodes, id]);
      });
    } else if (isTranslated(value)) {
      found.push({ key, path, nodes, text: value });
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value))
        visit(inner, `${key}.${name}`, `${path}.${name}`, nodes);
    }
  };
  for (const field of fields) visit((record as Record<string, unknown>)[field], field, field, []);
  return found;
}

const idOf = (item: unknown): string | null =>
  typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : null;

const isTranslated = (value: unknown): value is Translated =>
  typeof value === 'object' &&
  value !== null &&
  'pl' in value &&
  'en' in value &&
  typeof value.pl === 'string' &&
  typeof value.en === 'string';

/** The language that lacks a text that the other one has. */
export const missingIn = (text: Translated): Language | null =>
  languages.find(
    (language) => !showsSomething(text[language]) && showsSomething(text[otherLanguage(language)]),
  ) ?? null;

/** Which language of a text is older, and the words of the other one from which it was made. */
export interface Overtaken {
  language: Language;
  /** Absent where the text was marked before these words were stored. */
  madeFrom?: string | undefined;
}

/**
 * The language of a text that is older than the other one after a change. Changing the words of one language makes the other one
 * older, until they are as they were; changing those of the older one then makes them equal. Filling in a missing language makes
 * nothing older.
 */
export function olderAfter(
  before: Translated | undefined,
  after: Translated,
  was: Overtaken | undefined,
): Overtaken | null {
  if (!before || missingIn(before) || missingIn(after)) return null;
  const [changed, further] = languages.filter(
    (language) => wordsOf(before[language]) !== wordsOf(after[language]),
  );
  if (changed === undefined) return was ?? null;
  if (further !== undefined || changed === was?.language) return null;
  const madeFrom = was ? was.madeFrom : wordsOf(before[changed]);
  return madeFrom === wordsOf(after[changed]) ? null : { language: otherLanguage(changed), madeFrom };
}

/** What is older in a record, as it is stored: the languages, and the words of the other ones from which they were made. */
export interface Marks {
  older: Older;
  madeFrom: Readonly<Record<string, string>>;
}

/** The older language of every text of a record after a change. */
export function marksAfter(before: readonly PlacedText[], after: readonly PlacedText[], was: Marks): Marks {
  const former = new Map(before.map(({ key, text }) => [key, text]));
  const older: Record<string, Language> = {};
  const madeFrom: Record<string, string> = {};
  for (const { key, text } of after) {
    const language = was.older[key];
    const overtaken = olderAfter(
      former.get(key),
      text,
      language && { language, madeFrom: was.madeFrom[key] },
    );
    if (!overtaken) continue;
    older[key] = overtaken.language;
    if (overtaken.madeFrom !== undefined) madeFrom[key] = overtaken.madeFrom;
  }
  return { older, madeFrom };
}

/** The gap of one text; null if it has none. */
export function gapOf({ key, text }: PlacedText, older: Older): Gap | null {
  const missing = missingIn(text);
  if (missing) return `missing-${missing}`;
  const overtaken = older[key];
  return overtaken ? `older-${overtaken}` : null;
}

/** The gaps of a record, in the order of `gaps`. */
export function gapsOf(texts: readonly PlacedText[], older: Older): Gap[] {
  const found = new Set(texts.map((text) => gapOf(text, older)));
  return gaps.filter((gap) => found.has(gap));
}
