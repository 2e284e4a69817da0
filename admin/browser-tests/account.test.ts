import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { button, closeToast, field, heading, onSeries, pathOf } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { type Account, accounts, signedIn } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot, screenshots } from './support/screenshot.ts';

const browser = aBrowser();
const password = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const NEW = 'Battery2staple';

async function query(text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: browser.server().databaseUrl });
  await client.connect();
  await client.query(text, values).finally(() => client.end());
}

test('SES-36 my account: own names, password and devices, reached from the name in the top bar', async () => {
  const account = await accountWith(browser.server(), 'admin:faq:list');
  const other = await browser.page({ language: 'en' });
  expectFailure(other, { address: '/api/', status: 401 });
  await signedIn(other, account);
  const page = await browser.page({ language: 'en' });
  await signedIn(page, account);
  await page.getByRole('banner').getByRole('link', { name: 'Lena Ograniczona' }).click();
  await heading(page, 'My account').waitFor();
  expect(pathOf(page)).toBe('/account');
  await page.getByText('This device', { exact: true }).waitFor();
  await expectAccessible(page);
  await screenshots(page, 'account');

  await field(page, 'First name').fill('');
  await button(page, 'Save').click();
  await page.getByText('Enter the first name.').waitFor();
  await field(page, 'First name').fill('Helena');
  await button(page, 'Save').click();
  await page.getByRole('banner').getByRole('link', { name: 'Helena Ograniczona' }).waitFor();
  await closeToast(page);

  expectFailure(page, { address: '/api/self/password', status: 422 });
  await button(page, 'Change the password').click();
  const alert = page.getByRole('alert');
  await alert.getByText('Enter the current password.').waitFor();
  await alert.getByText('Enter the new password.').waitFor();
  await password(page, 'Current password').fill('Wrong1wrong');
  await password(page, 'New password').fill(NEW);
  await password(page, 'Repeat the new password').fill(NEW);
  await button(page, 'Change the password').click();
  await alert.getByText('The current password is not right.').waitFor();
  await expect.poll(() => password(page, 'New password').inputValue()).toBe(NEW);
  await password(page, 'Current password').fill(account.password);
  await button(page, 'Change the password').click();
  await page.getByText('The password is changed').waitFor();
  await closeToast(page);
  await expect.poll(() => page.getByRole('button', { name: /^Sign out: / }).count()).toBe(0);

  // The other device leaves by itself, signs in with the new password, and is signed out from here.
  await heading(other, 'Sign In').waitFor();
  await signedIn(other, { ...account, password: NEW });
  await heading(other, 'Dashboard').waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^Sign out: / }).click();
  await page.getByText('The device is signed out').waitFor();
  await page.getByRole('button', { name: /^Sign out: / }).waitFor({ state: 'detached' });
  await heading(other, 'Sign In').waitFor();
});

test('of many devices the present one and the 4 latest are shown, the rest on demand, by keyboard too', async () => {
  const account = await accountWith(browser.server(), 'admin:faq:list');
  const page = await browser.page({ language: 'en' });
  await signedIn(page, account, '/account');
  await query(
    `INSERT INTO sessions (id, user_id, token_hash, created_at, rotated_at, expires_at, ip, confirmed_at)
     SELECT gen_random_uuid(), own.user_id, encode(sha256(own.id::text::bytea || day::text::bytea), 'hex'), own.created_at, own.created_at - day * interval '1 day',
       own.expires_at, '10.0.0.' || day, own.confirmed_at
     FROM (SELECT * FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = $1)) own,
       generate_series(1, 11) day`,
    [account.email],
  );
  await page.reload();
  const devices = page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem');
  await button(page, 'Show all (12)').waitFor();
  const shown = async () =>
    (await devices.allTextContents()).map((text) => /10\.0\.0\.\d+|This device/.exec(text)?.[0]);
  expect(await shown()).toEqual(['This device', '10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4']);
  await expectAccessible(page);
  await screenshots(page, 'account-devices');

  await button(page, 'Show all (12)').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => devices.count()).toBe(12);
  await expect.poll(() => page.locator(':focus').textContent()).toContain('10.0.0.5');
  expect(await page.getByRole('button', { name: /^Show all/ }).count()).toBe(0);
  await page.keyboard.press('Tab');
  const next = devices.filter({ hasText: '10.0.0.5' }).getByRole('button', { name: /^Sign out/ });
  await expect.poll(() => next.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => devices.count()).toBe(11);
  const list = page.getByRole('list', { name: 'Signed-in devices' });
  await expect.poll(() => list.evaluate((node) => node === document.activeElement)).toBe(true);
});

