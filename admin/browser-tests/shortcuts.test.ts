import { expect, test } from 'vitest';
import { expectToFit } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signedIn } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

test('? lists the shortcuts, but not while somebody types', async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/series');
  const search = page.getByRole('search').getByRole('textbox').first();
  await search.fill('What');
  await page.keyboard.type('?');
  await expect.poll(() => search.inputValue()).toBe('What?');
  await search.fill('');
  await search.blur();
  await page.keyboard.press('Shift+?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await list.getByRole('row', { name: 'Search the list' }).getByText('/', { exact: true }).waitFor();
  await list.getByRole('row', { name: 'Insert an element in an empty text' }).getByText('/').waitFor();
  await list.getByRole('row', { name: 'lift the section or element' }).getByText('Space').waitFor();
  await list.getByRole('row', { name: 'Previous cell' }).getByText('Shift').waitFor();
  await expectAccessible(page);
  await screenshot(page, 'shortcuts');
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
});

test('WCAG 2.1.4 single keys are switched off, and no tooltip promises them; they can be switched on again', async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/orders');
  await page.locator('[role=table][aria-busy=false] tbody tr').first().click();
  await page.getByRole('button', { name: 'Next in the list (J)' }).waitFor();

  await page.goto('/account');
  const single = page.getByRole('switch', { name: 'Single-key shortcuts' });
  await single.uncheck();
  await page.goto('/orders');
  await page.locator('[role=table][aria-busy=false] tbody tr').first().waitFor();
  const search = page.getByRole('search').getByRole('textbox').first();
  expect(await search.getAttribute('title')).toBe(null);
  await page.keyboard.press('/');
  await page.keyboard.press('Shift+?');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await page.getByRole('dialog').count()).toBe(0);
  const address = page.url();
  await page.locator('[role=table][aria-busy=false] tbody tr').first().click();
  await page.getByRole('button', { name: 'Next in the list', exact: true }).waitFor();
  const first = page.url();
  await page.keyboard.press('j');
  expect(page.url()).toBe(first);
  expect(first).not.toBe(address);

  // Without its key, the list of shortcuts opens by a button.
  await page.goto('/account');
  await page.getByRole('button', { name: 'Show keyboard shortcuts' }).click();
  await page.getByRole('dialog').getByRole('switch', { name: 'Single-key shortcuts' }).check();
  await page.keyboard.press('Escape');
  await page.goto('/orders');
  await page.locator('[role=table][aria-busy=false] tbody tr').first().waitFor();
  const label = await search.getAttribute('aria-label');
  expect(await search.getAttribute('title')).toBe(`${label} (/)`);
  await page.keyboard.press('/');
  await search.and(page.locator(':focus')).waitFor();
});

test('the list fits a phone, in Polish', async () => {
  const page = await browser.page({ language: 'pl', width: 375, scheme: 'dark' });
  await signedIn(page, accounts.admin, '/account');
  await page.getByRole('button', { name: 'Pokaż skróty klawiszowe' }).click();
  await page.getByRole('dialog', { name: 'Skróty klawiszowe' }).getByText('Szukaj wszędzie').waitFor();
  await expectToFit(page, 375);
  await screenshot(page, 'shortcuts-375-dark');
});

test('the tooltips of what has a key name it', async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/offers/create');
  await page.getByRole('tab', { name: 'Sections' }).click();
  const tooltip = (name: string) => page.getByRole('button', { name, exact: true }).getAttribute('title');
  expect(await tooltip('Undo')).toBe('Undo (Ctrl + Z)');
  expect(await tooltip('Redo')).toBe('Redo (Ctrl + Shift + Z)');
  expect(await tooltip('Add')).toBe('Add (Ctrl + S)');
});
