import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openWorkbook } from '../../api/src/testing/files/open-workbook.ts';
import { anOrder, aSellingOffer, pay } from './order-records.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

const exportAs = (page: Page, format: string) => async () => {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: format }).click();
};

async function fileOf(page: Page, begin: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), begin()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('R35 a list is exported as it is shown: its filters, order, headers and words', {
  tags: 'essential',
}, async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const title = `Eksportowa ${crypto.randomUUID().slice(0, 6)}`;
  const offer = await aSellingOffer(page, title);
  for (const quantity of [2, 3, 5]) {
    const order = await anOrder(page, offer, {
      quantity,
      email: `${quantity}@example.com`,
      firstName: '=1+1',
    });
    if (quantity === 3) await pay(page, order);
  }
  await page.goto(
    `/orders?filters[offer][value]=${title}&order[quantity][column]=quantity&order[quantity][direction]=ASC`,
  );
  await page.getByRole('row').nth(3).waitFor();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Spreadsheet (XLSX)' }).waitFor();
  await screenshot(page, 'list-export-menu');
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });

  const sheet = await fileOf(page, exportAs(page, 'Spreadsheet (XLSX)'));
  expect(sheet.name).toBe('Orders.xlsx');
  const { rows } = openWorkbook(sheet.bytes);
  const values = rows.map((row) => row.map((cell) => cell?.value ?? null));
  expect(values[0]).toEqual([
    'No.',
    'Investor',
    'E-mail',
    'Offer',
    'Date',
    'Shares',
    'Status',
    'Reason for cancelling',
    'Refund',
    'Payment due',
    'Amount',
  ]);
  expect(values.slice(1, 4).map((row) => [row[2], row[5], row[6], row[10]])).toEqual([
    ['2@example.com', 2, 'Pending', 501],
    ['3@example.com', 3, 'Paid', 751.5],
    ['5@example.com', 5, 'Pending', 1252.5],
  ]);
  expect(values.slice(4)).toEqual([[], ['Number of rows', 3], ['Sum: Amount', 2505]]);

  const text = await fileOf(page, exportAs(page, 'Text (CSV)'));
  expect(text.name).toBe('Orders.csv');
  expect(text.bytes.toString()).toContain(',2@example.com,');
  expect(text.bytes.toString()).toContain("'=1+1 Zielińska");
});

test('R35 the journal and the sent e-mails are exported in words', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const order = await anOrder(page, await aSellingOffer(page, `W dzienniku ${crypto.randomUUID()}`), {
    email: 'journal@example.com',
  });
  await page.goto(`/journal?filters[entity][value]=order&filters[search][value]=${order.id}`);
  await page.getByRole('cell', { name: 'Order: placed' }).waitFor();
  const journal = await fileOf(page, exportAs(page, 'Text (CSV)'));
  expect(journal.bytes.toString()).toContain('When,What,Record,Record number,Name of the record,Changes,Who');
  expect(journal.bytes.toString()).toMatch(
    new RegExp(`,Order: placed,Order,${order.id},[^,]+,"Number of shares: .*",Alicja Administratorska`),
  );

  await page.goto('/emails?filters[search][value]=journal@example.com');
  await page.getByRole('cell', { name: 'journal@example.com' }).first().waitFor();
  const emails = await fileOf(page, exportAs(page, 'Text (CSV)'));
  expect(emails.bytes.toString()).toMatch(/\njournal@example\.com,.*,(Sent|Queued)\r?\n/);
});

test('an export can be stopped, and one that fails says so', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  await page.goto('/series');
  await page.getByRole('row').nth(1).waitFor();
  // No answer comes.
  await page.route('**/export', () => {});
  await exportAs(page, 'Text (CSV)')();
  await page.getByRole('status').getByText('Exporting: 0.0 MB received').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Exporting').waitFor({ state: 'detached' });
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.unroute('**/export');
  const errors = [{ code: 'TOO_MANY_REQUESTS', path: null, message: 'No' }];
  await page.route('**/export', (route) =>
    route.fulfill({ status: 429, json: { status: 429, data: null, errors } }),
  );
  expectFailure(page, { address: '/export', status: 429 });
  await exportAs(page, 'Text (CSV)')();
  await page.getByRole('alert').getByText('TOO_MANY_REQUESTS').waitFor();
});
