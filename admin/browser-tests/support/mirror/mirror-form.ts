import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import type { Page, Response } from 'playwright';
import { untilQuiet } from '../quiet.ts';
import { type FieldKind, type FoundField, fieldsOfForm, readField } from './fields-of-form.ts';
import { choose, chooseNative, fillText, turn, WAYS } from './fill-field.ts';
import { readNumber, writtenDays, writtenNumbers, writtenTimes } from './written-forms.ts';

const FORM = 'main form';
/** Milliseconds. */
const SAVING = 20_000;

export interface Mirrored {
  address: string;
  /** Selects the form, where the screen has several. */
  form?: string;
  /** The endpoint that saves. */
  endpoint: Endpoint;
  /** A valid body with a new value for every field. */
  wanted: unknown;
  /** Fields that are not filled, by the beginning or the end of their names, each with the reason. */
  left?: Readonly<Record<string, string>>;
  /** Done before the fields are filled. */
  begin?: (page: Page) => Promise<void>;
  /** What is chosen in fields whose others have to fit, by the end of their names; elsewhere any other choice. */
  chosen?: Readonly<Record<string, Record<Language, string>>>;
}

/** A field after it was filled and left. */
interface Filled {
  kind: FieldKind;
  meant: unknown;
  shown: string;
}

/**
 * Fills every field of a form as people do, saves it, and reloads it: what each field shows when it was left is what is sent, and
 * what it shows again. `seed` chooses how each field is filled.
 */
export async function mirrorForm(
  page: Page,
  form: Mirrored,
  language: Language,
  seed: number,
): Promise<string[]> {
  await page.goto(form.address);
  await untilQuiet(page);
  await form.begin?.(page);
  const filled = new Map<string, Filled>();
  await onEachTab(page, () => fillTab(page, form, filled, language, seed));
  const shown = await shownFields(page, form);
  const { body } = await save(page, form);
  await page.reload();
  await untilQuiet(page);
  const again = await shownFields(page, form);
  const findings: string[] = [];
  for (const [name, { kind, meant }] of filled) {
    const text = shown.get(name);
    // A switch may hide other fields, and another country empties the fields that belong to it.
    if (text === undefined) continue;
    const say = (what: string) => findings.push(`${form.address} ${name} (${kind}, ${language}): ${what}`);
    if (kind === 'secret') continue;
    if (again.get(name) !== text) say(`showed "${text}", and "${again.get(name)}" after it was loaded again`);
    if (!isSent(body, name, kind, text, language))
      say(`showed "${text}", but ${JSON.stringify(valueAt(body, name))} was sent`);
    if (text === filled.get(name)?.shown && !says(kind, text, meant, language))
      say(`"${meant}" was typed, "${text}" is shown`);
  }
  return findings;
}

const tabsOf = (page: Page) =>
  page.locator('main [role=tablist]').first().getByRole('tab', { disabled: false });

async function onEachTab(page: Page, act: () => Promise<void>): Promise<void> {
  const tabs = tabsOf(page);
  const count = await tabs.count();
  if (count === 0) return act();
  for (let tab = 0; tab < count; tab += 1) {
    await tabs.nth(tab).click();
    await act();
  }
}

/** Fields that appear because of others are filled too. */
async function fillTab(
  page: Page,
  form: Mirrored,
  filled: Map<string, Filled>,
  language: Language,
  seed: number,
): Promise<void> {
  const isLeft = (name: string) =>
    Object.keys(form.left ?? {}).some((part) => name.startsWith(part) || name.endsWith(part));
  for (let next = await nextFields(); next.length > 0; next = await nextFields()) {
    for (const field of next) filled.set(field.name, await fill(page, field, form, language, seed));
  }
  async function nextFields() {
    return (await fieldsOfForm(page, form.form ?? FORM)).filter(
      ({ name }) => !filled.has(name) && !isLeft(name),
    );
  }
}

