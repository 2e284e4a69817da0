import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { button, heading, pathOf } from './screens.ts';
import { accounts, signedIn } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';

const browser = aBrowser();

const text = (page: Page, language: 'Polish' | 'English') =>
  page.getByRole('textbox', { name: `Content (${language})` });

async function choose(page: Page, select: string, choice: string) {
  await page.getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

test('AGR-13, AGR-15 an agreement is added once it has a type and a target', {
  tags: 'essential',
}, async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/agreements/create');
  await page.getByLabel('Name (Polish)').fill('Zgoda nowa');
  await page.getByLabel('Name (English)').fill('New consent');
  await text(page, 'Polish').fill('Tak.');
  await expect.poll(() => button(page, 'Add').isDisabled()).toBe(true);
  await choose(page, 'Type', 'Marketing');
  await expect.poll(() => button(page, 'Add').isDisabled()).toBe(true);
  await page.getByText('Choose a type and a target.').waitFor();
  await choose(page, 'Target', 'Investment');
  await button(page, 'Add').click();
  await page.getByText('This value is required.').waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
  await text(page, 'English').fill('Yes.');
  await button(page, 'Add').click();
  await heading(page, 'New consent').waitFor();
  expect(pathOf(page)).toMatch(/^\/agreements\/\d+$/);
});

test('AGR-11 types and targets that could not be loaded show an error, and can be loaded again', async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin);
  expectFailure(page, { address: '/typesAndTargets', status: 500 });
  await page.route('**/typesAndTargets', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/agreements/create');
  const alert = page.getByRole('alert');
  await alert.waitFor();
  await page.unroute('**/typesAndTargets');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await choose(page, 'Type', 'Marketing');
  await alert.waitFor({ state: 'detached' });
});
