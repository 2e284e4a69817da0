import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { callApi } from './records.ts';
import {
  button,
  expectToFit,
  field,
  focusOn,
  heading,
  held,
  keepToast,
  onSeries,
  pathOf,
} from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure, type Looks } from './support/browser.ts';

const browser = aBrowser();

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

async function fillNames(page: Page, name: string) {
  await field(page, 'Name (Polish)').fill(name);
  await field(page, 'Name (English)').fill(`${name} EN`);
  await field(page, 'Display name (Polish)').fill('Lokale');
  await field(page, 'Display name (English)').fill('Flats');
  await field(page, 'Price per share').fill('99.5');
}

test('the link back leads home for users who may not see the list', async () => {
  const page = await browser.page({ language: 'en' });
  const areas = ['series', 'agreement', 'offer'] as const;
  const keys = areas.flatMap((area) => [`admin:${area}:create`, `admin:${area}:get`] as const);
  await signInAhead(page, await accountWith(browser.server(), ...keys));
  expectFailure(page, { address: '/98765', status: 404 });
  for (const address of [
    ...['/series/create', '/series/1/edit', '/series/98765/edit'],
    ...['/agreements/create', '/agreements/1', '/agreements/98765'],
    ...['/offers/create', '/offers/1/edit', '/offers/98765/edit'],
  ]) {
    await page.goto(address);
    const back = page.getByRole('link', { name: 'Back', exact: true });
    expect([address, await back.getAttribute('href')]).toEqual([address, '/']);
  }
});

