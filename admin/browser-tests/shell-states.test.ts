import { expect, test } from 'vitest';
import { homeScreen, menu } from './home-screen.ts';
import { aRole } from './people-records.ts';
import { button, held } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signedIn } from './support/accounts.ts';
import { aBrowser, expectConsoleError, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();
const home = homeScreen(browser);

test('RTE-10, RTE-11 an unknown address is not found, for everybody', { tags: 'essential' }, async () => {
  const visitor = await browser.page({ language: 'en' });
  await visitor.goto('/no/such/screen');
  await visitor.getByRole('heading', { name: 'Page with the given Slug does not exist' }).waitFor();
  await visitor.getByText('Check the URL and try again').waitFor();
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

test('R30 an action that is not answered for 20 s says so, and what to do: wait', async () => {
  const page = await browser.staff();
  await page.clock.install();
  const { id } = await aRole(page, 'Powolna');
  await page.goto(`/roles/${id}/edit`);
  await button(page, 'Delete the role').click();
  const answer = await held(page, `**/api/admin/role/${id}`);
  const sent = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the role' }).click();
  await sent;
  const notice = page.getByText('The server has not answered yet.');
  await page.clock.fastForward(15_000);
  expect(await notice.count()).toBe(0);
  await page.clock.fastForward(5_000);
  await notice.waitFor();
  await screenshot(page, 'slow-action');
  await expectAccessible(page);
  answer();
  await page.getByText('Role deleted').waitFor();
  await notice.waitFor({ state: 'detached' });
});

test('MNT-02, MNT-03, R30 maintenance covers the program, loses no typed text and ends automatically', {
  tags: 'essential',
}, async () => {
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

test('nothing pulses for people who asked for less motion', async () => {
  const page = await home();
  const answer = await held(page, '**/api/admin/faq**');
  await page.goto('/faq');
  const pulse = () =>
    page
      .locator('.mantine-Skeleton-root')
      .first()
      .evaluate((shape) => getComputedStyle(shape, '::after').animationName);
  expect(await pulse()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await pulse()).not.toBe('none');
  answer();
});
