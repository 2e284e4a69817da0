import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paste } from '../../../../../testing/clipboard.ts';
import { openElements, table } from '../../../../../testing/offer-sections.tsx';

const grid = page.getByRole('grid', { name: 'Cells of the table' });
const cell = (words: string) => grid.getByRole('gridcell', { name: words });
const button = (name: string) => page.getByRole('button', { name });
const menuItem = (name: string) => page.getByRole('menuitem', { name });
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name });

/** The texts of the cells, row by row. */
const cells = () =>
  [...grid.element().querySelectorAll('tbody tr')].map((line) =>
    [...line.querySelectorAll('td')].map((one) => one.innerText.trim()).join('|'),
  );
const cellsBecome = (expected: string[]) => expect.poll(cells).toEqual(expected);
/** The row and the column of the focused cell. */
const focusedAt = () => document.activeElement?.getAttribute('data-at');

test('the table is edited like a spreadsheet, by keyboard only', async () => {
  await openElements([table]);
  await cell('A1 EN').click();
  await userEvent.keyboard('B1 <b>{Tab}{F2}!{Enter}{ArrowRight}{Delete}');
  await cellsBecome(['B1 <b>|820 m² EN!|900 000 zł EN', 'A2 EN|910 m² EN|', 'A3 EN|EN|- EN']);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{F2} in zł{Escape}');
  await expect.element(page.getByRole('columnheader', { name: 'Cena EN in zł' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Add a row')).toHaveFocus();
});

test('Ctrl+Enter opens the editor for formatting, which returns the focus', async () => {
  await openElements([table]);
  await cell('A1 EN').click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const dialog = page.getByRole('dialog', { name: 'Row 1, Nr domu EN' });
  await dialog.getByRole('textbox', { name: 'Content of the cell (English)' }).click();
  await userEvent.keyboard('{Control>}ab{/Control}{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => grid.element().querySelector('strong')?.textContent).toBe('A1 EN');
  await expect.poll(focusedAt).toBe('0:0');
});

test('ELM-51 to ELM-55 menus add and remove columns and rows; the template asks first', async () => {
  await openElements([table]);
  await button('Column C: Cena EN, actions').click();
  await menuItem('Insert a column on the left').click();
  await page.getByLabelText('Name of column C (English)').fill('Floors');
  await userEvent.keyboard('{Enter}');
  await cellsBecome(['A1 EN|820 m² EN|-|900 000 zł EN', 'A2 EN|910 m² EN|-|sprzedany EN', 'A3 EN|EN|-|- EN']);
  await button('Column A: Nr domu EN, actions').click();
  await menuItem('Remove the column').click();
  await inDialog('Remove').click();
  await button('Row 1, actions').click();
  await menuItem('Move down').click();
  await cellsBecome(['910 m² EN|-|sprzedany EN', '820 m² EN|-|900 000 zł EN', 'EN|-|- EN']);
  await button('Row 2, actions').click();
  await menuItem('Brown').click();
  await expect.poll(() => getComputedStyle(cell('820 m² EN').element()).color).toBe('rgb(87, 58, 8)');
  await button('Row 2, actions').click();
  await menuItem('Other colours…').click();
  await inDialog('Done').click();
  await expect.element(button('Row 2, actions')).toHaveFocus();
  await button('Add a row').click();
  await cellsBecome(['910 m² EN|-|sprzedany EN', '820 m² EN|-|900 000 zł EN', 'EN|-|- EN', '-|-|-']);
  await button('“Available House” template').click();
  await inDialog('Replace').click();
  await cellsBecome(['-|-|-|-|-']);
  await button('Undo').click();
  await cellsBecome(['910 m² EN|-|sprzedany EN', '820 m² EN|-|900 000 zł EN', 'EN|-|- EN', '-|-|-']);
});

test('a text pasted from a spreadsheet fills cells, as one undo step', async () => {
  await openElements([table]);
  await cell('sprzedany EN').click();
  paste({ 'text/plain': 'x\t"two\nlines"\r\n5 < 6\t\r\nlast\t7\r\n' });
  await expect.element(page.getByText('Pasted: 3 rows, 2 columns.')).toBeVisible();
  await cellsBecome([
    'A1 EN|820 m² EN|900 000 zł EN|-',
    'A2 EN|910 m² EN|x|two\nlines',
    'A3 EN|EN|5 < 6|',
    '-|-|last|7',
  ]);
  await button('Undo').click();
  await cellsBecome(['A1 EN|820 m² EN|900 000 zł EN', 'A2 EN|910 m² EN|sprzedany EN', 'A3 EN|EN|- EN']);
});

test('a pasted table fills cells with what is written in its own', async () => {
  await openElements([table]);
  await cell('A1 EN').click();
  paste({
    'text/html':
      '<meta charset="utf-8"><style>td{}</style><table><tr><td colspan="2">wide &amp;\n   <b>bold</b></td><td>1<br>2</td></tr><tr><td><p>a</p><p>b</p></td></tr></table>',
    'text/plain': 'ignored',
  });
  await cellsBecome(['wide & bold||1\n2', 'a\nb|910 m² EN|sprzedany EN', 'A3 EN|EN|- EN']);
});

test('ELM-54 a row is dragged by its handle to the place of another', async () => {
  await openElements([table]);
  await cell('A1 EN').click();
  const [from, to] = [button('Drag row 1'), button('Drag row 3')].map((handle) =>
    handle.element().getBoundingClientRect(),
  );
  if (!from || !to) throw new Error('A handle is not on the screen');
  const at = ({ left, top }: DOMRect, down: number) => ({ coords: { x: left + 8, y: top + down } });
  await userEvent.pointer([
    { ...at(from, 8), keys: '[MouseLeft>]' },
    at(from, 12),
    at(from, 20),
    at(to, 4),
    at(to, 10),
  ]);
  await expect.poll(() => grid.element().querySelector('tr[data-drop]')?.textContent).toContain('A3');
  await userEvent.pointer('[/MouseLeft]');
  await cellsBecome(['A2 EN|910 m² EN|sprzedany EN', 'A3 EN|EN|- EN', 'A1 EN|820 m² EN|900 000 zł EN']);
});
