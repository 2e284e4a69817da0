/** @module-tag essential */
import type { UserView } from '@share/contract/areas/users/users.schemas.ts';
import { expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { callApi } from './records.ts';
import { button, expectToFit, field, heading } from './screens.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

test('a sent e-mail is found, read and sent again; one with a link never shows its text', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  await page.goto('/emails');
  await heading(page, 'Sent e-mails').waitFor();
  await page.getByText('Order accepted').first().waitFor();
  await screenshot(page, 'emails');
  await page.getByRole('row').filter({ hasText: 'Order accepted' }).first().click();
  await page.frameLocator('iframe').getByText('Dzień dobry').first().waitFor();
  await page.getByRole('switch', { name: 'Phone width' }).check();
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBe(375);
  await button(page, 'Send again').click();
  const question = page.getByRole('dialog', { name: 'Send this e-mail again?' });
  await question.getByText('@example.com').waitFor();
  await question.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('This e-mail was already sent again.').waitFor();
  await expect.poll(() => button(page, 'Send again').isDisabled()).toBe(true);
  await page.getByText('PL', { exact: true }).click();
  await page.getByText('Ta wiadomość została już wysłana ponownie.').waitFor();
  await screenshot(page, 'email-pl');

  const address = 'newcomer@example.com';
  await callApi<UserView>(page, 'POST', '/admin/user', {
    email: address,
    firstName: 'Nela',
    lastName: 'Nowa',
    isAdmin: true,
    resetPasswordUrlPattern: `${new URL(page.url()).origin}/set-password/:resetPasswordToken`,
  });
  await page.getByRole('link', { name: 'Wysłane e-maile', exact: true }).click();
  await field(page, 'Adres lub osoba').fill(address);
  await page.getByRole('table').getByRole('row').nth(2).waitFor({ state: 'detached' });
  await page.getByRole('row').filter({ hasText: address }).click();
  await page.getByText('Treść zawiera link, który otwiera konto.').waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
});

test('R10 who may not see people sees neither addresses nor a search for them', async () => {
  const page = await browser.page({ language: 'pl', width: 375 });
  await signInAhead(page, await accountWith(browser.server(), 'admin:email:list'));
  await page.goto('/emails');
  await page.getByText('Ukryte').first().waitFor();
  expect(await field(page, 'Adres lub osoba').count()).toBe(0);
  expect(await page.getByText('@example.com').count()).toBe(0);
  await expectToFit(page, 375);
});
