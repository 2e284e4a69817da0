import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser({ LOGIN_TRIES: '50' });
const notUsable = 'The link for setting the password is not valid or has been used. Ask for a new one.';

const mailFolder = () => join(browser.server().dataDir, 'mail');

/** Requests a link for that person and returns its token. */
async function tokenFor(page: Page, email: string): Promise<string> {
  const before = new Set(mailNames());
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText('A link to change the password was sent by e-mail.').waitFor();
  const arrived = () => mailNames().find((name) => !before.has(name));
  await expect.poll(arrived).toBeTruthy();
  const { html } = await PostalMime.parse(readFileSync(join(mailFolder(), arrived() ?? '')));
  const token = /\/reset-password\/([\w.~-]+)/.exec(html ?? '')?.[1];
  if (!token) throw new Error(`The e-mail carries no link: ${html}`);
  return token;
}

function mailNames(): string[] {
  try {
    return readdirSync(mailFolder()).filter((name) => name.endsWith('.eml'));
  } catch {
    return []; // the folder is created with the first e-mail
  }
}

test('SES-18 to SES-21 requesting a link', { tags: 'essential' }, async () => {
  const page = await browser.page({ language: 'en' });
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/reset-password')) bodies.push(request.postDataJSON());
  });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('alert').getByText('Enter the e-mail address.').waitFor();
  expect(bodies).toEqual([]);
  await screenshot(page, 'forgot-password');

  await page.getByLabel('E-mail').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText('A link to change the password was sent by e-mail.').waitFor();
  expect(bodies).toEqual([
    {
      email: 'nobody@example.com',
      activationUrlPattern: `${browser.server().address}/reset-password/:resetPasswordToken`,
    },
  ]);
  await screenshot(page, 'forgot-password-sent');
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.getByRole('heading', { name: 'Sign In' }).waitFor();
});

test('SES-22 to SES-28 setting a new password by a link, once', { tags: 'essential' }, async () => {
  const page = await browser.page({ language: 'en' });
  const token = await tokenFor(page, 'admin@example.com');
  await page.goto(`/reset-password/${token}`);
  const [first, second] = [page.getByLabel('New password'), page.getByLabel('Repeat password')];
  const change = page.getByRole('button', { name: 'Change password' });
  const alert = page.getByRole('alert');

  await change.click();
  await alert.getByText('Enter the password.').waitFor();
  await first.fill('Changed1234');
  await change.click();
  await second.and(page.locator(':focus')).waitFor();
  await second.fill('Changed12345');
  await change.click();
  await alert.getByText('The passwords are not the same.').waitFor();
  await screenshot(page, 'reset-password');

  expectFailure(page, { address: '/api/user/reset-password', status: 422 });
  await first.fill('weak');
  await second.fill('weak');
  await change.click();
  await alert.getByText('The password needs at least 8 characters').waitFor();

  await first.fill('Changed1234');
  await second.fill('Changed1234');
  await change.click();
  await page.getByText('Password changed successfully.').waitFor();
  await screenshot(page, 'reset-password-done');
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.getByLabel('E-mail').fill('admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Changed1234');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();

  const later = await browser.page({ language: 'en' });
  expectFailure(later, { address: '/api/user/reset-password', status: 400 });
  await later.goto(`/reset-password/${token}`);
  await later.getByRole('alert').getByText(notUsable).waitFor();
  expect(new URL(later.url()).pathname).toBe('/login');
});

test('SES-29 to SES-34 the first password of an account', { tags: 'essential' }, async () => {
  const page = await browser.page({ language: 'en' });
  const token = await tokenFor(page, 'editor@example.com');
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') bodies.push(request.postDataJSON());
  });
  await page.goto(`/set-password/${token}`);
  await page.getByRole('heading', { name: 'Set Password' }).waitFor();
  const submit = page.getByRole('button', { name: 'Submit' });
  expectFailure(page, { address: '/api/user/reset-password', status: 422 });
  await submit.click();
  await page.getByRole('alert').getByText('Enter the password.').waitFor();
  await page.getByLabel('Password', { exact: true }).fill('Changed1234');
  await page.getByLabel('Repeat password').fill('Different1234');
  await submit.click();
  await page.getByRole('alert').getByText('The passwords are not the same.').waitFor();
  await screenshot(page, 'set-password');
  await page.setViewportSize({ width: 375, height: 720 });
  const width = async () => (await page.locator('form').boundingBox())?.width;
  await expect.poll(width).toBeLessThanOrEqual(255); // the width that THM-04 requires
  expect(await width()).toBeGreaterThanOrEqual(240);
  await screenshot(page, 'set-password-375');

  await page.getByLabel('Repeat password').fill('Changed1234');
  await submit.click();
  await page.getByRole('heading', { name: 'Success' }).waitFor();
  await page.getByText('Password has been set').waitFor();
  await page.getByText('You can now login with your new password').waitFor();
  expect(bodies.at(-1)).toEqual({ newPassword: 'Changed1234', repeatPassword: 'Changed1234', token });
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.getByRole('heading', { name: 'Sign In' }).waitFor();
});

test.each(['reset-password', 'set-password'])(
  'SES-23, SES-30 an invalid token of /%s leads to the login',
  async (screen) => {
    const page = await browser.page();
    expectFailure(page, { address: '/api/user/reset-password', status: 400 });
    await page.goto(`/${screen}/nonsense`);
    await page.getByRole('alert').getByText('Link do ustawienia hasła jest nieprawidłowy').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  },
);

test('SES-23 the message about a link is gone after a reload, and leads to a new link', async () => {
  const page = await browser.page({ language: 'en' });
  expectFailure(page, { address: '/api/user/reset-password', status: 400 });
  await page.goto('/reset-password/nonsense');
  await page.getByRole('alert').getByText(notUsable).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Sign In' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.goto('/reset-password/nonsense');
  await screenshot(page, 'link-refused');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await page.getByRole('button', { name: 'Send link' }).waitFor();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.getByRole('heading', { name: 'Sign In' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});
