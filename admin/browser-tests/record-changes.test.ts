import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, field } from './offer-records.ts';
import { anOrder, aSellingOffer, dialogue, fact, pay } from './order-records.ts';
import { anAgreement, callApi, unique } from './records.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

const anEmail = () => `changes-${unique()}@example.com`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const status = (page: Page) => fact(page, 'Status').textContent();

test('an open order notices within 5 seconds that somebody else changed it, and keeps what is typed', async () => {
  const page = await browser.staff();
  const order = await anOrder(page, await aSellingOffer(page, `Otwarte ${unique()}`), { email: anEmail() });
  await page.goto(`/orders/${order.id}/edit`);
  await field(page, 'City').fill('Gdynia');
  await pay(page, order);
  await page.getByText('Changed by Alicja Administratorska').waitFor({ timeout: 5_000 });
  await page.getByText('What you have typed stays.').waitFor();
  await screenshot(page, 'order-changed-by-others');
  await button(page, 'Show').click();
  await expect.poll(() => status(page)).toBe('Paid');
  await expect.poll(() => field(page, 'City').inputValue()).toBe('Gdynia');
  expect(await page.getByText('Changed by Alicja').count()).toBe(0);
});

test('an open form says within 5 seconds who changed its record: shows it, or merges it with what is typed', async () => {
  const page = await browser.staff();
  const agreement = await anAgreement(page, `Zgoda ${unique()}`);
  const changeName = (en: string) =>
    callApi(page, 'PUT', `/admin/agreements/${agreement.id}`, {
      ...agreement,
      name: { ...agreement.name, en },
    });
  await page.goto(`/agreements/${agreement.id}`);
  await heading(page, agreement.name.en);
  await changeName('First change');
  await page.getByText('Changed by Alicja Administratorska').waitFor({ timeout: 5_000 });
  await button(page, 'Show').click();
  await heading(page, 'First change');
  await page.getByText('Changed by Alicja').waitFor({ state: 'detached' });

  await page.locator('[name="name.pl"]').fill('Moja nazwa');
  await changeName('Second change');
  await page.getByText('What you have typed stays.').waitFor({ timeout: 5_000 });
  await button(page, 'Show').click();
  await dialogue(page).waitFor();
  await screenshot(page, 'agreement-changed-by-others');
});
