import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accounts, signedIn } from './support/accounts.ts';
import { aBrowser, expectConsoleError, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();
const LIST = /assets\/users-.*\.js/;

/** A page of the office whose program has no list of users any more, as after a deploy. */
async function afterDeploy(language: 'pl' | 'en'): Promise<Page> {
  const page = await browser.page({ language });
  expectFailure(page, { address: LIST, status: 404 });
  expectConsoleError(page, 'Failed to fetch dynamically imported module');
  await signedIn(page, accounts.admin);
  await page.getByRole('navigation').getByRole('link').nth(5).waitFor();
  await page.route(LIST, (route) => route.fulfill({ status: 404, body: '' }));
  return page;
}
const openUsers = (page: Page) => page.getByRole('navigation').locator('a[href="/users"]').click();

/** The page that the server has now names another entry. */
const installVersion = (page: Page) =>
  page.route(
    (url) => url.pathname === '/',
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script type="module" src="/assets/new.js"></script>',
      }),
  );

test('a part of the program that is gone after a deploy: the page reloads by itself', {
  tags: 'essential',
}, async () => {
  const page = await afterDeploy('en');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  // The reloaded page gets what there is now.
  let isReloaded = false;
  page.on('request', (request) => {
    isReloaded ||= request.isNavigationRequest();
  });
  await page.route(LIST, (route) => (isReloaded ? route.continue() : route.fallback()));
  await openUsers(page);
  await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
  await page.getByRole('table').waitFor();
  expect(loads).toBeLessThanOrEqual(1);
});

test.each([
  ['pl', 'Jest nowa wersja', 'Odśwież stronę'],
  ['en', 'A new version is available', 'Reload the page'],
] as const)(
  'a new version that reloading does not bring is announced, without reloading in circles (%s)',
  async (language, title, reload) => {
    const page = await afterDeploy(language);
    await installVersion(page);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await openUsers(page);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByRole('button', { name: reload }).waitFor();
    expect(loads).toBeLessThanOrEqual(2);
    expect(await page.getByText(/TypeError|Failed to fetch/).count()).toBe(0);
    await screenshot(page, `new-version-${language}`);
  },
);

test.each([
  ['pl', 'Nie udało się wczytać tego ekranu.'],
  ['en', 'This screen could not be loaded.'],
] as const)(
  'a part that does not arrive is no new version, and names no number (%s)',
  async (language, text) => {
    const page = await afterDeploy(language);
    await openUsers(page);
    await page.getByText(text).waitFor();
    expect(await page.getByText(/TypeError|Failed to fetch|numer|number/).count()).toBe(0);
    await screenshot(page, `part-missing-${language}`);
  },
);
