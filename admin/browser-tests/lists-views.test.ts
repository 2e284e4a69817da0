import type { ListView } from '@share/contract/areas/list-views/list-views.endpoints.ts';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { failOnce } from './database-down.ts';
import { callApi, unique } from './records.ts';
import { button, held } from './screens.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { untilQuiet } from './support/quiet.ts';
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

describe('a failure belongs to what was tried', () => {
  const views = (page: Page, label = 'Views') => page.getByRole('button', { name: label, exact: true });
  const item = (page: Page, label: string | RegExp) => page.getByRole('menuitem', { name: label });
  const form = (page: Page) => page.getByRole('dialog');

  async function inForm(page: Page, menu: string, entry: string): Promise<void> {
    await views(page, menu).click();
    await item(page, entry).click();
    await form(page).getByRole('textbox', { name: 'Name' }).waitFor();
  }

  let limit = 0;

  /** The list of series with filters that no other view has, and a view of them. */
  async function withView(): Promise<{ page: Page; id: number; name: string }> {
    const page = await browser.staff();
    const name = `Mine ${unique()}`;
    limit += 1;
    const query = { 'filters[limit][from]': String(limit) };
    const view = { screen: '/series', name, isShared: false, query };
    const { id } = await callApi<ListView>(page, 'POST', '/admin/list-view', view);
    await page.goto(`/series?filters[limit][from]=${limit}`);
    await views(page, name).waitFor();
    return { page, id, name };
  }

  test('a form that is opened again says nothing of the last attempt', async () => {
    const { page, name } = await withView();
    await inForm(page, name, 'Save these filters as a view…');
    await form(page).getByRole('textbox').fill('Not saved');
    await failOnce(page, '/admin/list-view');
    await button(page, 'Save').click();
    await form(page).getByRole('alert').waitFor();
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await inForm(page, name, 'Save these filters as a view…');
    expect(await form(page).getByRole('alert').count()).toBe(0);
  });

  test('saving the present filters in a view fails above the list, until it is tried again', async () => {
    const { page, id, name } = await withView();
    const replace = async () => {
      await views(page).click();
      await item(page, `${name}: Save the current filters in it`).click();
    };
    await views(page, name).click();
    await item(page, name).first().click();
    await page.getByRole('columnheader').getByRole('button', { name: 'Share limit' }).click();
    await failOnce(page, `/admin/list-view/${id}`);
    await replace();
    await page.getByRole('alert').waitFor();
    await page.goBack();
    await inForm(page, name, 'Rename or share…');
    expect(await form(page).getByRole('alert').count()).toBe(0);
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await page.goForward();
    await replace();
    await page.getByText('View saved').waitFor();
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });

  test('an answer closes only the form from which it was asked', async () => {
    const { page, id, name } = await withView();
    const answer = await held(page, `**/admin/list-view/${id}`);
    await inForm(page, name, 'Rename or share…');
    await form(page).getByRole('textbox').fill(`${name} renamed`);
    await button(page, 'Save').click();
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await inForm(page, name, 'Save these filters as a view…');
    await form(page).getByRole('textbox').fill('Another one');
    answer();
    await page.getByText('View saved').waitFor();
    await untilQuiet(page);
    expect(await form(page).getByRole('textbox').inputValue()).toBe('Another one');
  });
});
