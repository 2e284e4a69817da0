/** The term of a payment, extended to a typed day from the list of orders. */

import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { addWarsawDays, formatInstant, warsawDay } from '@share/contract/shared/dates.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { anOrder, aSellingOffer, dialogue, pay, said, transactionOf } from './order-records.ts';
import { callApi, unique } from './records.ts';
import { signInAhead } from './support/accounts.ts';
import { aBrowser, type Looks } from './support/browser.ts';
import { focused } from './support/keyboard.ts';
import { screenshot, screenshots } from './support/screenshot.ts';

const browser = aBrowser();
const TERM = 'New due date: until the end of';

/** The list of an order that waits for its money and of one that has it. */
async function aListOfTwo(looks: Looks = {}) {
  const page = await browser.staff(looks);
  const word = `Terminowa ${unique()}`;
  const offer = await aSellingOffer(page, word);
  const [waiting, paid] = [await anOrder(page, offer), await anOrder(page, offer, { quantity: 1 })];
  await pay(page, paid);
  const address = `/orders?filters[offer][value]=${word}`;
  await page.goto(address);
  await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
  return { page, address, id: transactionOf(waiting), order: waiting.id };
}

/** The day in 40 days, as people write it. */
const later = () => warsawDay(addWarsawDays(new Date(), 40)).split('-').reverse().join('.');
const otherDate = (page: Page) => page.getByRole('button', { name: /^Other date/ });

/** Types the day into the question, and extends; returns the number of clicks with those before. */
async function typed(page: Page, transaction: number, before: readonly Locator[]): Promise<number> {
  for (const one of before) await one.click();
  await expect.poll(() => focused(page)).toBe(TERM);
  await page.keyboard.type(later());
  await page.keyboard.press('Tab');
  await dialogue(page).getByRole('button', { name: 'Extend', exact: true }).click();
  await said(page, 'Due date extended');
  const { waitUntil } = await callApi<TransactionView>(page, 'GET', `/admin/transaction/${transaction}`);
  expect(formatInstant(waitUntil ?? '')).toBe(`${later()} 23:59`);
  return before.length + 1;
}

test('TRX-10 a term is extended to a typed day from its row, in 2 clicks, where it can be extended', async () => {
  const { page, id } = await aListOfTwo();
  await expect.poll(() => otherDate(page).count()).toBe(1);
  await screenshots(page, 'orders-other-date');
  await page.setViewportSize({ width: 1200, height: 900 });
  await screenshot(page, 'orders-other-date-1200');
  const open = page.getByRole('button', { name: `Other date: transaction ${id}` });
  expect(await typed(page, id, [open])).toBe(2);
  await page.locator('tbody tr').getByText(later()).waitFor();
});

test('on a phone it is a line in the menu of the row: 3 clicks', async () => {
  const { page, id, order } = await aListOfTwo({ width: 375, height: 800 });
  const menu = page.getByRole('button', { name: `Actions: Order ${order}` });
  await menu.click();
  await otherDate(page).waitFor();
  await screenshot(page, 'orders-other-date-menu');
  await page.keyboard.press('Escape');
  expect(await typed(page, id, [menu, otherDate(page)])).toBe(3);
});

test('without the right to extend terms no row offers it', async () => {
  const { address } = await aListOfTwo();
  const colleague = await browser.page({ language: 'en' });
  await signInAhead(colleague, await accountWith(browser.server(), 'admin:order:list'));
  await colleague.goto(address);
  await expect.poll(() => colleague.locator('tbody tr').count()).toBe(2);
  expect(await otherDate(colleague).count()).toBe(0);
});
