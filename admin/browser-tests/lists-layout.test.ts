import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { held } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

async function ordersOf(account: 'admin' | 'editor', looks: Parameters<typeof browser.page>[0] = {}) {
  const page = await browser.page({ language: 'en', ...looks });
  await signInAhead(page, accounts[account]);
  await opened(page);
  return page;
}

async function opened(page: Page) {
  await page.goto('/orders');
  await page.locator('a[data-record]').first().waitFor();
}

const columnsButton = (page: Page) => page.getByRole('button', { name: 'Columns', exact: true });
const box = (page: Page, name: string) => page.getByRole('dialog').getByRole('checkbox', { name });
const headers = (page: Page) => page.getByRole('columnheader').allInnerTexts();
const saved = (page: Page, path: 'layout' | 'density') =>
  page.waitForResponse((answer) => answer.url().endsWith(`/admin/list-${path}`) && answer.ok());
const rowHeight = async (page: Page) =>
  (
    await page
      .getByRole('row')
      .filter({ has: page.locator('a[data-record]') })
      .first()
      .boundingBox()
  )?.height;

const DECLARED = ['No.', 'Investor', 'Offer', 'Date', 'Shares', 'Status', 'Payment due', 'Amount', 'Actions'];

test('columns are hidden and moved by keyboard, rows are compact, a reload keeps it and nobody else has it', async () => {
  const page = await ordersOf('admin');
  await expect.poll(() => headers(page)).toEqual(DECLARED);
  const comfortable = (await rowHeight(page)) ?? 0;

  await columnsButton(page).press('Enter');
  await box(page, 'Shares').waitFor();
  expect(await box(page, 'No.').isDisabled()).toBe(true);
  let answered = saved(page, 'layout');
  await box(page, 'Shares').press('Space');
  await expect.poll(() => headers(page)).toEqual(DECLARED.filter((name) => name !== 'Shares'));
  await answered;

  const up = page.getByRole('button', { name: 'Move up: Amount' });
  const hasFocus = () => up.evaluate((element) => element === document.activeElement);
  await up.focus();
  // The hidden column is passed first, and the first one of all is never displaced.
  for (const position of [7, 6, 5, 4, 3, 2]) {
    answered = saved(page, 'layout');
    await page.keyboard.press('Enter');
    await page.getByText(`Amount: position ${position}`).waitFor({ state: 'attached' });
    await expect.poll(hasFocus).toBe(true);
    await answered;
  }
  const arranged = ['No.', 'Amount', 'Investor', 'Offer', 'Date', 'Status', 'Payment due', 'Actions'];
  await expect.poll(() => headers(page)).toEqual(arranged);
  await page.keyboard.press('Enter');

  answered = saved(page, 'density');
  await page.getByRole('radio', { name: 'Compact' }).press('Space');
  await expect.poll(() => rowHeight(page)).toBeLessThan(comfortable - 8);
  await answered;
  await expectAccessible(page);
  await screenshot(page, 'lists-layout-menu');
  await page.keyboard.press('Escape');
  await box(page, 'Shares').waitFor({ state: 'detached' });

  await opened(page);
  await expect.poll(() => headers(page)).toEqual(arranged);
  await expect.poll(() => rowHeight(page)).toBeLessThan(comfortable - 8);
  await expectAccessible(page);

  const letGo = await held(page, '**/api/admin/list-view');
  await page.goto('/orders');
  await page.getByText(/^\d+ rows$/).waitFor({ state: 'attached' });
  // Neither head nor rows are drawn in an order that they would have to leave.
  expect(await page.locator('a[data-record]').count()).toBe(0);
  expect(await headers(page)).toEqual([]);
  letGo();
  await page.locator('a[data-record]').first().waitFor();
  expect(await headers(page)).toEqual(arranged);

  // R35: the file is as the list is shown.
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Text (CSV)' }).click(),
  ]);
  const [head = ''] = (await readFile(await file.path(), 'utf8')).split('\n');
  expect(head.match(/[A-Za-z][\w. -]+/g)?.slice(0, 6)).toEqual([
    'No.',
    'Amount',
    'Investor',
    'E-mail',
    'Offer',
    'Date',
  ]);
  expect(head).not.toContain('Shares');

  const other = await ordersOf('editor');
  await expect.poll(() => headers(other)).toEqual(DECLARED);
  await expect.poll(() => rowHeight(other)).toBe(comfortable);

  await columnsButton(page).click();
  await box(page, 'Shares').waitFor();
  answered = saved(page, 'layout');
  await page.getByRole('button', { name: 'Restore the default columns' }).click();
  await expect.poll(() => headers(page)).toEqual(DECLARED);
  await answered;
  answered = saved(page, 'density');
  await page.getByText('Comfortable', { exact: true }).click();
  await expect.poll(() => rowHeight(page)).toBe(comfortable);
  await answered;
});

test('a layout that cannot be saved is said, and the list shows what is stored', async () => {
  const page = await ordersOf('admin');
  await expect.poll(() => headers(page)).toEqual(DECLARED);
  expectFailure(page, { address: '/admin/list-layout', status: 500 });
  await page.route('**/admin/list-layout', (route) => route.fulfill({ status: 500, body: '' }));
  await columnsButton(page).click();
  await box(page, 'Offer').click();
  await page.getByText('The layout of the list could not be saved').waitFor();
  await expect.poll(() => headers(page)).toEqual(DECLARED);
  await expect.poll(() => box(page, 'Offer').isChecked()).toBe(true);
});
