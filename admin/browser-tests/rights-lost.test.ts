import { LONGEST_WAIT } from '@share/contract/areas/sessions/own-rights.endpoints.ts';
import pg from 'pg';
import type { Page, Request } from 'playwright';
import { expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { aUser } from './people-records.ts';
import { field, keepToast } from './screens.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

async function change(text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: browser.server().databaseUrl });
  await client.connect();
  await client.query(text, values).finally(() => client.end());
}

test('SHL-02 somebody who is no administrator any more reads that the session has ended, and why it stays so', async () => {
  for (const [language, ended, sentence, password, signIn] of [
    ['en', 'Your session has ended', 'This user is not an administrator.', 'Password', 'Sign In'],
    ['pl', 'Twoja sesja się zakończyła', 'Ten użytkownik nie jest administratorem.', 'Hasło', 'Zaloguj się'],
  ] as const) {
    const account = await accountWith(browser.server(), 'admin:series:list');
    const page = await browser.page({ language });
    expectFailure(page, { address: '/api/', status: 401 });
    expectFailure(page, { address: '/api/token', status: 400 });
    await signedIn(page, account, '/series');
    await page.getByRole('table').waitFor();
    await change('UPDATE users SET is_admin = false WHERE email = $1', [account.email]);
    await page.getByText(ended).waitFor();
    await page.getByLabel('E-mail').fill(account.email);
    await page.getByLabel(password, { exact: true }).fill(account.password);
    await page.getByRole('button', { name: signIn }).click();
    await page.getByText(sentence).waitFor();
    await screenshot(page, `no-administrator-${language}`);
    await page.reload();
    await page.getByRole('heading', { name: signIn }).waitFor();
    expect(await page.getByText(ended).count()).toBe(0);
  }
});

test('ACL-08 a list whose permission is taken away hides its rows and its link in the menu', {
  tags: 'essential',
}, async () => {
  const account = await accountWith(browser.server(), 'admin:series:list', 'admin:agreement:list');
  const page = await browser.page({ language: 'en' });
  await signedIn(page, account, '/series');
  const link = page.getByRole('navigation').getByRole('link', { name: 'Share series' });
  await link.waitFor();
  await page.getByRole('table').getByRole('row').nth(1).waitFor();
  await change(
    `DELETE FROM user_permissions p USING users u, permissions k
     WHERE u.id = p.user_id AND k.id = p.permission_id AND u.email = $1 AND k.name = 'admin:series:list'`,
    [account.email],
  );
  await link.waitFor({ state: 'detached' });
  expect(await page.getByRole('table').count()).toBe(0);
  await page.getByRole('link', { name: 'Agreements' }).click();
  await page.getByRole('heading', { name: 'Agreements', level: 1 }).waitFor();
});

const takeSeries = (email: string) =>
  change(
    `DELETE FROM user_permissions p USING users u, permissions k
     WHERE u.id = p.user_id AND k.id = p.permission_id AND u.email = $1 AND k.name LIKE 'admin:series:%'`,
    [email],
  );

test('R9 a page that nobody touches says that its permission was taken away, and shows its records no longer', {
  tags: 'essential',
}, async () => {
  for (const [language, title] of [
    ['en', 'You no longer have access to this screen'],
    ['pl', 'Nie masz już dostępu do tego ekranu'],
  ] as const) {
    const account = await accountWith(browser.server(), 'admin:series:list', 'admin:agreement:list');
    const page = await browser.page({ language });
    const watched = untilWatched(page);
    await signedIn(page, account, '/series');
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
    const question = await watched;
    await takeSeries(account.email);
    await page.getByText(title).waitFor();
    expectAnsweredAtOnce(question);
    expect(await page.getByRole('table').count()).toBe(0);
    await screenshot(page, `rights-taken-idle-${language}`);
  }
});

test('R9 a screen that was never open is not found, also where a link leads to it', async () => {
  const account = await accountWith(browser.server(), 'admin:agreement:list');
  const page = await browser.page({ language: 'en' });
  await signedIn(page, account, '/agreements');
  await page.getByRole('table').waitFor();
  await page.evaluate(() => history.pushState(null, '', '/series'));
  await page.getByRole('heading', { level: 1, name: 'Page with the given Slug does not exist' }).waitFor();
});

test('R9 with unsaved changes it says so and leaves them on the screen; afterwards the screen goes', {
  tags: 'essential',
}, async () => {
  const account = await accountWith(
    browser.server(),
    'admin:series:list',
    'admin:series:get',
    'admin:series:edit',
  );
  const page = await browser.page({ language: 'en' });
  const watched = untilWatched(page);
  await signedIn(page, account, '/series/1/edit');
  const name = page.getByRole('textbox', { name: 'Name' }).first();
  await expect.poll(() => name.inputValue()).not.toBe('');
  const stored = await name.inputValue();
  await name.fill('Typed, not saved');
  const question = await watched;
  await takeSeries(account.email);
  await page.getByText('Unsaved changes stay on the screen').waitFor();
  expectAnsweredAtOnce(question);
  expect(await name.inputValue()).toBe('Typed, not saved');
  await screenshot(page, 'rights-taken-unsaved');
  await name.fill(stored);
  await page.getByText('You no longer have access to this screen').waitFor();
});