const emailOf = (page: Page) => page.getByRole('textbox', { name: 'E-mail' });
async function givePassword(page: Page, account: Account): Promise<void> {
  await heading(page, 'Sign In').waitFor();
  await emailOf(page).fill(account.email);
  await password(page, 'Password').fill(account.password);
  await button(page, 'Sign In').click();
  await heading(page, 'Second step').waitFor();
}

test('two-step sign-in: set up while it is demanded, sign in with a code and with a recovery code, turn off', {
  tags: 'essential',
}, async () => {
  const account = await accountWith(browser.server(), 'admin:faq:list');
  const page = await browser.page({ language: 'en' });
  for (const address of ['/api/', '/api/token']) expectFailure(page, { address, status: 401 });
  expectFailure(page, { address: '/api/token', status: 422 });
  await query('UPDATE site_settings SET second_factor_demanded = true');
  await signedIn(page, account, '/faq');
  await page.getByText('The settings require a second step.').waitFor();
  expect(pathOf(page)).toBe('/account');
  expect(await button(page, 'Find anything').count()).toBe(0); // It would be refused.
  await button(page, 'Turn on codes from an app').click();
  await button(page, 'Cancel').click();
  await button(page, 'Turn on codes from an app').and(page.locator(':focus')).press('Enter');
  await page.getByRole('img', { name: 'QR code for the app' }).waitFor();
  await screenshots(page, 'second-factor-set-up');
  const secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  const code = (steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  const used = code();
  await field(page, 'Code from your app').fill(used);
  await button(page, 'Turn on').click();
  await page.getByText('Recovery codes left: 10.').waitFor();
  const codes = page.getByRole('alert').filter({ hasText: 'Recovery codes' });
  await codes.and(page.locator(':focus')).waitFor();
  await expect.poll(() => codes.getByRole('listitem').count()).toBe(10);
  const recovery = await codes.getByRole('listitem').allTextContents();
  await screenshots(page, 'recovery-codes');
  await button(page, 'I have saved them').click();
  await button(page, 'Make new recovery codes').and(page.locator(':focus')).waitFor();
  await query('UPDATE site_settings SET second_factor_demanded = false');
  await page.getByRole('link', { name: 'FAQ' }).click();
  await heading(page, 'FAQ').waitFor();
  await button(page, 'Log out').click();

  await givePassword(page, account);
  await screenshot(page, 'login-code-1440-en');
  await page.setViewportSize({ width: 375, height: 800 });
  await screenshot(page, 'login-code-375-en');
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Sign In').click();
  await page.getByRole('alert').getByText('Enter the code.').waitFor();
  await field(page, 'Code from your app').fill(used);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('The code is not right, or was used already.').waitFor();
  await field(page, 'Code from your app').fill(code(1));
  await page.keyboard.press('Enter');
  await heading(page, 'Dashboard').waitFor();
  await button(page, 'Log out').click();

  await givePassword(page, account);
  await button(page, 'No phone at hand? Use a recovery code').click();
  await field(page, 'Recovery code').fill(recovery[0] ?? '');
  await page.keyboard.press('Enter');
  await heading(page, 'Dashboard').waitFor();

  await page.goto('/account');
  await page.getByText('Recovery codes left: 9.').waitFor();
  await button(page, 'Turn off').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await button(page, 'Turn on codes from an app').and(page.locator(':focus')).waitFor();
});

test('asked again: a change of a bank account waits for the password, and nothing typed is lost', {
  tags: 'essential',
}, async () => {
  const { page } = await onSeries(browser, 'Asked');
  expectFailure(page, { address: '/api/', status: 403 });
  expectFailure(page, { address: '/api/self/confirm', status: 422 });
  await query("UPDATE sessions SET confirmed_at = now() - interval '11 minutes'");
  await field(page, 'Account holder').fill('Nowy odbiorca');
  await button(page, 'Save').click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alert').getByText('Confirm this change with your password.').waitFor();
  await expect.poll(() => field(page, 'Account holder').inputValue()).toBe('Nowy odbiorca');
  await closeToast(page);
  await button(page, 'Save').click();
  await password(page, 'Password').fill('Wrong1wrong');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByText('The current password is not right.').waitFor();
  await screenshot(page, 'asked-again');
  await password(page, 'Password').fill(accounts.admin.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Series saved').waitFor();
  await page.reload();
  await heading(page, 'Asked EN').waitFor();
  await expect.poll(() => field(page, 'Account holder').inputValue()).toBe('Nowy odbiorca');
});
