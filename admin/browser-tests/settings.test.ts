import { emptyPayPalCredentials } from '@share/contract/areas/series/series.schemas.ts';
import type {
  PayPalConfigInput,
  PayPalConfigView,
} from '@share/contract/areas/settings/paypal-config.schemas.ts';
import type { ConfigView } from '@share/contract/areas/settings/settings.schemas.ts';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { callApi } from './records.ts';
import { button, closeToast, expectToFit, field, heading, pathOf, toastOf } from './screens.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const dialog = (page: Page) => page.getByRole('dialog');
const stored = (page: Page) => callApi<ConfigView>(page, 'GET', '/admin/config');
/** The buttons at the top; those at the bottom are the last ones. */
const top = (page: Page, name: string) => button(page, name).first();
const bottom = (page: Page, name: string) => button(page, name).filter({ visible: true }).last();

test('SET-01 to SET-15 the five tabs are edited and saved, PayPal by itself', {
  tags: 'essential',
}, async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/general');
  await heading(page, 'Settings').waitFor();
  expect(pathOf(page)).toBe('/settings');
  await tab(page, 'Google').waitFor();
  await expect
    .poll(() => page.getByRole('tab').allInnerTexts())
    .toEqual(['General', 'Maintenance', 'Social Media', 'PayPal', 'Google']);
  await expect.poll(() => top(page, 'Save').isDisabled()).toBe(true);
  const history = page.getByRole('link', { name: 'History' });
  const historyOf = async () => decodeURIComponent((await history.getAttribute('href')) ?? '');
  expect(await historyOf()).toContain('filters[entity][value]=config');

  await field(page, 'Title of the site (Polish)').fill('Udziały w nieruchomościach');
  await field(page, 'Recipient of the messages').fill('office');
  await tab(page, 'Maintenance').click();
  await page.getByRole('switch', { name: 'The public site is closed' }).check();
  await field(page, 'Title on the site (English)').fill('Back at noon');
  await button(page, 'Preview: Notice to visitors of the site').click();
  await dialog(page).getByRole('heading', { name: 'Back at noon' }).waitFor();
  await screenshot(page, 'settings-maintenance-preview');
  await dialog(page).getByText('Polish').click();
  await dialog(page).getByRole('heading', { name: 'Przerwa techniczna' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await tab(page, 'Maintenance').getByLabel('unsaved changes').waitFor();

  await tab(page, 'Social Media').click();
  await page.getByRole('switch', { name: 'YouTube: shown on the site' }).check();
  await field(page, 'YouTube: address').fill('https://youtube.com/@shares');
  await field(page, 'YouTube: position').fill('1');
  await screenshot(page, 'settings-social');

  await tab(page, 'PayPal').click();
  await expect.poll(historyOf).toContain('filters[entity][value]=payPalConfig');
  await field(page, 'Maximum payment').fill('50000');
  // Only the server knows whether there are stored ones.
  expectFailure(page, { address: '/admin/config/paypal', status: 422 });
  await bottom(page, 'Save').click();
  await tab(page, 'PayPal').getByLabel('2 errors').waitFor();
  await field(page, 'Client ID (sandbox)').fill('sandbox-client');
  await field(page, 'Client secret (sandbox)').fill('canary-of-the-browser');
  await screenshot(page, 'settings-paypal');
  await bottom(page, 'Save').click();
  await toastOf(page, 'payPal.edit').getByText('PayPal settings saved').waitFor();
  await closeToast(page);
  const payPal = await callApi<PayPalConfigView>(page, 'GET', '/admin/config/paypal');
  expect(payPal).toMatchObject({
    maxAmount: 50_000,
    defaultCredentials: { sandboxClientId: 'sandbox-client' },
  });
  await expect.poll(() => page.content()).not.toContain('canary-of-the-browser');
  expect((await stored(page)).maintenanceMode).toBe(false);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await button(page, 'Stay').click();
  await tab(page, 'Google').click();
  await field(page, 'Google Maps ID').fill('maps-key');
  await bottom(page, 'Save').click();
  await page.getByText('The e-mail address is not valid.').waitFor();
  await expect.poll(() => tab(page, 'General').getAttribute('aria-selected')).toBe('true');
  await field(page, 'Recipient of the messages').fill('office@example.com');
  await top(page, 'Save').click();
  await toastOf(page, 'settings.edit').getByText('Settings saved', { exact: true }).waitFor();
  await page.getByText('The public site is closed').first().waitFor();
  expect(await stored(page)).toMatchObject({
    seoTitle: { pl: 'Udziały w nieruchomościach' },
    contactForm: { sendTo: 'office@example.com' },
    maintenanceMode: true,
    googleMapsId: 'maps-key',
  });
  expect((await stored(page)).socialMediaIcons.at(-1)).toMatchObject({ icon: 'youtube', position: 1 });
  await page.setViewportSize({ width: 992, height: 800 });
  await expectToFit(page, 992);
  await screenshot(page, 'settings-general-992');
});

test('SET-04, R7 somebody saved meanwhile: both changes are kept; reload takes what is stored', async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/settings');
  await field(page, 'Name of the sender').waitFor(); // The heading is there before the settings are.
  const { version: _, ...config } = await stored(page);
  await callApi(page, 'PUT', '/admin/config', {
    ...config,
    googleAnalyticsId: 'G-OTHER',
    maintenanceMode: false,
    maintenanceUntil: '2020-01-01 12:00:00',
  });
  await field(page, 'Name of the sender').fill('Mine');
  expectFailure(page, { address: '/admin/config', status: 412 });
  await top(page, 'Save').click();
  await dialog(page).getByText('Somebody changed this record').waitFor();
  await button(page, 'Apply and go on').click();
  await top(page, 'Save').click();
  await page.getByText('Settings saved', { exact: true }).waitFor();
  expect(await stored(page)).toMatchObject({
    googleAnalyticsId: 'G-OTHER',
    contactForm: { sendFromName: 'Mine' },
  });
  await field(page, 'Name of the sender').fill('Typed');
  await bottom(page, 'Reload').click();
  await dialog(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => field(page, 'Name of the sender').inputValue()).toBe('Mine');
  await tab(page, 'Maintenance').click();
  await page.getByText('This time has passed: visitors do not see it.').waitFor();
});

