import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

test('LST-08 a view is saved, opened from the menu while it is the default, shared, renamed and deleted', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const name = `Open ones ${crypto.randomUUID().slice(0, 6)}`;
  const views = (label = 'Views') => page.getByRole('button', { name: label, exact: true });
  const item = (label: string | RegExp) => page.getByRole('menuitem', { name: label });
  const filtered = 'filters[isOpen][value]=1';
  await page.goto('/series?filters[isOpen][value]=1&order[limit][column]=limit&order[limit][direction]=ASC');
  await page.getByRole('row').nth(1).waitFor();
  await views().click();
  await item('Save these filters as a view…').click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await views(name).click();
  await screenshot(page, 'list-views-menu');
  await item('Open by default').click();

  const link = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Share series' });
  await page.locator(`a[href*="${filtered}"]`, { hasText: 'Share series' }).waitFor();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await views().waitFor();
  // Clearing leads to the bare path, which stays the bare list.
  expect(new URL(page.url()).search).toBe('');
  await link.click();
  await views(name).waitFor();
  expect(page.url()).toContain(filtered);

  await views(name).click();
  await item('Rename or share…').click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(`${name} again`);
  await page.getByRole('switch', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await views(`${name} again`).waitFor();

  const other = await browser.page({ language: 'en' });
  await signInAhead(other, accounts.editor);
  await other.goto('/series');
  await other.getByRole('button', { name: 'Views', exact: true }).click();
  await other.getByRole('menuitem', { name: `${name} again · shared by` }).click();
  await other.getByRole('button', { name: `${name} again`, exact: true }).click();
  expect(await other.getByRole('menuitem', { name: /^Delete the view/ }).count()).toBe(0);

  await views(`${name} again`).click();
  await item(/^Delete the view/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await views().waitFor();
  await page.locator('a[href="/series"]', { hasText: 'Share series' }).waitFor();
});
