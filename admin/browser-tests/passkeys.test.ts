import pg from 'pg';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { button, closeToast, field, heading } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signedIn } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();
const atIpAddress = aBrowser({ HOST: '127.0.0.1' });

/** A notebook with a fingerprint reader, as Chromium plays one. */
async function addAuthenticator(page: Page): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

/** As if the same passkey had signed elsewhere more often: a copy. */
async function setCounter(counter: number): Promise<void> {
  const client = new pg.Client({ connectionString: browser.server().databaseUrl });
  await client.connect();
  await client.query('UPDATE passkeys SET counter = $1', [counter]).finally(() => client.end());
}

async function pictures(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  for (const width of [1440, 375])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await screenshot(page, `${name}-${width}-${colorScheme}`);
    }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

test('a passkey: added, used to sign in, renamed and removed', { tags: 'essential' }, async () => {
  const account = await accountWith(browser.server(), 'admin:faq:list');
  const page = await browser.page({ language: 'en' });
  await addAuthenticator(page);
  await signedIn(page, account, '/account');
  await button(page, 'Add a passkey').click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('alert').waitFor();
  await field(page, 'Name').fill('Laptop in the office');
  await pictures(page, 'passkey-add');
  await page.keyboard.press('Enter');
  await page.getByText('Recovery codes left: 10.').waitFor();
  await closeToast(page);
  await pictures(page, 'passkey-added');
  const row = page.getByRole('listitem').filter({ hasText: 'Laptop in the office' });
  await row.getByText('not yet used to sign in').waitFor();
  await button(page, 'I have saved them').click();

  // The authenticator holds one for this account already.
  await button(page, 'Add a passkey').click();
  await field(page, 'Name').fill('The same again');
  await page.keyboard.press('Enter');
  await dialog.getByText('This passkey has been added already.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Log out').click();

  expectFailure(page, { address: '/api/token', status: 401 });
  await heading(page, 'Sign In').waitFor();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await heading(page, 'Second step').waitFor();
  await pictures(page, 'login-passkey');
  expectFailure(page, { address: '/api/token', status: 400 });
  await setCounter(1_000);
  await button(page, 'Use a passkey').click();
  await page.getByRole('alert').getByText('The passkey could not be verified.').waitFor();
  await button(page, 'No passkey at hand? Use a recovery code').click();
  await field(page, 'Recovery code').waitFor();
  await button(page, 'Use a passkey instead of a code').click();
  await setCounter(0);
  await button(page, 'Use a passkey').click();
  await heading(page, 'Dashboard').waitFor();

  await page.getByRole('banner').getByRole('link', { name: 'Lena Ograniczona' }).click();
  await row.getByText('last used').waitFor();
  await button(page, 'Rename: Laptop in the office').click();
  await field(page, 'Name').fill('Notebook');
  await page.keyboard.press('Enter');
  await page.getByText('The passkey is renamed').waitFor();
  await closeToast(page);
  await button(page, 'Remove: Notebook').click();
  const question = page.getByRole('dialog', { name: 'Remove the passkey “Notebook”?' });
  await question.getByText('It is the last second factor').waitFor();
  await question.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('The passkey is removed').waitFor();
  await page.getByText('Recovery codes left').waitFor({ state: 'detached' });
});

test('at an IP address, where no browser makes passkeys, the account says so and offers codes only', async () => {
  const page = await atIpAddress.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/account');
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  await page.getByText('Passkeys work only at a domain name and over an encrypted connection').waitFor();
  await button(page, 'Turn on codes from an app').waitFor();
  expect(await button(page, 'Add a passkey').count()).toBe(0);
  await expectAccessible(page);
  await pictures(page, 'passkeys-nowhere');
});

test('at another address than its own, the account leads to the one where passkeys work', async () => {
  const page = await browser.page({ language: 'en' });
  const { port, origin } = new URL(browser.server().address);
  await signedIn(page, accounts.admin);
  const storage = await page.evaluate(() => ({ ...localStorage }));
  // Chromium resolves it to this machine, as a proxy would lead both names to one server.
  const elsewhere = `http://office.localhost:${port}`;
  await page.goto(`${elsewhere}/favicon.svg`);
  await page.evaluate((items) => Object.assign(localStorage, items), storage);
  await page.goto(`${elsewhere}/account`);
  const link = page.getByRole('link', { name: origin });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe(`${origin}/account`);
  expect(await button(page, 'Add a passkey').count()).toBe(0);
});
