import pg from 'pg';
import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { held } from './screens.ts';
import { accounts, signedIn } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { untilQuiet } from './support/quiet.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

async function atHome(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
}

/** Tokens are spoilt by hand here: the call that every page waits on must not renew them meanwhile. */
async function aPage(looks: Parameters<typeof browser.page>[0]): Promise<Page> {
  const page = await browser.page(looks);
  await page.context().route('**/api/self/rights*', () => {});
  return page;
}

async function adminPage(address = '/'): Promise<Page> {
  const page = await aPage({ language: 'en' });
  await signedIn(page, accounts.admin, address);
  return page;
}

/** Simulates an access token that the server treats as expired while the browser does not, once the page asks for nothing more. */
async function spoilAccessToken(page: Page): Promise<void> {
  await untilQuiet(page);
  await page.evaluate(() => localStorage.setItem('accessToken_admin', 'spoilt'));
}

const spoilRefreshToken = (page: Page) =>
  page.evaluate(() => localStorage.setItem('refreshToken_admin', 'spoilt'));

const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('_admin')));

/** Where the next sign-in of this tab leads, and why it is asked for. */
const remembered = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.endsWith('_admin')));

/** How often the tokens of this page's session were changed, as the database says. */
async function generation(page: Page): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('refreshToken_admin'));
  const client = new pg.Client({ connectionString: browser.server().databaseUrl });
  await client.connect();
  const found = await client
    .query('SELECT generation FROM sessions WHERE id = $1 AND ended_at IS NULL', [token?.slice(0, 36)])
    .finally(() => client.end());
  return found.rows[0].generation;
}

/** Records the bodies of the token refreshes of all tabs of a visitor. */
function watchRefreshes(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/token') && request.method() === 'POST')
      bodies.push(request.postDataJSON());
  });
  return bodies;
}

const refused = (page: Page) => expectFailure(page, { address: '/api/', status: 401 });

test('SES-14, SES-15, SES-16 one refresh serves all waiting requests', { tags: 'essential' }, async () => {
  const page = await adminPage();
  await atHome(page);
  const before = await page.evaluate(() => localStorage.getItem('refreshToken_admin'));
  const refreshes = watchRefreshes(page);
  refused(page);
  await spoilAccessToken(page);
  await page.reload();
  await atHome(page);
  expect(refreshes).toEqual([
    {
      grantType: 'refresh_token',
      refreshToken: before,
      clientId: 'back-office',
      clientSecret: 'back-office',
    },
  ]);
  expect(await page.evaluate(() => localStorage.getItem('accessToken_admin'))).not.toBe('spoilt');
});

test('R22 a token known to have expired is refreshed before the next request', async () => {
  const page = await adminPage();
  await atHome(page);
  const refreshes = watchRefreshes(page);
  await untilQuiet(page);
  await page.evaluate(() => localStorage.setItem('expiresAt_admin', '1'));
  await page.reload();
  await atHome(page);
  expect(refreshes).toHaveLength(1);
});

test.each(['web locks', 'storage only'])(
  'R22 two tabs refresh one after the other, and the session changes once, by %s',
  async (means) => {
    const page = await aPage({ language: 'en' });
    const context = page.context();
    if (means === 'storage only') await context.addInitScript('delete Navigator.prototype.locks');
    await signedIn(page, accounts.admin);
    await atHome(page);
    const other = await context.newPage();
    await other.goto('/');
    await atHome(other);
    for (const tab of [page, other]) await untilQuiet(tab);
    const before = await generation(page);
    const held: Route[] = [];
    await context.route('**/api/token', (route) => void held.push(route));
    // However long it is held here: a lock in the storage ends after a time.
    await context.clock.setFixedTime(Date.now());
    for (const tab of [page, other]) refused(tab);
    await spoilAccessToken(page);
    const bothRefused = [page, other].map((tab) => tab.waitForResponse((answer) => answer.status() === 401));
    await Promise.all([page.reload(), other.reload(), ...bothRefused]);
    await expect.poll(() => held.length).toBe(1);
    await other.waitForTimeout(300); // The second one would have asked by now.
    expect(held).toHaveLength(1);
    await context.unroute('**/api/token');
    await held[0]?.continue();
    await Promise.all([atHome(page), atHome(other)]);
    // A browser may bring new tokens to the other tab late; asking with the former ones changes nothing (decision 6).
    expect(await generation(page)).toBe(before + 1);
    expect(await generation(other)).toBe(before + 1);
  },
);

