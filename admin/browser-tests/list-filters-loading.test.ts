import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { held, searchOf } from './screens.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';

const browser = aBrowser();
const FILTERS = '**/assets/later-*.js';

const search = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const focused = (page: Page) => page.locator(':focus');

test('letters typed into the search of a list stay when its rows and the code for later arrive', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const letGo = [await held(page, '**/api/admin/offer?*'), await held(page, FILTERS)];
  const asked = page.waitForRequest(FILTERS);
  await page.goto('/offers', { waitUntil: 'commit' });
  await asked;
  await page.keyboard.press('/');
  await page.keyboard.type('River');
  for (const go of letGo) go();
  await page.keyboard.type('side');
  await page.getByRole('link', { name: 'Riverside Apartments', exact: true }).waitFor();
  expect(await search(page).inputValue()).toBe('Riverside');
  await search(page).and(focused(page)).waitFor();
});

test('the names of the filters keep the focus when their fields arrive, and the fields get what was typed', async () => {
  const page = await browser.page({ language: 'en' });
  const letGo = await held(page, FILTERS);
  await signedIn(page, accounts.admin, '/series');
  const filter = page.getByRole('button', { name: 'Filter', exact: true });
  const name = page.getByRole('dialog').getByRole('button', { name: 'Share limit' });
  await filter.press('Enter');
  await name.press('Enter');
  await name.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await filter.and(focused(page)).waitFor();

  await page.keyboard.press('Enter');
  await name.press('Enter');
  await name.waitFor({ state: 'detached' });
  await page.keyboard.type('12');
  letGo();
  await expect.poll(() => page.getByLabel('Share limit: From').inputValue()).toBe('12');
  await expect.poll(() => searchOf(page)).toBe('?filters[limit][from]=12');
});

test('the chosen name of a filter keeps the focus when the fields arrive', async () => {
  const page = await browser.page({ language: 'en' });
  const letGo = await held(page, FILTERS);
  const asked = page.waitForRequest(FILTERS);
  await signedIn(page, accounts.admin, '/series');
  await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter');
  const last = page.getByRole('dialog').getByRole('button').last();
  await last.focus();
  const request = await asked;
  letGo();
  // A string, as the test runner would take the import for one of its own. React draws what has arrived within two frames.
  const frame = 'new Promise(requestAnimationFrame)';
  await page.evaluate(`import('${request.url()}').then(() => ${frame}).then(() => ${frame})`);
  await last.and(focused(page)).waitFor();
});
