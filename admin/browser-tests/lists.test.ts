import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { aSeries } from './records.ts';
import { searchOf } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { untilQuiet } from './support/quiet.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

/** The list of series, narrowed to 8 whose names begin with the given word, 5 on a page. */
async function aFilledList(word: string): Promise<Page> {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
  await Promise.all(numbers.map((number) => aSeries(page, `${word} ${number}`, { limit: number * 10 })));
  await page.goto(`/series?filters[name][value]=${word}&pagination[pageSize]=5`);
  await rowCount(page, 5);
  return page;
}

const nameLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Waits until the list has that many rows. */
const rowCount = (page: Page, count: number) =>
  page.waitForFunction((expected) => {
    const table = document.querySelector('[role=table][aria-busy=false]');
    return table?.querySelectorAll('tbody [role=row]:not([aria-hidden])').length === expected;
  }, count);

test('LST-09 the address contains the complete state: reload and back restore it, the menu link resets it', {
  tags: 'essential',
}, async () => {
  const page = await aFilledList('Alder');
  await page.getByRole('button', { name: 'Share limit' }).last().click();
  await page
    .getByRole('columnheader', { name: 'Share limit' })
    .and(page.locator('[aria-sort=ascending]'))
    .waitFor();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await rowCount(page, 3);
  expect(searchOf(page)).toBe(
    '?filters[name][value]=Alder&pagination[pageNumber]=2&pagination[pageSize]=5&order[limit][column]=limit&order[limit][direction]=ASC',
  );

  await page.reload();
  await rowCount(page, 3);
  await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Alder');
  await page.getByText('6–8 of 8').waitFor();

  await page.goBack();
  await rowCount(page, 5);
  await nameLink(page, 'Alder 1 EN').click();
  await page.getByRole('heading', { name: 'Alder 1 EN', level: 1 }).waitFor();
  await page.goBack();
  await rowCount(page, 5);
  expect(searchOf(page)).toContain('order[limit][direction]=ASC');
  await nameLink(page, 'Alder 1 EN').click();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await rowCount(page, 5);
  expect(searchOf(page)).toContain('order[limit][direction]=ASC');

  await page.getByLabel('Rows per page').selectOption('50');
  await rowCount(page, 8);
  expect(searchOf(page)).toContain('pagination[pageSize]=50');

  await page.getByRole('link', { name: 'Share series' }).click();
  await page.waitForFunction(() => window.location.search === '');
  await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('');
});

describe('controls', () => {
  test('LST-15 a header sorts, and reverses the direction', async () => {
    const page = await aFilledList('Birch');
    const header = page.getByRole('columnheader', { name: 'Name' });
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('ascending');
    await header.getByRole('button').click();
    await page.locator('[aria-sort=descending]').waitFor();
    await nameLink(page, 'Birch 8 EN').waitFor();
    expect(searchOf(page)).toContain('order[name][direction]=DESC');
    await header.getByRole('button').click();
    await nameLink(page, 'Birch 1 EN').waitFor();
    expect(searchOf(page)).toBe('?filters[name][value]=Birch&pagination[pageSize]=5');
  });

  test('LST-07, LST-08 filters return to page 1, are shown as chips, and are cleared to the bare address', async () => {
    const page = await aFilledList('Cedar');
    await page.getByRole('button', { name: 'Next page' }).click();
    await rowCount(page, 3);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Share limit' }).click();
    await page.getByLabel('Share limit: From').fill('50');
    await page.getByLabel('Share limit: To').fill('80');
    // The lower bound alone leaves four rows as well.
    await expect
      .poll(() => searchOf(page))
      .toBe(
        '?filters[name][value]=Cedar&filters[limit][from]=50&filters[limit][to]=80&pagination[pageSize]=5',
      );
    await rowCount(page, 4);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove filter Share limit: from 50 to 80' }).click();
    await rowCount(page, 5);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.waitForFunction(() => window.location.search === '');
    await page.getByRole('button', { name: 'Clear' }).waitFor({ state: 'detached' });
  });

  test('a page past the end leads to the last one', async () => {
    const page = await aFilledList('Dogwood');
    await page.goto('/series?filters[name][value]=Dogwood&pagination[pageNumber]=9&pagination[pageSize]=5');
    await rowCount(page, 3);
    expect(searchOf(page)).toBe(
      '?filters[name][value]=Dogwood&pagination[pageNumber]=2&pagination[pageSize]=5',
    );
  });

  test('a button pressed right after typing works too', async () => {
    const page = await aFilledList('Ebony');
    await page.goto('/series');
    await untilQuiet(page);
    const header = page.getByRole('columnheader').getByRole('button', { name: 'Share limit' });
    const place = await header.boundingBox();
    await page.getByRole('textbox', { name: 'Name' }).focus();
    await page.keyboard.type('Ebony 1');
    await page.mouse.click((place?.x ?? 0) + 5, (place?.y ?? 0) + 5);
    await expect.poll(() => searchOf(page)).toContain('filters[name][value]=Ebony+1');
    expect(searchOf(page)).toContain('order[limit][column]=limit');
  });

  test('the focus moves to the next control when a chip or the clear button disappears', async () => {
    const page = await aFilledList('Gorse');
    await page.goto('/series?filters[name][value]=Gorse&filters[limit][from]=1');
    await page.getByRole('button', { name: /^Remove filter Name/ }).press('Enter');
    await page
      .getByRole('button', { name: /^Remove filter Share limit/ })
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.press('Enter');
    await page.locator('h1:focus').waitFor();
    await page.goto('/series?filters[name][value]=Gorse');
    await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
    await page.locator('h1:focus').waitFor();
  });

  test('the search waits for a pause, adds one history entry, and is focused by /', async () => {
    const page = await aFilledList('Elder');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/share/series?')) asked.push(decodeURIComponent(request.url()));
    });
    await page.keyboard.press('/');
    await page.keyboard.press('End');
    // In one go: between two keys of a busy machine there may be such a pause.
    await page.evaluate(() => {
      for (const letter of ' 7') document.execCommand('insertText', false, letter);
    });
    await rowCount(page, 1);
    expect(asked.length).toBe(1);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('zzz');
    await page.getByText('Nothing matches these filters').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('link', { name: 'Edit' }).first().waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('');
  });
});

