/** @module-tag essential */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type Account, accounts, signedIn } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';

const browser = aBrowser();
const LARGEST_LOGIN = 200_000;

const emailOf = (page: Page) => page.getByRole('textbox', { name: 'E-mail' });
const passwordOf = (page: Page) => page.getByLabel('Password', { exact: true });

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await emailOf(page).fill(email);
  await passwordOf(page).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function loginPage(language: 'pl' | 'en' = 'en'): Promise<Page> {
  const page = await browser.page({ language });
  await page.goto('/login');
  return page;
}

test('SES-08, SES-10, SES-11 an administrator signs in and sees the start page', async () => {
  const page = await loginPage();
  const began = Date.now();
  await signIn(page, accounts.admin);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({ isLoggedIn_admin: 'true' });
  expect(stored.accessToken_admin).toBeTruthy();
  expect(stored.refreshToken_admin).toBeTruthy();
  expect(Number(stored.expiresAt_admin) - began).toBeGreaterThan(14 * 60_000);
});

test('SES-13 where the browser stores nothing, somebody signs in and logs out all the same', async () => {
  const page = await browser.page();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
  });
  await page.goto('/login');
  await emailOf(page).fill(accounts.admin.email);
  await page.getByLabel('Hasło', { exact: true }).fill(accounts.admin.password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await emailOf(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('SES-03, SES-04 nothing is sent while e-mail or password are empty', async () => {
  const page = await loginPage();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.getByRole('button', { name: 'Sign In' }).click();
  const alert = page.getByRole('alert');
  await alert.getByText('Enter the e-mail address.').waitFor();
  await alert.getByText('Enter the password.').waitFor();
  await emailOf(page).and(page.locator(':focus')).waitFor();
  await emailOf(page).fill('admin@example.com');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await alert.getByText('Enter the e-mail address.').waitFor({ state: 'detached' });
  await passwordOf(page).and(page.locator(':focus')).waitFor();
  expect(calls.filter((url) => url.includes('/api/token'))).toEqual([]);
});

test('SES-02, SES-06, ERR-16 a refusal is shown above the form', async () => {
  const page = await loginPage();
  expectFailure(page, { address: '/api/token', status: 400 });
  await signIn(page, { ...accounts.admin, password: 'Wrong1234' });
  await page.getByRole('alert').getByText('The e-mail or the password is not valid.').waitFor();
  await signIn(page, accounts.investor);
  await page.getByRole('alert').getByText('This user is not an administrator.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('SES-12 after too many attempts the login form shows how long to wait', async () => {
  const page = await loginPage();
  for (const status of [400, 429]) expectFailure(page, { address: '/api/token', status });
  for (let tries = 0; tries < 6; tries += 1) {
    const answer = page.waitForResponse('**/api/token');
    await signIn(page, { email: 'nobody@example.com', password: 'Wrong1234' });
    await answer;
  }
  await page.getByRole('alert').getByText('Too many tries. Wait 1 minute until the next try.').waitFor();
});

test('RTE-07 a visitor is sent to the login and, once signed in, to the requested address', async () => {
  const page = await browser.page({ language: 'en' });
  await page.goto('/series?filters[name][value]=Olivia');
  await page.getByRole('heading', { name: 'Sign In' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(page.url()).not.toContain('series');
  await signIn(page, accounts.admin);
  await page.getByRole('heading', { name: 'Share series' }).waitFor();
  expect(page.url()).toContain('/series?filters[name][value]=Olivia');
});

test.each(['/login', '/forgot-password', '/reset-password/x', '/set-password/x'])(
  'RTE-06 a signed-in user is sent home from %s',
  async (address) => {
    const page = await browser.page({ language: 'en' });
    await signedIn(page, accounts.admin, address);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  },
);

test('LNG-03 to LNG-06 changing the language loses no typed text, and is remembered', async () => {
  const page = await browser.page();
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Zaloguj się' }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('pl');
  await emailOf(page).fill('ewa@example.com');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Sign In' }).waitFor();
  await expect.poll(() => emailOf(page).inputValue()).toBe('ewa@example.com');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await page.reload();
  await page.getByRole('heading', { name: 'Sign In' }).waitFor();
  await expect.poll(() => page.title()).toBe('Sign In · Share Office');
  expect(await page.evaluate(() => localStorage.getItem('platformLanguage'))).toBe('en');
});

test('the login screen loads at most 200 kB of compressed scripts and styles', async () => {
  const page = await browser.page();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!['script', 'stylesheet'].includes(response.request().resourceType())) return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(LARGEST_LOGIN);
});
