import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { elementEditor, storedData } from './element-editor.ts';
import { both, element, row, table } from './element-records.ts';
import { button, saveOffer } from './offer-records.ts';
import { aBrowser } from './support/browser.ts';

const browser = aBrowser();
const editorOf = elementEditor(browser);

const gridOf = (page: Page) => page.getByRole('grid', { name: 'Cells of the table' });
/** The texts of the cells, row by row. */
const cellsOf = (page: Page) =>
  gridOf(page).evaluate((grid) =>
    [...grid.querySelectorAll('tbody tr')].map((line) =>
      [...line.querySelectorAll('td')].map((cell) => (cell as HTMLElement).innerText.trim()).join('|'),
    ),
  );
const cellsBecome = (page: Page, expected: string[]) => expect.poll(() => cellsOf(page)).toEqual(expected);
const cell = (page: Page, words: string) => gridOf(page).getByRole('gridcell', { name: words, exact: true });
const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
/** Pastes into the focused element, as from a spreadsheet. */
const paste = (page: Page, kinds: Record<string, string>) =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    for (const [kind, words] of Object.entries(data)) clipboardData.setData(kind, words);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, kinds);

describe('the table', () => {
  test('is edited like a spreadsheet, by keyboard only, and stored as typed', {
    tags: 'essential',
  }, async () => {
    const { page, id } = await editorOf('Typed table', [table]);
    await cell(page, 'A1 EN').click();
    await page.keyboard.type('B1 <b>');
    await page.keyboard.press('Tab');
    await page.keyboard.press('F2');
    await page.keyboard.type('!');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Delete');
    await cellsBecome(page, ['B1 <b>|820 m² EN!|900 000 zł EN', 'A2 EN|910 m² EN|', 'A3 EN|EN|- EN']);
    for (const key of ['ArrowUp', 'ArrowUp', 'F2']) await page.keyboard.press(key);
    await page.keyboard.type(' in zł');
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: 'Cena EN in zł' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Add a row');
    await saveOffer(page);
    type Stored = { columns: { name: { en: string } }[]; rows: { cells: { value: { en: string } }[] }[] };
    const stored = await storedData<Stored>(page, id);
    expect(stored.columns[2]?.name.en).toBe('Cena EN in zł');
    expect(stored.rows[0]?.cells.map(({ value: { en } }) => en)).toEqual([
      '<p>B1 &lt;b&gt;</p>',
      '<p>820 m² EN!</p>',
      '<p>900 000 zł EN</p>',
    ]);
  });

  test('Ctrl+Enter opens the editor for formatting, which returns the focus', async () => {
    const { page } = await editorOf('Formatted table', [table]);
    await cell(page, 'A1 EN').click();
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Row 1, Nr domu EN' });
    const words = dialog.getByRole('textbox', { name: 'Content of the cell (English)' });
    await words.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await gridOf(page).locator('strong', { hasText: 'A1 EN' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-at'))).toBe('0:0');
  });

  test('ELM-51 to ELM-55 menus add and remove columns and rows; the template asks first', async () => {
    const { page } = await editorOf('Menus of a table', [table]);
    await button(page, 'Column C: Cena EN, actions').click();
    await menuItem(page, 'Insert a column on the left').click();
    await page.getByLabel('Name of column C (English)').fill('Floors');
    await page.keyboard.press('Enter');
    await cellsBecome(page, [
      'A1 EN|820 m² EN|-|900 000 zł EN',
      'A2 EN|910 m² EN|-|sprzedany EN',
      'A3 EN|EN|-|- EN',
    ]);
    await button(page, 'Column A: Nr domu EN, actions').click();
    await menuItem(page, 'Remove the column').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await button(page, 'Row 1, actions').click();
    await menuItem(page, 'Move down').click();
    await cellsBecome(page, ['910 m² EN|-|sprzedany EN', '820 m² EN|-|900 000 zł EN', 'EN|-|- EN']);
    await button(page, 'Row 2, actions').click();
    await menuItem(page, 'Brown').click();
    await expect
      .poll(() => cell(page, '820 m² EN').evaluate((one) => getComputedStyle(one).color))
      .toBe('rgb(87, 58, 8)');
    await button(page, 'Row 2, actions').click();
    await menuItem(page, 'Other colours…').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await button(page, 'Row 2, actions').and(page.locator(':focus')).waitFor();
    await button(page, 'Add a row').click();
    await cellsBecome(page, ['910 m² EN|-|sprzedany EN', '820 m² EN|-|900 000 zł EN', 'EN|-|- EN', '-|-|-']);
    await button(page, '“Available House” template').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Replace', exact: true }).click();
    await cellsBecome(page, ['-|-|-|-|-']);
    await button(page, 'Undo').click();
    await cellsBecome(page, ['910 m² EN|-|sprzedany EN', '820 m² EN|-|900 000 zł EN', 'EN|-|- EN', '-|-|-']);
  });

  test('accepts pasted text and tables from a spreadsheet, as one undo step', async () => {
    const { page } = await editorOf('Pasted table', [table]);
    await cell(page, 'sprzedany EN').click();
    await paste(page, { 'text/plain': 'x\t"two\nlines"\r\n5 < 6\t\r\nlast\t7\r\n' });
    await page.getByText('Pasted: 3 rows, 2 columns.').waitFor();
    await cellsBecome(page, [
      'A1 EN|820 m² EN|900 000 zł EN|-',
      'A2 EN|910 m² EN|x|two\nlines',
      'A3 EN|EN|5 < 6|',
      '-|-|last|7',
    ]);
    await button(page, 'Undo').click();
    await cellsBecome(page, [
      'A1 EN|820 m² EN|900 000 zł EN',
      'A2 EN|910 m² EN|sprzedany EN',
      'A3 EN|EN|- EN',
    ]);
    await cell(page, 'A1 EN').click();
    const html =
      '<meta charset="utf-8"><style>td{}</style><table><tr><td colspan="2">wide &amp;\n   <b>bold</b></td><td>1<br>2</td></tr><tr><td><p>a</p><p>b</p></td></tr></table>';
    await paste(page, { 'text/html': html, 'text/plain': 'ignored' });
    await cellsBecome(page, ['wide & bold||1\n2', 'a\nb|910 m² EN|sprzedany EN', 'A3 EN|EN|- EN']);
  });

  test('ELM-54 a row is dragged by its handle to the place of another', async () => {
    // Tall enough that nothing scrolls during the drag.
    const { page } = await editorOf('Dragged rows', [table], { height: 1500 });
    await cell(page, 'A1 EN').click();
    const [from, to] = [
      await button(page, 'Drag row 1').boundingBox(),
      await button(page, 'Drag row 3').boundingBox(),
    ];
    if (!from || !to) throw new Error('A handle is not on the screen');
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y + 20, { steps: 4 });
    await page.mouse.move(to.x + 8, to.y + 10, { steps: 12 });
    await gridOf(page).locator('tr[data-drop]').waitFor();
    await page.mouse.up();
    await cellsBecome(page, [
      'A2 EN|910 m² EN|sprzedany EN',
      'A3 EN|EN|- EN',
      'A1 EN|820 m² EN|900 000 zł EN',
    ]);
  });

  test('an error is shown at its cell, in the other language too, and saving focuses it', async () => {
    const { page } = await editorOf('Errors of a table', [table]);
    await page.getByRole('columnheader', { name: 'Cena EN' }).click();
    await page.keyboard.press('Delete');
    await page.getByRole('radiogroup', { name: 'Language of the cells' }).getByText('Polish').click();
    await cell(page, 'A1').waitFor();
    await button(page, 'Save').click();
    const name = page.getByRole('columnheader', { name: /Column C/ });
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-at')))
      .toBe('-1:2');
    await page.getByRole('radiogroup', { name: 'Language of the cells' }).getByText('errors: 1').waitFor();
    await page.keyboard.type('Price');
    await page.keyboard.press('Enter');
    await saveOffer(page);
  });

  test('a table of five hundred rows does not slow down typing', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => row([`A${index}`, `${index} m²`, '-', 'x', 'y']));
    const long = element('table', 'Długa', {
      columns: ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name: both(name) })),
      rows,
    });
    const { page } = await editorOf('Long table', [long]);
    // CPU time of the page in milliseconds: unlike the clock, it does not include other work of the machine.
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const computed = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
    };
    await cell(page, 'A499 EN').waitFor();
    await cell(page, 'A3 EN').click();
    const letters = 'abcdefghijklmnopqrst';
    const before = await computed();
    await page.evaluate(async (keys) => {
      for (const key of keys) {
        const active = document.activeElement;
        if (active instanceof HTMLTextAreaElement) document.execCommand('insertText', false, key);
        else active?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      }
    }, letters);
    expect(((await computed()) - before) / letters.length).toBeLessThan(150);
  });
});