test('a failure shows its reason, code and error ID; the filters stay usable and a retry succeeds', async () => {
  const page = await aFilledList('Fir');
  const failing = (url: URL) => url.pathname === '/api/admin/share/series';
  expectFailure(page, { address: '/share/series', status: 500 });
  await page.route(failing, (route) =>
    route.fulfill({
      status: 500,
      headers: { 'x-request-id': 'req-77' },
      json: { status: 500, data: null, errors: [{ code: 'INTERNAL_ERROR', path: null, message: '' }] },
    }),
  );
  await page.getByRole('textbox', { name: 'Name' }).fill('Fir 7');
  const banner = page.getByRole('alert');
  await banner.getByText('Something unexpected went wrong. Try again.').waitFor();
  await expect.poll(() => banner.textContent()).toContain('INTERNAL_ERROR');
  await expect.poll(() => banner.textContent()).toContain('req-77');
  await page.unroute(failing);
  await banner.getByRole('button', { name: 'Try again' }).click();
  await rowCount(page, 1);
  await banner.waitFor({ state: 'detached' });
});

test('a list that cannot be loaded still says what it is sorted by, and is sorted by something else', async () => {
  const page = await aFilledList('Hazel');
  const failing = (url: URL) => url.pathname === '/api/admin/share/series';
  expectFailure(page, { address: '/share/series', status: 500 });
  await page.route(failing, (route) =>
    route.fulfill({
      status: 500,
      json: { status: 500, data: null, errors: [{ code: 'INTERNAL_ERROR', path: null, message: '' }] },
    }),
  );
  const head = page.getByRole('columnheader', { name: 'Share limit' });
  await head.getByRole('button').click();
  await page.getByRole('alert').getByText('Something unexpected went wrong. Try again.').waitFor();
  await rowCount(page, 0);
  expect(await head.getAttribute('aria-sort')).toBe('ascending');
  expect(await page.locator('thead').getByRole('checkbox').count()).toBe(0);
  await expectAccessible(page);
  await screenshot(page, 'list-failed');
  await page.unroute(failing);
  await head.getByRole('button').click();
  await nameLink(page, 'Hazel 8 EN').waitFor();
  await page.getByRole('alert').waitFor({ state: 'detached' });
});

test('a list shows a notice while the server has lost its database, and loads its rows when the database is back', async () => {
  const page = await aFilledList('Elm');
  const reading = (url: URL) => url.pathname === '/api/admin/share/series';
  expectFailure(page, { address: '/share/series', status: 504 });
  let isDown = true;
  await page.route(reading, (route) =>
    isDown
      ? route.fulfill({
          status: 504,
          headers: { 'retry-after': '1' },
          json: {
            status: 504,
            data: null,
            errors: [{ code: 'DATABASE_UNAVAILABLE', path: null, message: '' }],
          },
        })
      : route.fallback(),
  );
  await page.getByRole('textbox', { name: 'Name' }).fill('Elm 7');
  const notice = page.getByText('The server has lost the connection to its database. Trying again…');
  await notice.waitFor();
  isDown = false;
  await rowCount(page, 1);
  await notice.waitFor({ state: 'detached' });
});
