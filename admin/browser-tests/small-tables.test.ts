import { expect, test } from 'vitest';
import { anOrder, aSellingOffer } from './order-records.ts';
import { unique } from './records.ts';
import { expectToFit } from './screens.ts';
import { aBrowser } from './support/browser.ts';

const browser = aBrowser();

test.each([1440, 992])('at %i px every column of the tables of an order is in sight', async (width) => {
  const page = await browser.staff({ language: 'en', width });
  const email = `table-${unique()}@example.com`;
  const { id } = await anOrder(page, await aSellingOffer(page, `Tabela ${unique()}`), { email });
  await page.goto(`/orders/${id}/edit`);
  const cells = page.getByRole('table', { name: /^(Transactions|Documents to sign)$/ }).getByRole('cell');
  await cells.last().waitFor();
  await expectToFit(page, width);
  await expect
    .poll(() =>
      cells.evaluateAll((all) => {
        const edgeOf = (cell: Element) => cell.closest('section')?.getBoundingClientRect().right ?? 0;
        return all
          .filter((cell) => cell.getBoundingClientRect().right > edgeOf(cell))
          .map((cell) => cell.textContent);
      }),
    )
    .toEqual([]);
});