test('SES-17 when the refresh fails the tokens are deleted and the login screen opens', {
  tags: 'essential',
}, async () => {
  const page = await adminPage('/series');
  await page.getByRole('heading', { name: 'Share series' }).waitFor();
  refused(page);
  await spoilAccessToken(page);
  await spoilRefreshToken(page);
  await page.getByRole('link', { name: 'Agreements' }).click();
  await page.getByRole('heading', { name: 'Sign In' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await stored(page)).toEqual([]);
});

test('a lost connection does not end the session', async () => {
  const page = await adminPage();
  await atHome(page);
  refused(page);
  expectFailure(page, { address: '/api/token', status: 0 });
  await page.route('**/api/token', (route) => route.abort('connectionfailed'));
  await spoilAccessToken(page);
  await page.reload();
  await page.getByRole('heading', { name: 'The back office could not be loaded' }).waitFor();
  await screenshot(page, 'start-failed');
  expect(await stored(page)).toContain('isLoggedIn_admin');
  await page.unroute('**/api/token');
  await page.getByRole('button', { name: 'Try again' }).click();
  await atHome(page);
});

test('unsaved work survives the end of a session: signing in again in the dialogue continues the save', {
  tags: 'essential',
}, async () => {
  const page = await adminPage('/series');
  await page.getByRole('row').getByRole('link').first().click();
  const name = page.getByRole('textbox', { name: 'Name (English)', exact: true });
  await name.fill('Renamed while away');
  refused(page);
  await spoilAccessToken(page);
  await spoilRefreshToken(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByText(accounts.admin.email).waitFor();
  await screenshot(page, 'sign-in-again');
  await dialog.getByLabel('Password', { exact: true }).fill(accounts.admin.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Series saved').waitFor();
  await expect.poll(() => name.inputValue()).toBe('Renamed while away');
});

test('SES-13 logging out clears the tokens, revokes the session and logs out the other tabs', {
  tags: 'essential',
}, async () => {
  const page = await adminPage();
  await atHome(page);
  const other = await page.context().newPage();
  await other.goto('/faq');
  await other.getByRole('heading', { name: 'FAQ' }).waitFor();
  const refreshToken = await page.evaluate(() => localStorage.getItem('refreshToken_admin'));
  await page.getByRole('button', { name: 'Log out' }).click();
  for (const tab of [page, other]) await tab.getByRole('heading', { name: 'Sign In' }).waitFor();
  expect(await stored(page)).toEqual([]);
  for (const tab of [page, other]) expect(await remembered(tab)).toEqual([]);
  expect(await other.getByText('Your session has ended').count()).toBe(0);
  const answer = await page.request.post('/api/token', {
    data: { grantType: 'refresh_token', refreshToken, clientId: 'back-office', clientSecret: 'back-office' },
  });
  expect(answer.ok()).toBe(false);
});

test('SES-13 what was still being loaded while somebody logs out leads nobody back to its screen', async () => {
  const page = await adminPage();
  await atHome(page);
  const letGo = await held(page, '**/api/admin/faq*');
  await page.getByRole('link', { name: 'FAQ' }).click();
  await page.getByRole('heading', { name: 'FAQ' }).waitFor();
  for (const address of ['/api/admin/faq', '/api/token']) expectFailure(page, { address, status: 401 });
  await page.route('**/api/token', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    const response = await route.fetch();
    const renewing = page.waitForResponse((answer) => answer.request().method() === 'POST');
    letGo();
    await renewing;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Sign In' }).waitFor();
  expect(await remembered(page)).toEqual([]);
  expect(await page.getByText('Your session has ended').count()).toBe(0);
});

test('signing in in one tab leads the other one away from the login screen', async () => {
  const page = await aPage({ language: 'en' });
  await page.goto('/login');
  const other = await page.context().newPage();
  await signedIn(other, accounts.admin);
  await atHome(page);
});

test('when another user signs in in another tab, this tab changes to that user', {
  tags: 'essential',
}, async () => {
  const page = await adminPage();
  await atHome(page);
  const other = await page.context().newPage();
  await signedIn(other, accounts.editor);
  await atHome(other);
  await other.evaluate(() => localStorage.removeItem('isLoggedIn_admin'));
  await other.evaluate(() => localStorage.setItem('isLoggedIn_admin', 'true'));
  const nameOf = (tab: Page) => tab.getByRole('banner').getByText('Edward');
  await nameOf(other).waitFor();
  await nameOf(page).waitFor();
});

test('it does so too when the server cannot say at once who that is', async () => {
  const page = await adminPage();
  await atHome(page);
  expectFailure(page, { address: '/api/user/me', status: 500 });
  await page.route('**/api/user/me', (route) => route.fulfill({ status: 500 }), { times: 1 });
  const other = await page.context().newPage();
  await signedIn(other, accounts.editor);
  await atHome(other);
  await other.evaluate(() => localStorage.removeItem('isLoggedIn_admin'));
  await other.evaluate(() => localStorage.setItem('isLoggedIn_admin', 'true'));
  await page.getByRole('banner').getByText('Edward').waitFor();
});
