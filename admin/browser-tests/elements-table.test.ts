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
describe('the table', () => {
  test('is edited like a spreadsheet, by keyboard only, and stored as typed', async () => {
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
