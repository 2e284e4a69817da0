/** @module-tag essential */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { anOrder, aSellingOffer } from './order-records.ts';
import { aUser } from './people-records.ts';
import { button } from './screens.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

test('the data of a person are saved as a file, and erased once nothing prevents it and the e-mail was typed', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const offer = await aSellingOffer(page, 'Dębowa');
  const { userMeta } = await anOrder(page, offer, { email: 'debora@example.com', firstName: 'Debora' });
  const free = await aUser(page, { email: 'wanda@example.com', isAdmin: false });

  await page.goto(`/users/${userMeta.id}`);
  await page.getByRole('tab', { name: 'Personal data' }).click();
  await page.getByText('This person has open orders or payouts in progress.').waitFor();
  await page
    .getByText(/until 31.12.\d{4}/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Orders of this person' }).waitFor();
  await expect.poll(() => button(page, 'Erase the data').isDisabled()).toBe(true);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save the data file').click(),
  ]);
  const saved = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(saved.account).toMatchObject({ email: 'debora@example.com' });
  expect(saved.orders).toHaveLength(1);
  await screenshot(page, 'personal-data-prevented');
  await page.getByRole('link', { name: 'Orders of this person' }).click();
  await page.getByText('debora@example.com').first().waitFor();

  await page.goto(`/users/${free.id}`);
  await page.getByRole('tab', { name: 'Personal data' }).click();
  await button(page, 'Erase the data').click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Erase the data' });
  await expect.poll(() => confirm.isDisabled()).toBe(true);
  await dialog.getByRole('textbox').fill('Wanda@example.com');
  await screenshot(page, 'personal-data-question');
  await dialog.getByRole('textbox').press('Enter');
  await page.getByText(/The data of this person were erased on/).waitFor();
  await page.getByText(`erased-${free.id}@erased.invalid`).first().waitFor();
  expect(await button(page, 'Save the data file').count()).toBe(0);
  await screenshot(page, 'personal-data-erased');
  await page.getByRole('tab', { name: 'User', exact: true }).click();
  const fields = () =>
    page.locator('main input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  await expect.poll(async () => (await fields()).join(' ')).toContain(`erased-${free.id}@erased.invalid`);
  expect((await fields()).join(' ')).not.toMatch(/wanda|Lena|Nowa/);
});
