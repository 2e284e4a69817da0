import type { Page } from 'playwright';
import { expect } from 'vitest';
import { untilQuiet } from '../quiet.ts';

export type FieldKind =
  | 'text'
  | 'day'
  | 'time'
  | 'rich text'
  | 'switch'
  | 'select'
  | 'native select'
  | 'searched select'
  | 'secret';

/** A field as a person finds it on the screen. */
export interface FoundField {
  /** The path in the form; for a formatted text, which has none in the page, its label and number. */
  name: string;
  kind: FieldKind;
  /** Selects its element. */
  selector: string;
}

/** The fields that the open tab shows, with all its cards open and all its editors loaded. */
export async function fieldsOfForm(page: Page, form: string): Promise<FoundField[]> {
  await openCards(page);
  await loadEditors(page);
  const found = await page.evaluate(fieldsInPage, form);
  const unknown = found.filter(({ kind }) => kind === null).map(({ name }) => name);
  expect(unknown, 'fields of a kind that this test does not know').toEqual([]);
  return found as FoundField[];
}

async function openCards(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: /^(Expand all|Rozwiń wszystko)$/ }).filter({ visible: true });
  if ((await all.count()) > 0) await all.click();
  const closed = page
    .locator('main form button[aria-expanded=false]:not([aria-haspopup])')
    .filter({ visible: true });
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
  await untilQuiet(page);
}

/** Editors of formatted texts are loaded as they come near the screen. */
async function loadEditors(page: Page): Promise<void> {
  const waiting = page.locator('main form [data-stand-in]').filter({ visible: true });
  while ((await waiting.count()) > 0) {
    const before = await waiting.count();
    await waiting.first().scrollIntoViewIfNeeded();
    await expect.poll(() => waiting.count()).toBeLessThan(before);
  }
}

/** Runs in the page. */
function fieldsInPage(form: string) {
  const ATTRIBUTE = 'data-mirror';
  const labelOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby') ?? '';
    const label = document.getElementById(by) ?? (element as HTMLInputElement).labels?.[0];
    return (element.getAttribute('aria-label') ?? label?.textContent ?? '').trim();
  };
  const kindOf = (element: HTMLElement): string | null => {
    if (element.isContentEditable) return 'rich text';
    if (element instanceof HTMLTextAreaElement) return 'text';
    if (element instanceof HTMLSelectElement) return 'native select';
    if (!(element instanceof HTMLInputElement)) return null;
    if (element.type === 'checkbox') return 'switch';
    if (element.getAttribute('role') === 'combobox')
      return element.getAttribute('aria-autocomplete') === 'list' ? 'searched select' : 'select';
    if (element.getAttribute('aria-haspopup') === 'listbox') return 'select';
    if (element.hasAttribute('data-dates-input')) return /mm$/.test(element.placeholder) ? 'time' : 'day';
    if (element.type === 'password') return 'secret';
    return ['text', 'email', 'tel', 'url', 'number'].includes(element.type) ? 'text' : null;
  };
  const isField = (element: HTMLElement): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[role=toolbar]'))
      return false;
    if (!(element instanceof HTMLInputElement)) return true;
    // A colour and a file are chosen beside a field, and a search is no value of the form.
    if (element.disabled || ['color', 'file', 'search', 'hidden'].includes(element.type)) return false;
    // A select that is not searched may not be typed in.
    return !element.readOnly || element.getAttribute('aria-haspopup') === 'listbox';
  };
  /** Selects have their name at a hidden input behind them. */
  const nameOf = (element: HTMLElement): string | null => {
    const own = element.getAttribute('name');
    if (own) return own;
    const behind = element.closest('.mantine-InputWrapper-root')?.nextElementSibling;
    return behind instanceof HTMLInputElement && behind.type === 'hidden' ? behind.name || null : null;
  };
  const all = document.querySelectorAll<HTMLElement>(
    `${form} :is(input, textarea, select, [contenteditable=true])`,
  );
  for (const former of document.querySelectorAll(`[${ATTRIBUTE}]`)) former.removeAttribute(ATTRIBUTE);
  const seen = new Map<string, number>();
  return [...all].filter(isField).flatMap((element, index) => {
    const label = labelOf(element);
    const nth = (seen.get(label) ?? 0) + 1;
    seen.set(label, nth);
    element.setAttribute(ATTRIBUTE, String(index));
    const name = nameOf(element) ?? (element.isContentEditable ? `${label} #${nth}` : null);
    // Each field of a form has a name; other controls, such as filters and views, have none or one of the library.
    if (name === null || name.startsWith('mantine-')) return [];
    return [{ name, kind: kindOf(element), selector: `[${ATTRIBUTE}="${index}"]` }];
  });
}

/** What a person reads in the field; for a switch whether it is on. */
export const readField = (page: Page, { kind, selector }: FoundField): Promise<string> => {
  const element = page.locator(selector);
  if (kind === 'rich text') return element.innerText();
  if (kind === 'switch') return element.isChecked().then(String);
  return element.inputValue();
};
