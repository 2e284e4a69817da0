import type { Page } from 'playwright';
import type { FoundField } from './fields-of-form.ts';

/** How a text comes into a field. */
export const WAYS = ['typed over', 'cleared and typed', 'pasted', 'typed around its middle'] as const;
export type Way = (typeof WAYS)[number];

const ALL = 'ControlOrMeta+A';

/** Brings a text into a field by keys, and leaves it. */
export async function fillText(page: Page, field: FoundField, text: string, way: Way): Promise<void> {
  const { keyboard } = page;
  const input = page.locator(field.selector);
  await input.click();
  await keyboard.press(ALL);
  // Keys mean more in a grid: pasting fills several cells.
  if (field.kind === 'cell') await keyboard.type(text);
  else if (way === 'pasted') {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await keyboard.press('ControlOrMeta+V');
  } else if (way === 'typed around its middle' && field.kind !== 'rich text') {
    const middle = Math.floor(text.length / 2);
    await keyboard.type(text.slice(0, middle) + text.slice(middle + 1));
    await goBack(page, text.slice(middle + 1), /^[\d .,-]+$/.test(text));
    await keyboard.type(text.charAt(middle));
  } else {
    if (way === 'cleared and typed') {
      await keyboard.press('Delete');
      await leave(page, field);
      await input.click();
    }
    await keyboard.type(text);
  }
  await leave(page, field);
}

/** Moves the caret to the left until that text is behind it; a field of numbers may have written separators between its digits. */
async function goBack(page: Page, text: string, isNumber: boolean): Promise<void> {
  const lettersOf = (part: string) => (isNumber ? part.replace(/[^\p{L}\d,.]/gu, '') : part);
  const behind = () =>
    page.evaluate(() => {
      const { value, selectionStart } = document.activeElement as HTMLInputElement;
      return selectionStart === null ? null : value.slice(selectionStart);
    });
  for (let step = 0; step < text.length * 2; step += 1) {
    // A field of an e-mail address does not say where the caret is.
    const found = await behind();
    if (found === null ? step === text.length : lettersOf(found).startsWith(lettersOf(text))) return;
    await page.keyboard.press('ArrowLeft');
  }
}

/** Chooses an entry, by default another one than now; returns its name, or null if there is none. */
export async function choose(
  page: Page,
  field: FoundField,
  wanted: string | null,
  byKeys: boolean,
): Promise<string | null> {
  await page.locator(field.selector).click();
  const list = page.getByRole('listbox').filter({ visible: true });
  await list.getByRole('option').first().waitFor();
  const others = list.getByRole('option', { selected: false });
  if (wanted === null && (await others.count()) === 0) {
    await leave(page, field);
    return null;
  }
  const option =
    wanted === null ? others.last() : list.getByRole('option', { name: wanted, exact: true }).last();
  // What an option says below its name is not shown in the field.
  const [name = ''] = (await option.innerText()).trim().split('\n');
  if (byKeys && field.kind === 'searched select') {
    await page.keyboard.type(name);
    await list.locator('[data-combobox-selected]').filter({ hasText: name }).first().waitFor();
    await page.keyboard.press('Enter');
  } else await option.click();
  await leave(page, field);
  return name;
}

/** Chooses another entry of a select of the browser; returns it. */
export async function chooseNative(page: Page, field: FoundField): Promise<string> {
  const select = page.locator(field.selector);
  const present = await select.inputValue();
  const values = await select
    .locator('option')
    .evaluateAll((all) => (all as HTMLOptionElement[]).map(({ value }) => value));
  const other = values.find((value) => value !== present) ?? present;
  await select.selectOption(other);
  await leave(page, field);
  return other;
}

export async function turn(page: Page, { selector }: FoundField, byKeys: boolean): Promise<void> {
  const input = page.locator(selector);
  if (byKeys) await input.focus();
  if (byKeys) await page.keyboard.press('Space');
  else await input.dispatchEvent('click');
}

/** In a formatted text the Tab key indents. */
const leave = (page: Page, { kind, selector }: FoundField): Promise<void> =>
  kind === 'rich text' ? page.locator(selector).blur() : page.keyboard.press('Tab');
