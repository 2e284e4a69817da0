import { warsawDay } from '@share/contract/shared/dates.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accept, anOrder, aSellingOffer, pay, said } from './order-records.ts';
import { callApi, unique } from './records.ts';
import { button, heading } from './screens.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

/** Counts from now on how often the person presses a mouse button. */
async function countClicks(page: Page) {
  await page.evaluate(() => {
    const counted = { clicks: 0 };
    Object.assign(window, { counted });
    window.addEventListener('pointerdown', () => counted.clicks++, true);
  });
  return () => page.evaluate(() => (window as unknown as { counted: { clicks: number } }).counted.clicks);
}

/** An offer of which two people hold 2 and 3 shares since today. */
async function anOfferWithHolders(page: Page, title: string) {
  const offer = await aSellingOffer(page, title);
  for (const quantity of [2, 3]) {
    const order = await anOrder(page, offer, { quantity, email: `${unique()}@example.com` });
    await pay(page, order);
    await accept(page, order);
  }
  return offer;
}

test('a dividend is prepared, checked, confirmed and recorded as paid with 12 clicks', {
  tags: 'essential',
}, async () => {
  const page = await browser.staff({ language: 'en' });
  const title = `Payout ${unique()}`;
  await anOfferWithHolders(page, title);
  await page.goto('/payouts');
  const clicks = await countClicks(page);
  await page.getByRole('link', { name: 'Prepare a payout' }).first().click();
  await heading(page, 'New payout').waitFor();
  await page.getByRole('combobox', { name: 'Offer' }).fill(title);
  await page.getByRole('option', { name: title }).click();
  await page.getByRole('textbox', { name: 'Holders on' }).fill(warsawDay(new Date()));
  await page.getByRole('textbox', { name: 'Gross amount' }).fill('100');
  await page.getByRole('textbox', { name: 'Tax (%)' }).fill('19');
  await page.keyboard.press('Control+s');
  await heading(page, `${title} EN`).waitFor();

  const row = (name: RegExp) => page.getByRole('row', { name });
  await row(/Zofia.*PLN 40\.00.*PLN 32\.40/).waitFor();
  await row(/Zofia.*PLN 60\.00.*PLN 48\.60/).waitFor();
  await page.getByText('Check the holders below, then confirm the payout.').waitFor();
  await screenshot(page, 'payout-draft');
  await button(page, 'Confirm the payout').click();
  const question = page.getByRole('dialog', { name: 'Confirm the payout?' });
  await question.getByText('PLN 81.00').waitFor();
  await question.getByText(/The day is not over/).waitFor();
  await question.getByRole('button', { name: 'Confirm the payout' }).click();
  await said(page, 'Payout confirmed');

  await page.getByText('To be transferred: PLN 81.00 (2 holders).').waitFor();
  await button(page, 'All were sent').click();
  await page.getByText('Sent, not paid yet: PLN 81.00 (2 holders).').waitFor();
  await button(page, 'All were paid').click();
  const dialogue = page.getByRole('dialog', { name: 'Record the payment' });
  await dialogue.getByRole('textbox', { name: 'Reference' }).fill('FT 2026/80');
  await dialogue.getByRole('button', { name: 'Record the payment' }).click();
  await dialogue.waitFor({ state: 'detached' });
  await page.getByText('Paid out').first().waitFor();
  expect(await clicks()).toBeLessThanOrEqual(12);
  await screenshot(page, 'payout-paid');

  await row(/PLN 40\.00/)
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /Investment/ }).waitFor();
  await page.getByText('PLN 32.40').first().waitFor();
});

test('a draft says that a holder has come since, and is confirmed after it is calculated again', async () => {
  const page = await browser.staff({ language: 'en' });
  const title = `Payout ${unique()}`;
  const offer = await anOfferWithHolders(page, title);
  const body = { offer: offer.id, asOf: warsawDay(new Date()), perShare: 2 };
  const { id } = await callApi<{ id: number }>(page, 'POST', '/admin/payout', body);
  const order = await anOrder(page, offer, { quantity: 1, email: `${unique()}@example.com` });
  await pay(page, order);
  await accept(page, order);
  await page.goto(`/payouts/${id}`);
  await page.getByText(/these have changed: 1 holder/).waitFor();
  await button(page, 'Calculate again').click();
  await page.getByText('Check the holders below, then confirm the payout.').waitFor();
  await page.getByText('PLN 12.00').first().waitFor();
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await heading(page, 'Change a payout').waitFor();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Amount per share' }).inputValue())
    .toBe('PLN 2.00');
});
