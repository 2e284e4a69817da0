import type { Language } from '@share/contract/shared/languages.ts';
import type { Page } from 'playwright';
import { valueAt } from './compared.ts';
import { type FieldKind, type FoundField, fieldsOfForm, readField } from './fields-of-form.ts';
import { choose, chooseNative, fillText, turn, WAYS } from './fill-field.ts';
import { writtenDays, writtenNumbers, writtenTimes } from './written-forms.ts';

/** What is written into the fields of a form. */
export interface Filling {
  /** A valid body with a new value for every field. */
  wanted: unknown;
  /** Fields that are not filled, by the beginning or the end of their names, each with the reason. */
  left?: Readonly<Record<string, string>>;
  /** What is chosen in fields whose others have to fit, by the end of their names; elsewhere any other choice. */
  chosen?: Readonly<Record<string, Record<Language, string>>>;
}

/** A field after it was filled and left. */
export interface Filled {
  kind: FieldKind;
  meant: unknown;
  shown: string;
}

/** How a form is filled: `seed` chooses the way of each field. */
export interface Manner {
  language: Language;
  seed: number;
}

export const isLeftOut = (name: string, names: Readonly<Record<string, string>> = {}): boolean =>
  Object.keys(names).some((part) => name.startsWith(part) || name.endsWith(part));

/** Fills the visible fields of a form by keys; those that appear because of others are filled too. */
export async function fillVisible(
  page: Page,
  form: string,
  filling: Filling,
  filled: Map<string, Filled>,
  manner: Manner,
): Promise<void> {
  for (let next = await nextFields(); next.length > 0; next = await nextFields()) {
    for (const field of next) filled.set(field.name, await fill(page, field, filling, manner));
  }
  async function nextFields() {
    return (await fieldsOfForm(page, form)).filter(
      ({ name }) => !filled.has(name) && !isLeftOut(name, filling.left),
    );
  }
}

async function fill(
  page: Page,
  field: FoundField,
  { wanted, chosen = {} }: Filling,
  { language, seed }: Manner,
): Promise<Filled> {
  const { name, kind } = field;
  const chance = hash(`${name} ${language} ${seed}`);
  // What was filled before may have hidden it.
  if (!(await page.locator(field.selector).isVisible())) return { kind, meant: null, shown: '' };
  // The wanted body has one item of each list.
  const value = valueAt(wanted, name) ?? valueAt(wanted, name.replace(/\.\d+\./g, '.0.'));
  let meant: unknown = value;
  if (kind === 'switch') {
    await turn(page, field, chance % 2 === 0);
    meant = await page.locator(field.selector).isChecked();
  } else if (kind === 'select' || kind === 'searched select') {
    const [, fitting] = Object.entries(chosen).find(([end]) => name.endsWith(end)) ?? [];
    meant = await choose(page, field, fitting?.[language] ?? null, chance % 2 === 0);
  } else if (kind === 'native select') {
    meant = await chooseNative(page, field);
  } else {
    meant = typeof value === 'string' || typeof value === 'number' ? value : `Zażółć ${chance}`;
    const texts = writtenOf(kind, meant as string | number, language);
    const text = texts[chance % texts.length] ?? '';
    await fillText(page, field, text, WAYS[chance % WAYS.length] ?? 'pasted');
  }
  return { kind, meant, shown: await readField(page, field) };
}

function writtenOf(kind: FieldKind, value: string | number, language: Language): string[] {
  if (typeof value === 'number') return writtenNumbers(value, language);
  if (kind === 'day') return writtenDays(value.slice(0, 10));
  if (kind === 'time') return writtenTimes(value);
  return [value];
}

/** The same number for the same text. */
function hash(text: string): number {
  let sum = 17;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}
