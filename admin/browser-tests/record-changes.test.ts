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

/** A page whose clock can be stopped, so that 5 seconds are as long on a busy machine. */
async function staff(): Promise<Page> {
  const page = await browser.staff();
  await page.clock.install();
  return page;
}

/** The page asks within 5 seconds of the change whether there was one. */
async function changedMeanwhile(page: Page, change: () => Promise<unknown>): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await change();
  const asked = page.waitForRequest(/\/admin\/(order\/\d+\/revision|change\/)/);
  await page.clock.runFor(5_000);
  await asked;
  await page.clock.resume();
}

test('an open order notices within 5 seconds that somebody else changed it, and keeps what is typed', async () => {
  const page = await staff();
  const order = await anOrder(page, await aSellingOffer(page, `Otwarte ${unique()}`), { email: anEmail() });
  await page.goto(`/orders/${order.id}/edit`);
  await field(page, 'City').fill('Gdynia');
  await changedMeanwhile(page, () => pay(page, order));
  await page.getByText('Changed by Alicja Administratorska').waitFor();
  await page.getByText('What you have typed stays.').waitFor();
  await screenshot(page, 'order-changed-by-others');
  await button(page, 'Show').click();
  await expect.poll(() => status(page)).toBe('Paid');
  await expect.poll(() => field(page, 'City').inputValue()).toBe('Gdynia');
  expect(await page.getByText('Changed by Alicja').count()).toBe(0);
});

test('an open form says within 5 seconds who changed its record: shows it, or merges it with what is typed', async () => {
  const page = await staff();
  const agreement = await anAgreement(page, `Zgoda ${unique()}`);
  const changeName = (en: string) =>
    callApi(page, 'PUT', `/admin/agreements/${agreement.id}`, {
      ...agreement,
      name: { ...agreement.name, en },
    });
  await page.goto(`/agreements/${agreement.id}`);
  await heading(page, agreement.name.en);
  await changedMeanwhile(page, () => changeName('First change'));
  await page.getByText('Changed by Alicja Administratorska').waitFor();
  await button(page, 'Show').click();
  await heading(page, 'First change');
  await page.getByText('Changed by Alicja').waitFor({ state: 'detached' });

  await page.locator('[name="name.pl"]').fill('Moja nazwa');
  await changedMeanwhile(page, () => changeName('Second change'));
  await page.getByText('What you have typed stays.').waitFor();
  await button(page, 'Show').click();
  await dialogue(page).waitFor();
  await screenshot(page, 'agreement-changed-by-others');
});
