import type { Page } from 'playwright';
import { expect } from 'vitest';
import { untilQuiet } from '../quiet.ts';

export type FieldKind =
  | 'text'
  | 'day'
  | 'time'
  | 'rich text'
  | 'cell'
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
  await openCards(page, form);
  await loadEditors(page, form);
  const found = await page.evaluate(fieldsInPage, form);
  const unknown = found.filter(({ kind }) => kind === null).map(({ name }) => name);
  expect(unknown, 'fields of a kind that this test does not know').toEqual([]);
  return found as FoundField[];
}

async function openCards(page: Page, form: string): Promise<void> {
  const all = page
    .locator(form)
    .getByRole('button', { name: /^(Expand all|Rozwiń wszystko)$/ })
    .filter({ visible: true });
  if ((await all.count()) > 0) await all.click();
  await untilQuiet(page);
  // A button without words opens a menu. An opened card may show further ones.
  const closed = page
    .locator(`${form} button[aria-expanded=false]:not([aria-haspopup])`)
    .filter({ visible: true, hasText: /\S/ });
  while ((await closed.count()) > 0) {
    await closed.first().click();
    await untilQuiet(page);
  }
}

/** Editors of formatted texts are loaded as they come near the screen. */
async function loadEditors(page: Page, form: string): Promise<void> {
  const waiting = page.locator(`${form} [data-stand-in]`).filter({ visible: true });
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
    if (element instanceof HTMLTableCellElement) return 'cell';
    if (element instanceof HTMLTextAreaElement) return 'text';
    if (element instanceof HTMLSelectElement) return 'native select';
    if (!(element instanceof HTMLInputElement)) return null;
    if (element.type === 'checkbox') return 'switch';
    // A search may help to find an address, but any address is taken.
    if (element.type === 'email') return 'text';
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
    if (element.dataset.at) return `cell ${element.dataset.at}`;
    const behind = element.closest('.mantine-InputWrapper-root')?.nextElementSibling;
    return behind instanceof HTMLInputElement && behind.type === 'hidden' ? behind.name || null : null;
  };
  const all = document.querySelectorAll<HTMLElement>(
    `${form} :is(input, textarea, select, [contenteditable=true], td[data-at], th[data-at])`,
  );
  for (const former of document.querySelectorAll(`[${ATTRIBUTE}]`)) former.removeAttribute(ATTRIBUTE);
  const seen = new Map<string, number>();
  return [...all].filter(isField).flatMap((element, index) => {
    const panel = element.closest('[role=tabpanel]')?.id.split('-').at(-1);
    const label = [panel, labelOf(element)].filter(Boolean).join(' ');
    const nth = (seen.get(label) ?? 0) + 1;
    seen.set(label, nth);
    element.setAttribute(ATTRIBUTE, String(index));
    const own = nameOf(element);
    const isInDialogue = element.closest('[role=dialog]') !== null;
    const called = element.isContentEditable || isInDialogue ? `${label} #${nth}` : null;
    // Each field of a screen's form has a name; other controls, such as filters and views, have none or one of the library.
    const name = own === null || own.startsWith('mantine-') ? called : own;
    if (name === null) return [];
    return [{ name, kind: kindOf(element), selector: `[${ATTRIBUTE}="${index}"]` }];
  });
}

/** What a person reads in the field; for a switch whether it is on. */
export const readField = (page: Page, { kind, selector }: FoundField): Promise<string> => {
  const element = page.locator(selector);
  if (kind === 'rich text' || kind === 'cell') return element.innerText();
  if (kind === 'switch') return element.isChecked().then(String);
  return element.inputValue();
};
