import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectToFit } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { type Account, accounts, signedIn } from './support/accounts.ts';
import { aBrowser, expectConsoleError, expectFailure, type Looks } from './support/browser.ts';
import { untilQuiet } from './support/quiet.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

async function home(looks: Looks = {}, account: Account = accounts.admin): Promise<Page> {
  const page = await browser.page({ language: 'en', ...looks });
  await signedIn(page, account);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  return page;
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('SHL-04, SHL-05, SHL-07, SHL-09 the frame shows menu, name and footer', async () => {
  const page = await home();
  await page.getByRole('banner').getByText('Alicja Administratorska').waitFor();
  await expect
    .poll(() => menu(page).getByRole('link').allInnerTexts())
    .toEqual([
      'Dashboard',
      'Offers',
      'Share series',
      'Agreements',
      'Orders',
      'Transactions',
      'Investments',
      'FAQ',
      'Pages',
      'Slider',
      'Images',
      'Featured offers',
      'Static content',
      'E-mail templates',
      'Languages',
      'Sent e-mails',
      'Users',
      'Staff accounts',
      'Roles',
      'Permissions',
      'Journal',
      'Settings',
    ]);
  const { address } = browser.server();
  for (const [name, path] of [
    ['Privacy', 'privacy'],
    ['Legal', 'legal'],
    ['Contact', 'contact'],
  ] as const) {
    const link = page.getByRole('contentinfo').getByRole('link', { name });
    await expect.poll(() => link.getAttribute('href')).toBe(`${address}/${path}`);
  }
  await page.getByRole('button', { name: 'PL, Polski' }).click();
  await page.getByRole('heading', { name: 'Pulpit' }).waitFor();
  await page.getByRole('link', { name: 'Serie udziałów' }).waitFor();
});

test('the frame is accessible and looks right at every width', async () => {
  const page = await home();
  await expectAccessible(page);
  for (const width of [1440, 992, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await screenshot(page, `frame-${width}`);
    await expectToFit(page, width);
  }
});

test('on navigation the title is updated and the heading is focused', async () => {
  const page = await home();
  await expect.poll(() => page.title()).toBe('Dashboard · Share Office');
  await menu(page).getByRole('link', { name: 'Share series' }).click();
  await page.locator('h1:focus', { hasText: 'Share series' }).waitFor();
  expect(await page.title()).toBe('Share series · Share Office');
});

test('the skip link skips the menu', async () => {
  const page = await home();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('#content:focus').waitFor();
});

test('a focused element is never hidden by the bars above and below', async () => {
  const page = await home({ height: 600 });
  for (const address of ['/orders', '/orders/1001/edit']) {
    await page.goto(address);
    await untilQuiet(page);
    await page.locator('#content').focus();
    const hidden: (string | null)[] = [];
    for (const key of [...Array(60).fill('Tab'), ...Array(60).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      hidden.push(await page.evaluate(coveredFocus));
    }
    expect([address, hidden.filter(Boolean)]).toEqual([address, []]);
  }
});

/** Describes the focused element if another one covers its centre. */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  if (!focused?.closest('main')) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
  const isSeen = seen && (focused.parentElement?.contains(seen) || seen.contains(focused));
  return isSeen ? null : (focused.getAttribute('aria-label') ?? focused.textContent);
}

test('SHL-10, SHL-11 the collapsed menu is remembered and expands while the pointer is on it', async () => {
  const page = await home();
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await page.getByRole('button', { name: 'Expand menu' }).waitFor();
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'aside-toggled');
  expect(cookie).toMatchObject({ value: '1', sameSite: 'Lax' });
  expect((cookie?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(364 * 86_400);
  await page.reload();
  await page.getByRole('button', { name: 'Expand menu' }).waitFor();
  const [collapsed, open] = [
    page.locator('[data-collapsed]'),
    page.locator('[data-collapsed] [data-open] nav'),
  ];
  const width = async () => (await menu(page).boundingBox())?.width;
  await collapsed.waitFor();
  await expect.poll(width).toBeLessThan(70);
  await screenshot(page, 'menu-collapsed');
  await menu(page).hover();
  await open.waitFor();
  await expect.poll(width).toBeGreaterThan(250);
  await page.getByRole('heading', { name: 'Dashboard' }).hover();
  await open.waitFor({ state: 'detached' });
});

test('SHL-08 below 992 px the menu is a drawer that contains the logout', async () => {
  const page = await home({ width: 991 });
  expect(await menu(page).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Log out' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await drawer.getByRole('button', { name: 'Log out' }).waitFor();
  await expectAccessible(page);
  await screenshot(page, 'drawer');
  await drawer.getByRole('link', { name: 'Share series' }).click();
  await page.getByRole('heading', { name: 'Share series', level: 1 }).waitFor();
  await drawer.waitFor({ state: 'detached' });
});

test('SHL-12 a dropdown of the top bar opens immediately when pressed, after 800 ms under the resting pointer', async () => {
  const page = await browser.page({ language: 'en' });
  await page.clock.install();
  await signedIn(page, accounts.admin);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const switcher = page.getByRole('button', { name: 'Appearance' });
  const choices = page.getByRole('menuitemradio');
  await switcher.click();
  await choices.first().waitFor();
  await switcher.click();
  await choices.first().waitFor({ state: 'detached' });

  await page.getByRole('heading', { name: 'Dashboard' }).hover();
  await switcher.hover();
  await page.clock.runFor(790);
  expect(await choices.count()).toBe(0);
  await page.clock.runFor(20);
  await choices.first().waitFor();
  await page.getByRole('heading', { name: 'Dashboard' }).hover();
  await page.clock.runFor(200);
  await choices.first().waitFor({ state: 'detached' });

  await switcher.hover();
  await page.clock.runFor(810);
  await switcher.click();
  await page.getByRole('heading', { name: 'Dashboard' }).hover();
  await page.clock.runFor(200);
  await choices.first().waitFor();
});

test('the chosen colour scheme is remembered and applied before the first drawing', async () => {
  const page = await home();
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.reload({ waitUntil: 'commit' });
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor({ state: 'attached' });
});

test('RTE-09 a screen without its permission is not found', async () => {
  const page = await home({}, accounts.editor);
  await page.goto('/series/create');
  await page.getByRole('heading', { name: 'Page with the given Slug does not exist' }).waitFor();
  await menu(page).waitFor();
});

test('RTE-10, RTE-11 an unknown address is not found, for everybody', async () => {
  const visitor = await browser.page({ language: 'en' });
  await visitor.goto('/no/such/screen');
  await visitor.getByRole('heading', { name: 'Page with the given Slug does not exist' }).waitFor();
  await visitor.getByText('Check the URL and try again').waitFor();
  await expectAccessible(visitor);
  const page = await home();
  await page.goto('/no/such/screen');
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  // `Number` would read 1e0 as 1.
  for (const id of ['abc', '1e0', '0']) {
    await page.goto(`/orders/${id}/edit`);
    await page.getByRole('heading', { name: 'Page with the given Slug does not exist' }).waitFor();
  }
});

test('SHL-02 a failed permission check offers to try again and to log out', async () => {
  const page = await browser.page({ language: 'en' });
  expectFailure(page, { address: 'permission-check', status: 500 });
  await page.route('**/permission-check*', (route) => route.fulfill({ status: 500, json: {} }));
  await signedIn(page, accounts.admin);
  await page.getByRole('heading', { name: 'The back office could not be loaded' }).waitFor();
  await page.getByRole('button', { name: 'Log out' }).waitFor();
  await expectAccessible(page);
  await page.unroute('**/permission-check*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
});

test('SHL-01, SHL-03 the splash disappears after three seconds, the overlay when the data are loaded', async () => {
  const page = await browser.page({ language: 'en' });
  const now = Date.now();
  await page.clock.install({ time: now });
  // Far enough ahead that this time has not passed when the call arrives.
  await page.clock.pauseAt(now + 60_000);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/splash-screen', async (route) => {
    await held;
    await route.continue();
  });
  await signedIn(page, accounts.admin);
  const overlay = page.getByText('Loading your workspace');
  // The clock advances only by these steps, however long the page takes.
  await expect.poll(() => page.clock.runFor(10).then(() => overlay.isVisible())).toBe(true);
  await expect.poll(() => page.locator('#splash').count()).toBe(1);
  await page.clock.runFor(3_500);
  await page.locator('#splash').waitFor({ state: 'detached' });
  await page.clock.resume();
  await page.getByText('This takes a moment.').waitFor();
  await screenshot(page, 'loading-overlay');
  answer();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await overlay.waitFor({ state: 'detached' });
});

test('MNT-02, MNT-03, R30 maintenance covers the program, loses no typed text and ends automatically', async () => {
  const page = await browser.page({ language: 'en' });
  await page.clock.install();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Admin1234');
  const texts = {
    systemMaintenance: true,
    systemMaintenanceModeTitle: { pl: 'Zaraz wracamy', en: 'Back soon' },
    systemMaintenanceModeMessage: { pl: 'Wymieniamy silnik.', en: 'We are changing the engine.' },
  };
  expectFailure(page, { address: '/api/', status: 503 });
  await page.route('**/api/token', (route) =>
    route.fulfill({ status: 503, json: { status: 503, data: texts, errors: [] } }),
  );
  await page.route('**/api/status', (route) =>
    route.fulfill({ status: 200, json: { status: 200, data: texts, errors: [] } }),
  );
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Back soon' }).waitFor();
  await page.getByText('We are changing the engine.').waitFor();
  await expectAccessible(page);
  await screenshot(page, 'maintenance');
  await page.clock.fastForward(6_000);
  await page.unrouteAll({ behavior: 'wait' });
  await page.clock.fastForward(6_000);
  await page.getByRole('heading', { name: 'Back soon' }).waitFor({ state: 'detached' });
  await expect.poll(() => page.title()).toBe('Sign In · Share Office');
  await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('admin@example.com');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
});

test('a program that fails to start shows a message, and is reloaded', async () => {
  for (const language of ['pl', 'en'] as const) {
    const page = await browser.page({ language });
    expectFailure(page, { address: /assets\/index.*\.js/, status: 0 });
    await page.route(/assets\/index.*\.js/, (route) => route.abort('connectionfailed'));
    await page.goto('/login');
    const words = { pl: /^Nie udało się uruchomić/, en: /^The program could not be started/ };
    await page.getByRole('alert').getByText(words[language]).waitFor();
    expect(await page.getByText(words[language === 'pl' ? 'en' : 'pl']).isVisible()).toBe(false);
    await page.unrouteAll();
    await page
      .getByRole('button', { name: language === 'pl' ? 'Odśwież stronę' : 'Reload the page' })
      .click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  }
});

test('a screen that cannot be loaded shows an error and a reload button', async () => {
  const page = await home();
  expectFailure(page, { address: /series-list/, status: 0 });
  expectConsoleError(page, 'Failed to fetch dynamically imported module');
  await page.route(/series-list.*\.js/, (route) => route.abort('connectionfailed'));
  await menu(page).getByRole('link', { name: 'Share series' }).click();
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await page.getByRole('button', { name: 'Reload the page' }).waitFor();
  await menu(page).waitFor();
});