describe('saving', () => {
  test('FRM-04 add opens the new record, add-and-back the list', { tags: 'essential' }, async () => {
    const page = await onCreate();
    await fillNames(page, 'Maple');
    await button(page, 'Add').click();
    await page.getByText('Series added').waitFor();
    await heading(page, 'Maple EN').waitFor();
    expect(pathOf(page)).toMatch(/^\/series\/\d+\/edit$/);

    await page.goto('/series/create');
    await fillNames(page, 'Mulberry');
    await button(page, 'Add and back').click();
    await heading(page, 'Share series').waitFor();
    expect(pathOf(page)).toBe('/series');
  });

  test('a user who may add but not view is led home', async () => {
    const page = await browser.page({ language: 'en' });
    await signedIn(page, await accountWith(browser.server(), 'admin:series:create'), '/series/create');
    await fillNames(page, 'Myrtle');
    await button(page, 'Add').click();
    await page.getByText('Series added').waitFor();
    await heading(page, 'Dashboard').waitFor();
  });

  test('FRM-05 save stays, also with Ctrl+S; save-and-back opens the list', async () => {
    const { page } = await onSeries(browser, 'Nutmeg');
    await field(page, 'Name (English)').fill('Nutmeg two');
    await page.getByText('Unsaved changes').waitFor();
    await page.keyboard.press('ControlOrMeta+S');
    await heading(page, 'Nutmeg two').waitFor();
    await page.getByText('Unsaved changes').waitFor({ state: 'hidden' });
    await field(page, 'Name (English)').fill('Nutmeg three');
    await button(page, 'Save and back').click();
    await heading(page, 'Share series').waitFor();
  });

  test('a button pressed by key has the focus again after its action', async () => {
    const { page } = await onSeries(browser, 'Neem');
    await field(page, 'Name (English)').fill('Neem two');
    await button(page, 'Save').press('Enter');
    await heading(page, 'Neem two').waitFor();
    await button(page, 'Save').and(page.locator(':focus')).waitFor();
  });

  test('pressing again during a save sends nothing more', { tags: 'essential' }, async () => {
    const { page } = await onSeries(browser, 'Oak');
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
    await expect.poll(() => button(page, 'Save and back').isDisabled()).toBe(true);
    answer();
    await heading(page, 'Oak two').waitFor();
    expect(sent).toBe(1);
  });

  test('FRM-03 nothing can be typed while a record is added; when that fails, the cursor is where it was', async () => {
    const page = await onCreate();
    await fillNames(page, 'Plum');
    const typed = field(page, 'Name (English)');
    const typeMeanwhile = async () => {
      await page.keyboard.press('ControlOrMeta+s');
      await typed.and(page.locator(':focus')).waitFor({ state: 'detached' });
      await page.keyboard.type('lost');
    };
    await typed.focus();
    expectFailure(page, { address: '/share/series', status: 0 });
    const fail = await held(page, '**/api/admin/share/series', (route) => route.abort());
    await typeMeanwhile();
    fail();
    await page.getByText('The server cannot be reached').waitFor();
    await typed.and(page.locator(':focus')).waitFor();
    expect(await typed.inputValue()).toBe('Plum EN');
    await page.unroute('**/api/admin/share/series');
    const answer = await held(page, '**/api/admin/share/series');
    await typeMeanwhile();
    answer();
    await heading(page, 'Plum EN').waitFor();
    await page.getByText('Unsaved changes').waitFor({ state: 'hidden' });
  });

  test('R6 a create without an answer is repeated with the same key, and nothing typed is lost', {
    tags: 'essential',
  }, async () => {
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
    await expect.poll(() => field(page, 'Name (Polish)').inputValue()).toBe('Pine');
    await page.unroute('**/api/admin/share/series');
    await button(page, 'Add').click();
    await heading(page, 'Pine EN').waitFor();
    expect(keys.length).toBe(2);
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('errors', () => {
  test('each is shown at its field, and the first one is focused; nothing is sent', async () => {
    const page = await onCreate();
    await field(page, 'Name (Polish)').fill('Quince');
    await button(page, 'Add').click();
    await expect.poll(() => message(page, 'Name (English)')).toContain('Enter the name.');
    await expect
      .poll(() => message(page, 'Price per share'))
      .toContain('This value should be greater than 0');
    await focusOn(page, 'name.en');
    await page.getByRole('button', { name: /^PL/ }).click();
    await page.getByText('Podaj nazwę.').first().waitFor();
    expect(await page.getByText('Enter the name.').count()).toBe(0);
  });

  test('FRM-14 errors of the server are shown at the fields of their paths', {
    tags: 'essential',
  }, async () => {
    const { page } = await onSeries(browser, 'Rowan');
    expectFailure(page, { address: '/share/series/', status: 422 });
    await field(page, 'Account number').fill('PL00 0000');
    await button(page, 'Save').click();
    await page.getByText('The bank account number is wrong.').waitFor();
    await expect.poll(() => message(page, 'Account number')).toContain('The bank account number is wrong.');
    await focusOn(page, 'bankInfo.accountNumber');
    await page.getByText('The series could not be saved').waitFor();
    await expect.poll(() => field(page, 'Account number').inputValue()).toBe('PL00 0000');
  });

  test('NTF-01 the toast of a failed save disappears when the next attempt begins', async () => {
    const { page } = await onSeries(browser, 'Rubber tree');
    expectFailure(page, { address: '/share/series/', status: 422 });
    await field(page, 'Account number').fill('PL00 0000');
    await button(page, 'Save').click();
    const failed = page.getByText('The series could not be saved');
    await keepToast(page);
    await failed.waitFor();
    await field(page, 'Account number').fill('');
    await page.keyboard.press('ControlOrMeta+S');
    await page.getByText('Series saved').waitFor();
    expect(await failed.count()).toBe(0);
  });

  test('on a narrow screen the language with the error opens', async () => {
    const page = await onCreate({ width: 375 });
    await field(page, 'Name (Polish)').fill('Spruce');
    await button(page, 'Add').click();
    await focusOn(page, 'name.en');
    await page.getByRole('radio', { name: 'English error', checked: true }).waitFor({ state: 'attached' });
    await expectToFit(page, 375);
    await expectAccessible(page);
  });
});

test('a save without an answer: after 20 s the form shows an error and loses nothing typed, and the next attempt saves once', async () => {
  const page = await onCreate();
  await fillNames(page, 'Medlar');
  const keys: (string | undefined)[] = [];
  const saving = (url: URL) => url.pathname === '/api/admin/share/series';
  await page.route(saving, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    // The first request is received, but its answer is lost.
    if (keys.length === 1) return void (await route.fetch());
    await route.fallback();
  });
  await button(page, 'Add').click();
  await expect.poll(() => keys.length).toBe(1);
  const banner = page.getByRole('alert');
  await banner.getByText('The server has not answered for too long. Try again.').waitFor();
  await banner.getByText('Everything you typed is still here').waitFor();
  await expect.poll(() => field(page, 'Name (English)').inputValue()).toBe('Medlar EN');
  await banner.getByRole('button', { name: 'Try again' }).click();
  await heading(page, 'Medlar EN').waitFor();
  expect(keys[1]).toBe(keys[0]);
  const query = `?${new URLSearchParams({ 'filters[name][value]': 'Medlar' })}`;
  const { items } = await callApi<{ items: unknown[] }>(page, 'GET', `/admin/share/series${query}`);
  expect(items.length).toBe(1);
});
