import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import pg from 'pg';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { button, field } from './offer-records.ts';
import { dialogue, said } from './order-records.ts';
import { callApi } from './records.ts';
import { type Account, accounts, signedIn } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

/** An open order of the demo whose investor has signed that many of the two documents. */
async function anOrderWith(copies: number): Promise<number> {
  const client = new pg.Client({ connectionString: browser.server().databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    `SELECT o.id FROM orders o JOIN signed_documents s ON s.order_id = o.id
     WHERE o.status IN ('new', 'paid') GROUP BY o.id HAVING count(*) = $1 LIMIT 1`,
    [copies],
  );
  await client.end();
  return rows[0]?.id ?? 0;
}

async function openAs(account: Account, id: number): Promise<Page> {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, account, `/orders/${id}/edit`);
  await rows(page).first().waitFor();
  return page;
}

const table = (page: Page) => page.getByRole('table', { name: 'Documents to sign' });
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');
const cellsOf = async (page: Page, row: number) =>
  (await rows(page).nth(row).getByRole('cell').allTextContents()).map((text) => text.trim());
const deletes = (page: Page) => table(page).getByRole('button', { name: /^Delete the signed copy/ });

async function savedAs(page: Page, link: string | RegExp): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    table(page).getByRole('button', { name: link }).click(),
  ]);
  return file.suggestedFilename();
}

test('ORD-14, ORD-19, ORD-37 signed documents are shown, downloaded and removed, and nothing typed is lost', {
  tags: 'essential',
}, async () => {
  const id = await anOrderWith(1);
  const page = await openAs(accounts.admin, id);
  const [signed] = (await callApi<OrderView>(page, 'GET', `/admin/order/${id}`)).signedDocuments;
  const copy = signed?.displayName ?? '';
  const uploaded = expect.stringMatching(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
  await expect
    .poll(() => table(page).getByRole('columnheader').allTextContents())
    .toEqual(["Offer's document", 'Signed copy', 'Uploaded on', 'Needs signature', 'Actions']);
  await expect.poll(() => cellsOf(page, 0)).toEqual(['Umowa inwestycyjna.pdf', copy, uploaded, 'Yes', '']);
  await expect
    .poll(() => cellsOf(page, 1))
    .toEqual(['Oświadczenie o ryzyku.pdf', 'Not signed yet', '–', 'Yes', '']);
  await screenshot(page, 'order-signed-documents');
  expect(await savedAs(page, 'Download Umowa inwestycyjna.pdf')).toBe('Umowa inwestycyjna.pdf');
  expect(await savedAs(page, `Download ${copy}`)).toBe(copy);

  await field(page, 'City').fill('Sopot');
  await deletes(page).click();
  await dialogue(page).getByText(`“${copy}” will be gone from order ${id}`).waitFor();
  const cancel = dialogue(page).getByRole('button', { name: 'Cancel' });
  await cancel.and(page.locator(':focus')).waitFor();
  await cancel.click();
  await expect.poll(() => cellsOf(page, 0)).toContain(copy);
  await deletes(page).click();
  await dialogue(page).getByRole('button', { name: 'Delete' }).click();
  await said(page, 'Signed copy deleted');
  await expect.poll(() => cellsOf(page, 0)).toEqual(['Umowa inwestycyjna.pdf', 'Not signed yet', '–', 'Yes']);
  await expect.poll(() => field(page, 'City').inputValue()).toBe('Sopot');
  await button(page, 'Save').click();
  await said(page, 'Order saved');
});

test('without the permission there is no remove button; a removal that comes too late shows the banner', async () => {
  const id = await anOrderWith(2);
  const reader = await openAs(await accountWith(browser.server(), 'admin:order:get'), id);
  await expect.poll(() => cellsOf(reader, 0)).toHaveLength(4);
  expect(await deletes(reader).count()).toBe(0);
  // The offer's own document needs the permission to read offers.
  await expect.poll(() => table(reader).getByRole('button').count()).toBe(2);
  expect(await savedAs(reader, /^Download Umowa inwestycyjna – /)).toMatch(/^Umowa inwestycyjna – .*\.pdf$/);

  const page = await openAs(accounts.admin, id);
  expectFailure(page, { address: '/admin/investment/signedDocument/', status: 404 });
  const [signed] = (await callApi<OrderView>(page, 'GET', `/admin/order/${id}`)).signedDocuments;
  await callApi(page, 'DELETE', `/admin/investment/signedDocument/${signed?.id}`);
  await field(page, 'City').fill('Hel');
  await deletes(page).first().click();
  await dialogue(page).getByRole('button', { name: 'Delete' }).click();
  const banner = page.getByRole('alert').filter({ hasText: 'The signed document does not exist.' });
  await banner.waitFor();
  await expect.poll(() => banner.evaluate((box) => box.getBoundingClientRect().top > 0)).toBe(true);
  await expect.poll(() => cellsOf(page, 0)).toContain('Not signed yet');
  expect(await page.locator('.mantine-Notification-root').count()).toBe(0);
  await banner.getByRole('button', { name: 'Close' }).click();
  await banner.waitFor({ state: 'detached' });
  await expect.poll(() => field(page, 'City').inputValue()).toBe('Hel');
});