test('R9 the page of somebody who is deactivated says at once that the session has ended', async () => {
  const account = await accountWith(browser.server(), 'admin:series:list');
  const page = await browser.page({ language: 'en' });
  expectFailure(page, { address: '/api/', status: 401 });
  const watched = untilWatched(page);
  await signedIn(page, account, '/series');
  await page.getByRole('table').waitFor();
  const question = await watched;
  await change('UPDATE users SET active = false WHERE email = $1', [account.email]);
  await page.getByText('Your session has ended').waitFor();
  expectAnsweredAtOnce(question);
});

/** Until the page waits for changes of its rights. */
const untilWatched = (page: Page) =>
  page.waitForRequest((request) => request.url().includes('/api/self/rights?known='));

/** The change was noticed by the question under way: one that nothing wakes is answered later. How busy the machine is does not matter. */
const expectAnsweredAtOnce = (question: Request) =>
  expect(question.timing().responseStart).toBeLessThan(LONGEST_WAIT / 2);

test('ERR-01 a save that is refused for no field brings the reason into sight, also from the end of a long form', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const user = await aUser(page);
  await page.setViewportSize({ width: 1200, height: 600 });
  await page.goto(`/users/${user.id}`);
  expectFailure(page, { address: `/api/admin/user/${user.id}`, status: 403 });
  await page.route(`**/api/admin/user/${user.id}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 403,
          json: { status: 403, data: null, errors: [{ code: 'FORBIDDEN', path: null, message: '' }] },
        })
      : route.continue(),
  );
  await field(page, 'Bank name').fill('Bank');
  await page.keyboard.press('Control+s');
  const reason = page.getByText('You have no permission for this.');
  await reason.waitFor();
  await expect
    .poll(() =>
      reason.evaluate((text) => {
        const { top, bottom } = text.getBoundingClientRect();
        return top > 56 && bottom < innerHeight;
      }),
    )
    .toBe(true);
});

test('ERR-02 the error ID of a failure can be copied', async () => {
  const page = await browser.page({ language: 'en' });
  expectFailure(page, { address: '/api/admin/share/series/1', status: 500 });
  await page.route('**/api/admin/share/series/1', (route) =>
    route.fulfill({
      status: 500,
      headers: { 'x-request-id': 'req-77-abcd' },
      json: { status: 500, data: null, errors: [{ code: 'INTERNAL_ERROR', path: null, message: '' }] },
    }),
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn(page, accounts.admin, '/series/1/edit');
  await page.getByRole('alert').getByRole('button', { name: 'Copy the error ID' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('req-77-abcd');
});

test('FRM-15 a field shows the sentence of the server for a code that nobody knows, and the error ID', async () => {
  const page = await browser.page({ language: 'en' });
  expectFailure(page, { address: '/api/admin/agreement', status: 422 });
  await signedIn(page, accounts.admin, '/agreements/1');
  const error = { code: 'NEVER_HEARD_OF', path: 'name.pl', message: 'A sentence from the server' };
  await page.route(/\/api\/admin\/agreements?\/\d+$/, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 422,
          headers: { 'x-request-id': 'req-77-abcd' },
          json: { status: 422, data: null, errors: [error] },
        })
      : route.continue(),
  );
  await page.getByRole('textbox', { name: 'Name (Polish)' }).fill('Inna nazwa');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Error ID: req-77-abcd').waitFor();
  await expect.poll(() => page.getByText('A sentence from the server').count()).toBe(2);
  await screenshot(page, 'unknown-code');
});

test('NTF-05 a toast leaves name, language and logout in reach', async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/agreements/1');
  await page.getByRole('textbox', { name: 'Name (Polish)' }).fill('Nowa nazwa');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const toast = page.locator('.mantine-Notification-root');
  await keepToast(page);
  const bar = await page.getByRole('banner').boundingBox();
  const box = await toast.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await screenshot(page, 'toast');
});

test('SHL-09 without an address of the public site the footer leads to pages that say so', async () => {
  const page = await browser.page({ language: 'en' });
  for (const [path, title] of [
    ['/privacy', 'Privacy'],
    ['/legal', 'Legal'],
    ['/contact', 'Contact'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByText('This page belongs to the public site').waitFor();
  }
  await signedIn(page, accounts.admin, '/privacy');
  await page.getByRole('heading', { name: 'Privacy' }).waitFor();
  await screenshot(page, 'public-site-page');
});
