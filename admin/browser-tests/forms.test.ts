import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aSeries, callApi } from './records.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signedIn } from './support/accounts.ts';
import { aBrowser, expectFailure, type Looks } from './support/browser.ts';

const browser = aBrowser();

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const path = (page: Page) => new URL(page.url()).pathname;
const message = (page: Page, name: string) =>
  field(page, name).evaluate((input) => {
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  });

async function onCreate(looks: Looks = {}): Promise<Page> {
  const page = await browser.page({ language: 'en', ...looks });
  await signedIn(page, accounts.admin, '/series/create');
  await heading(page, 'New share series').waitFor();
  return page;
}

/** The editing screen of a new series of that name. */
async function onEdit(name: string, looks: Looks = {}) {
  const page = await browser.page({ language: 'en', ...looks });
  await signedIn(page, accounts.admin);
  const series = await aSeries(page, name);
  await page.goto(`/series/${series.id}/edit`);
  await heading(page, `${name} EN`).waitFor();
  return { page, series };
}

async function fillNames(page: Page, name: string) {
  await field(page, 'Name (Polish)').fill(name);
  await field(page, 'Name (English)').fill(`${name} EN`);
  await field(page, 'Display name (Polish)').fill('Lokale');
  await field(page, 'Display name (English)').fill('Flats');
  await field(page, 'Price per share').fill('99.5');
}