test('SET-03, SET-05, R7 PayPal alone: leaving asks, the change of somebody else is merged, and a failure is said', async () => {
  const page = await browser.staff();
  const path = '/admin/config/paypal';
  const savedElsewhere = (maxAmount: number) =>
    callApi(page, 'PUT', path, {
      maxAmount,
      defaultCredentials: {
        ...emptyPayPalCredentials(),
        sandboxClientId: 'client',
        sandboxClientSecret: 'secret',
      },
    } satisfies PayPalConfigInput);
  await savedElsewhere(1_000);
  await page.goto('/settings');
  await tab(page, 'PayPal').click();
  await field(page, 'Client ID (production)').fill('typed');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await button(page, 'Stay').click();
  await savedElsewhere(2_000);
  expectFailure(page, { address: path, status: 412 });
  await bottom(page, 'Save').click();
  await dialog(page).getByText('Somebody changed this record').waitFor();
  await button(page, 'Apply and go on').click();
  await page.getByText('The changes are merged. Check and save them.').waitFor();
  await closeToast(page);

  expectFailure(page, { address: '/admin/config', status: 0 });
  await page.route('**/api/admin/config{,/paypal}', (route) => route.abort());
  await bottom(page, 'Save').click();
  await toastOf(page, 'payPal.error.edit').getByText('The PayPal settings could not be saved').waitFor();
  await closeToast(page);
  await tab(page, 'General').click();
  await field(page, 'Name of the sender').fill('Refused');
  await bottom(page, 'Save').click();
  await toastOf(page, 'settings.error.edit').getByText('The settings could not be saved').waitFor();
  await closeToast(page);

  await page.unroute('**/api/admin/config{,/paypal}');
  await tab(page, 'PayPal').click();
  await bottom(page, 'Save').click();
  await toastOf(page, 'payPal.edit').waitFor();
  expect(await callApi(page, 'GET', path)).toMatchObject({
    maxAmount: 2_000,
    defaultCredentials: { productionClientId: 'typed' },
  });
});

test('KEY-17 readers change nothing; without the permission the screen says so, and the banner has no link', async () => {
  const page = await browser.page({ language: 'pl', width: 375 });
  const server = browser.server();
  await signedIn(page, await accountWith(server, 'admin:settings:get'), '/settings');
  await heading(page, 'Ustawienia').waitFor();
  for (const name of ['Google', 'PayPal', 'Media społecznościowe', 'Przerwa techniczna', 'Ogólne']) {
    await tab(page, name).click();
    await expectToFit(page, 375);
    const isInTwoLanguages = name === 'Ogólne' || name === 'Przerwa techniczna';
    const languages = page.getByRole('radiogroup', { name: 'Język tekstów' }).filter({ visible: true });
    await expect.poll(() => languages.count()).toBe(isInTwoLanguages ? 1 : 0);
    expect(await button(page, 'Zapisz').count()).toBe(0);
    await expect.poll(() => page.getByText('Tylko do odczytu').filter({ visible: true }).count()).toBe(1);
    await screenshot(page, `settings-reader-pl-375-${name}`);
  }

  const { version: _, ...config } = await stored(page);
  const admin = await browser.page();
  await signedIn(admin, accounts.admin, '/favicon.svg');
  await callApi(admin, 'PUT', '/admin/config', {
    ...config,
    maintenanceMode: true,
    maintenanceUntil: '2999-01-01 12:00:00',
  });
  const other = await browser.page({ language: 'pl' });
  await signedIn(other, await accountWith(server, 'admin:faq:list'), '/');
  const banner = other.getByRole('status').filter({ hasText: 'Serwis publiczny jest zamknięty' });
  await banner.getByText('Przewidywany koniec: 01/01/2999 12:00.').waitFor();
  expect(await banner.getByRole('link').count()).toBe(0);
  await other.getByRole('link', { name: 'Ustawienia' }).click();
  await other.getByText('Nie masz uprawnień do ustawień').waitFor();
  expect(await other.getByRole('tab').count()).toBe(0);
  await screenshot(other, 'settings-no-permission-pl');
});

test('reminders and the demanded second step stay as they were saved; that no mail server is set is said', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, await accountWith(browser.server(), 'admin:settings:get', 'admin:settings:edit'));
  // Whoever demands a second step has one.
  const { secret } = await callApi<{ secret: string }>(page, 'POST', '/self/one-time-codes');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await callApi(page, 'POST', '/self/one-time-codes/confirmation', { code });
  await page.goto('/settings');
  await button(page, 'Check the connection').click();
  await page.getByText('No mail server is configured (SMTP_URL)').waitFor();
  const switches = ['Remind investors of due transfers', 'Require two-step sign-in for all staff'].map(
    (name) => page.getByRole('switch', { name }),
  );
  const areOn = () => Promise.all(switches.map((one) => one.isChecked()));
  for (const wanted of [
    [false, true],
    [true, false],
  ]) {
    for (const one of switches) await one.click();
    await bottom(page, 'Save').click();
    await toastOf(page, 'settings.edit').waitFor();
    await page.reload();
    await expect.poll(areOn).toEqual(wanted);
  }
});
