import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { anOrder, aSellingOffer, pay } from './order-records.ts';
import { pathOf, searchOf } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('RTE-05 home shows what waits, with number and sum, and leads to each record and to all of them', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const offer = await aSellingOffer(page, 'Pulpitowa');
  const order = await anOrder(page, offer, { quantity: 2, email: 'waiting@example.com' });
  await page.goto('/');
  const payments = card(page, 'Payments to accept');
  await payments.getByText(/^3 · PLN 95,001\.00$/).waitFor();
  await card(page, 'Shares left in open offers').getByRole('link').nth(7).waitFor();
  const sold = card(page, 'Sold per week');
  await sold.getByText('Show as a table').click();
  await expect.poll(() => sold.getByRole('row').count()).toBe(13);
  await expectAccessible(page);
  await sold.getByText('Show as a table').click();
  await screenshot(page, 'home');
  await payments.getByRole('link', { name: 'Show all' }).click();
  await page.locator('[data-summary]', { hasText: '3 · PLN 95,001.00' }).waitFor();
  expect([pathOf(page), searchOf(page)]).toEqual(['/transactions', '?filters[waits][value]=toAccept']);
  await pay(page, order);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await card(page, 'Payments to accept').getByText(/^2 · /).waitFor();
  const paid = card(page, 'Paid orders to accept');
  await paid.getByRole('listitem').filter({ hasText: 'PLN 501.00' }).click();
  await page.getByRole('heading', { level: 1, name: `Order ${order.id}` }).waitFor();
});

test('RTE-05 each card leads to a list with exactly the rows that it counts', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  await page.goto('/');
  await page.getByRole('link', { name: 'Show all' }).first().waitFor();
  const counted = await page
    .getByRole('region')
    .filter({ has: page.getByRole('link', { name: 'Show all' }) })
    .locator('h2')
    .evaluateAll((titles) =>
      titles.map((title) => ({
        name: title.textContent ?? '',
        rows: title.nextElementSibling?.textContent?.split(' · ')[0],
      })),
    );
  expect(counted.map(({ name }) => name)).toEqual(expect.arrayContaining(['Payments to accept']));
  for (const { name, rows } of counted) {
    // Which records lack a language is said by kind, not in one list.
    if (name === 'Content without an up-to-date translation') continue;
    await card(page, name).getByRole('link', { name: 'Show all' }).click();
    await page.locator('[data-summary]').waitFor();
    await expect
      .poll(async () => (await page.locator('[data-summary]').textContent())?.split(' · ')[0])
      .toBe(rows);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await card(page, name).waitFor();
  }
});

test('home shows nobody what they may not list, and says kindly that nothing waits', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, await accountWith(browser.server(), 'admin:offer:list'));
  await page.goto('/');
  await page.getByText('Nothing is waiting').waitFor();
  expect(await page.getByText('Payments to accept').count()).toBe(0);
  await signInAhead(page, await accountWith(browser.server()));
  await page.goto('/');
  await page.getByText('Choose from the menu what you want to work on.').waitFor();
  expect(await page.getByText('Sold per week').count()).toBe(0);
});
