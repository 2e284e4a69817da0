import type { PageView } from '@share/contract/areas/pages/pages.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { callApi } from './records.ts';
import { button, field, heading, pathOf } from './screens.ts';
import { accounts, signedIn } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';

const browser = aBrowser();

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const slugBecomes = (page: Page, label: string, slug: string) =>
  expect.poll(() => field(page, label).inputValue()).toBe(slug);
const attach = async (page: Page, ...names: string[]) =>
  page
    .getByRole('region', { name: 'Attachments' })
    .locator('input[type=file]')
    .setInputFiles(
      names.map((name) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') })),
    );
const card = (page: Page, name: string) => page.getByRole('heading', { name, level: 3 });
const stored = (page: Page) =>
  callApi<PageView>(page, 'GET', `/admin/page/${pathOf(page).split('/').at(-1)}`);

test('PAG-05 to PAG-11 a page is written with attachments, one of which is marked, restored and deleted', {
  tags: 'essential',
}, async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/pages/create');
  await field(page, 'Title (Polish)').fill('Zażółć gęślą');
  await field(page, 'Title (English)').fill('Privacy');
  await slugBecomes(page, 'Slug (Polish)', 'zazolc-gesla');
  // A page of the demo data has the slug "privacy".
  await slugBecomes(page, 'Slug (English)', 'privacy-2');
  await field(page, 'Slug (English)').fill('privacy');
  await attach(page, 'plan.pdf', 'plan.pdf', 'program.exe');
  await card(page, '2. plan (1)').waitFor();
  await page.getByText('file size cannot exceed 100 MB').waitFor();
  expectFailure(page, { address: '/api/admin/page', status: 422 });
  await button(page, 'Add').click();
  await page.getByText('This page slug already exists.').waitFor();
  await field(page, 'Slug (English)').fill('our-privacy');
  await button(page, 'Add').click();
  await heading(page, 'Privacy').waitFor();
  expect(pathOf(page)).toMatch(/^\/pages\/\d+$/);

  await button(page, 'Delete plan').click();
  await page.getByText('Will be deleted when you save the page.').waitFor();
  await button(page, 'Undo deleting plan').click();
  await card(page, '2. plan (1)').waitFor();
  await button(page, 'Delete plan').click();
  await button(page, 'Save').click();
  await page.getByText('Page saved').waitFor();
  await card(page, '1. plan (1)').waitFor();
  expect((await stored(page)).attachments.map(({ displayName }) => displayName)).toEqual(['plan (1)']);

  await button(page, 'Save and back').click();
  await row(page, 'zazolc-gesla').or(row(page, 'our-privacy')).first().waitFor();
  await button(page, 'Delete Privacy').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await row(page, 'our-privacy').waitFor({ state: 'detached' });
});