async function fill(
  page: Page,
  field: FoundField,
  { wanted, chosen = {} }: Mirrored,
  language: Language,
  seed: number,
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

async function shownFields(page: Page, form: Mirrored): Promise<Map<string, string>> {
  const shown = new Map<string, string>();
  await onEachTab(page, async () => {
    for (const field of await fieldsOfForm(page, form.form ?? FORM))
      shown.set(field.name, await readField(page, field));
  });
  return shown;
}

/** Saves by keyboard, where the form has no button of its own. */
async function save(page: Page, { endpoint, address, form = FORM }: Mirrored): Promise<{ body: unknown }> {
  const path = new RegExp(`/api${endpoint.path.replace(/:\w+/g, '[^/]+')}$`);
  const isSave = (response: Response) =>
    response.request().method() === endpoint.method && path.test(new URL(response.url()).pathname);
  const answer = page.waitForResponse(isSave, { timeout: SAVING }).catch(() => null);
  for (const tab of await tabsOf(page).all()) {
    if (!(await page.locator(form).first().isVisible())) await tab.click();
  }
  const submit = page.locator(`${form} button[type=submit]`).filter({ visible: true });
  if ((await submit.count()) > 0) await submit.click();
  else await page.keyboard.press('ControlOrMeta+S');
  const refused = page
    .locator('main [aria-invalid=true]')
    .first()
    .waitFor()
    .then(
      () => 'refused' as const,
      () => null,
    );
  const response = await Promise.race([answer, refused]);
  if (response === null || response === 'refused' || !response.ok())
    throw new Error(`${address} was not saved: ${await refusals(page)}`);
  await untilQuiet(page);
  return { body: response.request().postDataJSON() };
}

/** What the screen refuses, each at its field. */
const refusals = async (page: Page): Promise<string> =>
  (
    await page
      .locator('main :is(.mantine-InputWrapper-root:has([aria-invalid=true]), [role=alert])')
      .allInnerTexts()
  ).join(' | ');

/** Whether a text says that value. */
function says(kind: FieldKind, shown: string, value: unknown, language: Language): boolean {
  if (kind === 'switch') return shown === String(value);
  if (kind === 'select' || kind === 'searched select') return value === null || shown === value;
  if (kind === 'secret') return true;
  if (kind === 'native select') return shown === String(value);
  if (typeof value === 'number') return readNumber(shown, language) === value;
  if (kind === 'day') return String(value ?? '').slice(0, 10) === shown;
  if (kind === 'time') return String(value ?? '').slice(0, 16) === shown;
  if (kind === 'rich text') return plain(String(value ?? '').replace(/<[^>]+>/g, '')) === plain(shown);
  return plain(String(value ?? '')) === plain(shown);
}

/** The letters and digits: account numbers are shown in groups. */
const plain = (text: string) => text.replace(/[\s-]/g, '');

/** Whether a body says what a field shows, at its path; where the path is another, somewhere. */
function isSent(body: unknown, name: string, kind: FieldKind, shown: string, language: Language): boolean {
  const value = valueAt(body, name);
  if (kind === 'select' || kind === 'searched select')
    return value === undefined || (value === null || value === '') === (shown === '');
  if (kind === 'switch') return typeof value !== 'boolean' || shown === String(value);
  if (value !== undefined) return says(kind, shown, value, language);
  return leavesOf(body).some((leaf) => says(kind, shown, leaf, language));
}

/** The value at the path of a field; that of an element of an offer begins with its id. */
function valueAt(body: unknown, name: string): unknown {
  const [, id, inside] = /^element\.([^.]+)\.(.+)$/.exec(name) ?? [];
  const from = id === undefined ? body : nodeWithId(body, id);
  return (inside ?? name)
    .split('.')
    .reduce<unknown>((one, step) => (one as Record<string, unknown> | null | undefined)?.[step], from);
}

function nodeWithId(node: unknown, id: string): unknown {
  if (typeof node !== 'object' || node === null) return undefined;
  if ('id' in node && node.id === id) return node;
  return Object.values(node)
    .map((inner) => nodeWithId(inner, id))
    .find((found) => found !== undefined);
}

const leavesOf = (node: unknown): unknown[] =>
  typeof node === 'object' && node !== null ? Object.values(node).flatMap(leavesOf) : [node];

/** The same number for the same text. */
function hash(text: string): number {
  let sum = 17;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}