describe('saving', () => {
  test('FRM-04 add leads to the new record, add-and-back to the list', async () => {
    const page = await onCreate();
    await fillNames(page, 'Maple');
    await button(page, 'Add').click();
    await heading(page, 'Maple EN').waitFor();
    expect(path(page)).toMatch(/^\/series\/\d+\/edit$/);
    await page.getByText('Series added').waitFor();

    await page.goto('/series/create');
    await fillNames(page, 'Mulberry');
    await button(page, 'Add and back').click();
    await heading(page, 'Share series').waitFor();
    expect(path(page)).toBe('/series');
  });

  test('FRM-05 save stays, also with Ctrl+S; save-and-back leads to the list', async () => {
    const { page } = await onEdit('Nutmeg');
    await field(page, 'Name (English)').fill('Nutmeg two');
    await page.getByText('Unsaved changes').waitFor();
    await page.keyboard.press('ControlOrMeta+S');
    await heading(page, 'Nutmeg two').waitFor();
    expect(await page.getByText('Unsaved changes').count()).toBe(0);
    await field(page, 'Name (English)').fill('Nutmeg three');
    await button(page, 'Save and back').click();
    await heading(page, 'Share series').waitFor();
  });

  test('what is pressed again while it is being saved is sent once', async () => {
    const { page } = await onEdit('Oak');
    let sent = 0;
    let answer = () => {};
    const pressedEnough = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/admin/share/series/*', async (route) => {
      if (route.request().method() === 'PUT') sent += 1;
      await pressedEnough;
      await route.continue();
    });
    await field(page, 'Name (English)').fill('Oak two');
    await button(page, 'Save').dblclick();
    await page.keyboard.press('ControlOrMeta+S');
    expect(await button(page, 'Save and back').isDisabled()).toBe(true);
    answer();
    await heading(page, 'Oak two').waitFor();
    expect(sent).toBe(1);
  });

  test('R6 a create that got no answer is repeated under the same key, and loses nothing typed', async () => {
    const page = await onCreate();
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/series'))
        keys.push(request.headers()['idempotency-key']);
    });
    await fillNames(page, 'Pine');
    expectFailure(page, { address: '/share/series', status: 0 });
    await page.route('**/api/admin/share/series', (route) => route.abort());
    await button(page, 'Add').click();
    await page.getByText('The server cannot be reached').waitFor();
    expect(await field(page, 'Name (Polish)').inputValue()).toBe('Pine');
    await page.unroute('**/api/admin/share/series');
    await button(page, 'Add').click();
    await heading(page, 'Pine EN').waitFor();
    expect(keys.length).toBe(2);
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('errors', () => {
  test('each stands at its field, and the first one is focused; nothing is sent', async () => {
    const page = await onCreate();
    await field(page, 'Name (Polish)').fill('Quince');
    await button(page, 'Add').click();
    expect(await message(page, 'Name (English)')).toContain('Enter the name.');
    expect(await message(page, 'Price per share')).toContain('This value should be greater than 0');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name.en');
    await expectAccessible(page);
    await page.getByRole('button', { name: /^PL/ }).click();
    await page.getByText('Podaj nazwę.').first().waitFor();
    expect(await page.getByText('Enter the name.').count()).toBe(0);
  });

  test('FRM-14 the server’s are put at the field that their path names', async () => {
    const { page } = await onEdit('Rowan');
    expectFailure(page, { address: '/share/series/', status: 422 });
    await field(page, 'Account number').fill('PL00 0000');
    await button(page, 'Save').click();
    await page.getByText('The bank account number is wrong.').waitFor();
    expect(await message(page, 'Account number')).toContain('The bank account number is wrong.');
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('name') === 'bankInfo.accountNumber',
    );
    await page.getByText('The series could not be saved').waitFor();
    expect(await field(page, 'Account number').inputValue()).toBe('PL00 0000');
  });

  test('on a narrow screen the language with the error opens', async () => {
    const page = await onCreate({ width: 375 });
    await field(page, 'Name (Polish)').fill('Spruce');
    await button(page, 'Add').click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name.en');
    await page.getByRole('tab', { name: 'English error' }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await expectAccessible(page);
  });
});

describe('leaving', () => {
  test('asks before unsaved changes are lost: by a link, by going back', async () => {
    const { page } = await onEdit('Teak');
    await page.goto('/series?filters[name][value]=Teak');
    await page.getByRole('link', { name: 'Teak EN', exact: true }).click();
    await heading(page, 'Teak EN').waitFor();
    await field(page, 'Name (English)').fill('Teak two');

    await page.getByRole('link', { name: 'Agreements' }).click();
    await page.getByRole('dialog', { name: 'Discard changes?' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Stay');
    await button(page, 'Stay').click();
    expect(await field(page, 'Name (English)').inputValue()).toBe('Teak two');

    await page.goBack();
    await button(page, 'Stay').click();
    expect(path(page)).toMatch(/edit$/);

    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await button(page, 'Discard changes').click();
    await heading(page, 'Share series').waitFor();
  });

  test('closing the tab asks too; switching the language does not', async () => {
    const { page } = await onEdit('Umbrella pine');
    await field(page, 'Name (English)').fill('Typed');
    await page.getByRole('button', { name: /^PL/ }).click();
    await page.getByText('Niezapisane zmiany').waitFor();
    expect(await field(page, 'Nazwa (angielski)').inputValue()).toBe('Typed');
    const asked = page.waitForEvent('dialog');
    const closed = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await Promise.all([dialog.accept(), closed]);
  });
});

describe('R7 somebody else saved meanwhile', () => {
  async function aConflict(name: string) {
    const { page, series } = await onEdit(name);
    const { id, version: _version, numberOfShares: _bought, reservedShares: _reserved, ...stored } = series;
    await callApi(page, 'PUT', `/admin/share/series/${id}`, {
      ...stored,
      displayName: { pl: 'Inna', en: 'Another' },
      limit: 7_000,
    });
    await field(page, 'Name (English)').fill(`${name} mine`);
    expectFailure(page, { address: '/share/series/', status: 412 });
    await button(page, 'Save').click();
    const dialog = page.getByRole('dialog', { name: 'Somebody changed this record' });
    await dialog.waitFor();
    return { page, series, dialog };
  }

  test('who and when is told, and the differences are shown field by field', async () => {
    const { page, dialog } = await aConflict('Vine');
    expect(await dialog.textContent()).toMatch(/Last saved by .*admin.*, \d\d\.\d\d\.\d{4} \d\d:\d\d/i);
    await dialog.getByRole('button', { name: 'Show differences' }).click();
    const row = (name: string) =>
      dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    expect(await row('Name (English)').textContent()).toContain('Vine ENVine mine');
    expect(await row('Share limit').textContent()).toContain('7,0001,000');
    expect(await dialog.getByRole('row').count()).toBe(5);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    expect(await field(page, 'Name (English)').inputValue()).toBe('Vine mine');
  });

  test('it is overwritten only knowingly', async () => {
    const { page, dialog, series } = await aConflict('Willow');
    await dialog.getByRole('button', { name: 'Save my version' }).click();
    await heading(page, 'Willow mine').waitFor();
    const stored = await callApi<{ limit: number }>(page, 'GET', `/admin/share/series/${series.id}`);
    expect(stored.limit).toBe(1_000);
  });

  test('or what is stored is taken over', async () => {
    const { page, dialog } = await aConflict('Yew');
    await dialog.getByRole('button', { name: 'Load the saved version' }).click();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name="displayName.en"]')?.value === 'Another',
    );
    expect(await field(page, 'Name (English)').inputValue()).toBe('Yew EN');
    expect(await page.getByText('Unsaved changes').count()).toBe(0);
  });
});

test('ACL-09 without the edit permission a form is readable, and has no dead buttons', async () => {
  const { series } = await onEdit('Zelkova');
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.editor, `/series/${series.id}/edit`);
  await page.getByText('Read only.').waitFor();
  expect(await field(page, 'Name (English)').getAttribute('readonly')).not.toBeNull();
  expect(await button(page, 'Save').count()).toBe(0);
  expect(await button(page, 'Reload').count()).toBe(1);
  await expectAccessible(page);
  await page.goto('/series?filters[name][value]=Zelkova');
  await page.getByRole('link', { name: 'View Zelkova EN' }).waitFor();
  expect(await page.getByRole('link', { name: 'Add a series' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Delete Zelkova EN' }).count()).toBe(0);
});
