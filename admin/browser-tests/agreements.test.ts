import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { dialogue } from './order-records.ts';
import { anAgreement } from './records.ts';
import { button, heading, onAgreement, pathOf, searchOf } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
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

test('AGR-04 the list is narrowed by type, target and yes or no', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  await anAgreement(page, 'Filtr A', { type: 'marketing', active: true });
  await anAgreement(page, 'Filtr B', { type: 'marketing', active: false });
  await page.goto('/agreements?filters[name][value]=Filtr');
  const active = page.getByRole('link', { name: 'Filtr A EN', exact: true });
  const inactive = page.getByRole('link', { name: 'Filtr B EN', exact: true });
  for (const one of [active, inactive]) await one.waitFor();
  for (const [filter, choice] of [
    ['Type', 'Marketing'],
    ['Active', 'No'],
  ] as const) {
    await button(page, 'Filter').click();
    await dialogue(page).getByRole('button', { name: filter, exact: true }).click();
    await dialogue(page).getByRole('button', { name: choice, exact: true }).click();
    await dialogue(page).waitFor({ state: 'detached' });
  }
  await active.waitFor({ state: 'detached' });
  await inactive.waitFor();
  expect(searchOf(page)).toBe(
    '?filters[name][value]=Filtr&filters[type][value]=marketing&filters[active][value]=0',
  );
  await button(page, 'Remove filter Active: No').click();
  await active.waitFor();
});

test('AGR-08 a list that cannot be loaded shows an error', async () => {
  const page = await browser.page({ language: 'pl' });
  await signInAhead(page, accounts.admin);
  expectFailure(page, { address: '/api/admin/agreements', status: 500 });
  await page.route('**/api/admin/agreements', (route) =>
    route.fulfill({
      status: 500,
      json: { status: 500, data: null, errors: [{ code: 'INTERNAL_ERROR', path: null, message: '' }] },
    }),
  );
  await page.goto('/agreements');
  await page.getByRole('alert').getByText('Nie udało się wczytać listy zgód').waitFor();
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

test('AGR-17 the form and its texts are readable without the edit permission', async () => {
  const { page } = await onAgreement(browser, 'Readable');
  const reader = await browser.page({ language: 'en' });
  await signedIn(reader, await accountWith(browser.server(), 'admin:agreement:get'), pathOf(page));
  await text(reader, 'Polish').waitFor();
  await expect.poll(() => text(reader, 'Polish').getAttribute('contenteditable')).toBe('false');
  expect(await reader.getByRole('toolbar').count()).toBe(0);
  expect(await button(reader, 'Save').count()).toBe(0);
  await expectAccessible(reader);
});
